public import Foundation

extension UIColor {
  /// Writes the components under the current traits; the answer is always true, since every colour here is sRGB.
  @discardableResult
  public func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let components = currentComponents
    (red, green, blue, alpha) = (components.red, components.green, components.blue, components.alpha)
    return true
  }

  /// Writes hue, saturation, brightness and opacity under the current traits; the answer is always true.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let components = currentComponents
    (hue, saturation, brightness) = components.hueSaturationBrightness
    alpha = components.alpha
    return true
  }

  /// Writes the grey of a colour whose components are equal; the answer is false, and nothing written, for others.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let components = currentComponents
    guard components.red == components.green, components.green == components.blue else { return false }
    (white, alpha) = (components.red, components.alpha)
    return true
  }
}
