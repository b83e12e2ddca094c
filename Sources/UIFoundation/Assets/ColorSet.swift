import CoreGraphics
import Foundation

/// The variants of a named color of an asset catalog.
struct ColorSet {
  private let path: String
  private let variants: [AssetVariant]

  /// Reads a `.colorset`.
  init(_ folder: String, root: String) throws(AssetError) {
    path = folder + "/Contents.json"
    let contents = try AssetFile.contents(of: folder, root: root)
    guard let colors = contents["colors"] as? [[String: Any]] else {
      throw AssetError(path: path, reason: .damaged("there is no list of colors"))
    }
    variants = colors.map { AssetVariant(members: $0) }.filter { $0.members["color"] is [String: Any] }
  }

  /// Returns the color, which has the components of the variant for the traits that it is resolved with.
  ///
  /// - Throws: ``AssetError`` if a variant is damaged, or there is none for a device.
  func color(_ traits: UITraitCollection) throws(AssetError) -> UIColor {
    var choices: [(contrast: UIAccessibilityContrast, style: UIUserInterfaceStyle, color: UIColor)] = []
    for contrast in [UIAccessibilityContrast.normal, .high] {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let combined = traits.modifyingTraits {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        }
        guard let variant = AssetVariant.best(variants, for: combined).first,
          let members = variant.members["color"] as? [String: Any]
        else { throw AssetError(path: path, reason: .noVariant) }
        guard let color = Self.color(members) else {
          throw AssetError(path: path, reason: .damaged("a color's components are damaged"))
        }
        choices.append((contrast, style, color))
      }
    }
    let colors = choices.map(\.color)
    if colors.dropFirst().allSatisfy({ $0.isEqual(colors[0]) }) { return colors[0] }
    return UIColor { traits in
      let first = traits.accessibilityContrast == .high ? 2 : 0
      return colors[first + (traits.userInterfaceStyle == .dark ? 1 : 0)].resolvedColor(with: traits)
    }
  }

  private static func color(_ members: [String: Any]) -> UIColor? {
    if let name = members["reference"] as? String { return UIColor.namesInDocuments[name] }
    guard let components = members["components"] as? [String: Any] else { return nil }
    let alpha = components["alpha"] == nil ? 1 : component(components["alpha"], isAlpha: true)
    guard let alpha else { return nil }
    let isLinear = (members["color-space"] as? String)?.contains("linear") == true
    func value(_ name: String) -> CGFloat? {
      component(components[name], isAlpha: false).map { isLinear ? encoded($0) : $0 }
    }
    if let white = value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
    if members["color-space"] as? String == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as Xcode writes it: a fraction with a decimal point, or an integer of 8 bits, decimal or as in `0x7F`.
  /// The alpha is always a fraction, and so is a JSON number.
  private static func component(_ member: Any?, isAlpha: Bool) -> CGFloat? {
    if let number = member as? NSNumber, number.doubleValue.isFinite { return CGFloat(number.doubleValue) }
    guard let text = member as? String else { return nil }
    if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if !isAlpha, let bits = UInt8(text) { return CGFloat(bits) / 255 }
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(value)
  }

  /// Returns a linear component with sRGB's transfer function (IEC 61966-2-1).
  private static func encoded(_ linear: CGFloat) -> CGFloat {
    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
