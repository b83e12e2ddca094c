/// Drawing. Nothing is drawn; the methods exist for source compatibility.
extension UIColor {
  /// Sets the fill and stroke color. Does nothing, because nothing is drawn.
  public func set() {}
  /// Sets the fill color. Does nothing, because nothing is drawn.
  public func setFill() {}
  /// Sets the stroke color. Does nothing, because nothing is drawn.
  public func setStroke() {}
}
