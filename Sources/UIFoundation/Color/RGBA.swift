import Foundation

/// The components of a color in sRGB, each from 0 to 1.
struct RGBA: Hashable, Sendable {
  var red, green, blue, alpha: CGFloat

  static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates the color 0xRRGGBB.
  init(hex: UInt32, alpha: CGFloat = 1) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// Creates a color from hue, saturation, and brightness, each clamped to the range from 0 to 1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }
    let (saturation, brightness) = (unit(saturation), unit(brightness))
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + unit(hue) * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The hue, saturation, and brightness, each from 0 to 1. The hue of gray is 0.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0, high > 0 else { return (0, 0, high) }
    let sixths: CGFloat
    switch high {
    case red: sixths = ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6)
    case green: sixths = (blue - red) / range + 2
    default: sixths = (red - green) / range + 4
    }
    return (sixths / 6, range / high, high)
  }
}
