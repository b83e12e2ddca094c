package import CoreGraphics

extension UIColor {
  /// Sets the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill color of the current context.
  public func setFill() { GraphicsContexts.current?.fillColor = displayColor }
  /// Sets the stroke color of the current context.
  public func setStroke() { GraphicsContexts.current?.strokeColor = displayColor }

  /// The color for the current traits, as it is drawn.
  package var displayColor: DisplayList.Color {
    let components = currentComponents
    return DisplayList.Color(
      red: Double(components.red), green: Double(components.green), blue: Double(components.blue),
      alpha: Double(components.alpha))
  }

  /// Returns the color for the given traits, as it is drawn.
  package func displayColor(_ traits: UITraitCollection) -> DisplayList.Color {
    resolvedColor(with: traits).displayColor
  }
}
