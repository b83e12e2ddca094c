public import Foundation

extension UIColor {
  /// Sets the arguments to the components for the current traits. Always returns `true`, because every color is sRGB.
  @discardableResult
  public func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let components = currentComponents
    (red, green, blue, alpha) = (components.red, components.green, components.blue, components.alpha)
    return true
  }

  /// Sets the arguments to hue, saturation, brightness, and alpha for the current traits. Always returns `true`.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let components = currentComponents
    (hue, saturation, brightness) = components.hueSaturationBrightness
    alpha = components.alpha
    return true
  }

  /// Sets the arguments to the gray and alpha of a gray color. Returns `false` without setting them for other colors.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let components = currentComponents
    guard components.red == components.green, components.green == components.blue else { return false }
    (white, alpha) = (components.red, components.alpha)
    return true
  }
}
