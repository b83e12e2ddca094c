/// Drawing: nothing here. Source that draws compiles, and leaves no picture.
extension UIColor {
  /// Fills and draws lines in the colour from now on: nothing here.
  public func set() {}
  /// Fills in the colour from now on: nothing here.
  public func setFill() {}
  /// Draws lines in the colour from now on: nothing here.
  public func setStroke() {}
}
