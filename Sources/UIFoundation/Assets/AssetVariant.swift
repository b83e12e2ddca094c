import Foundation

/// An element of `images` or `colors` of a set: for which traits it is, and what it is.
///
/// The members are those of Apple's Asset Catalog Format Reference, "Image Set Type" and "Named Color Type", and
/// `appearances`, which Xcode has written since version 10.
struct AssetVariant {
  let members: [String: Any]

  /// How well a variant suits traits.
  private enum Fit: Int, Comparable {
    case mismatch, any, exact

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The numbers of pixels per point that a variant can have. Xcode writes 1, 2, and 3.
  private static let scales: ClosedRange<Double> = 1...10

  /// The pixels per point, or `nil` for a variant for every scale, as is one whose scale isn't in ``scales``.
  var scale: CGFloat? {
    guard let text = members["scale"] as? String, text.hasSuffix("x"), let value = Double(text.dropLast()),
      Self.scales.contains(value)
    else { return nil }
    return CGFloat(value)
  }

  /// The direction that the variant is drawn for, or `nil`.
  var direction: String? { members["language-direction"] as? String }

  /// Returns how specifically the variant is for traits, or `nil` if it isn't for them. The order of the numbers is that
  /// in which UIKit compares them: the device, the appearance, the size classes, and the direction.
  private func specificity(_ traits: UITraitCollection) -> [Int]? {
    let fits = [idiom(traits), sizeClasses(traits), language(traits), unsupported]
    guard !fits.contains(.mismatch), let appearances = appearances(traits) else { return nil }
    return [fits[0].rawValue, appearances] + fits.dropFirst().map(\.rawValue)
  }

  private func idiom(_ traits: UITraitCollection) -> Fit {
    switch members["idiom"] as? String ?? "universal" {
    case "universal": .any
    case "iphone": traits.userInterfaceIdiom == .pad ? .mismatch : .exact
    case "ipad": traits.userInterfaceIdiom == .pad ? .exact : .mismatch
    default: .mismatch
    }
  }

  /// The number of appearances that the variant is for, or `nil` if one isn't that of the traits.
  private func appearances(_ traits: UITraitCollection) -> Int? {
    guard let appearances = members["appearances"] as? [[String: Any]] else { return 0 }
    let fits = appearances.map { appearance -> Bool in
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
      case ("luminosity", "light"): traits.userInterfaceStyle != .dark
      case ("contrast", "high"): traits.accessibilityContrast == .high
      default: false
      }
    }
    return fits.contains(false) ? nil : fits.count
  }

  private func sizeClasses(_ traits: UITraitCollection) -> Fit {
    let fits = [
      ("width-class", traits.horizontalSizeClass), ("height-class", traits.verticalSizeClass),
    ].map { name, sizeClass -> Fit in
      switch members[name] as? String {
      case "compact": sizeClass == .compact ? .exact : .mismatch
      case "regular": sizeClass == .regular ? .exact : .mismatch
      default: .any
      }
    }
    return fits.contains(.mismatch) ? .mismatch : fits.max() ?? .any
  }

  private func language(_ traits: UITraitCollection) -> Fit {
    switch direction {
    case "right-to-left": traits.layoutDirection == .rightToLeft ? .exact : .mismatch
    case "left-to-right": traits.layoutDirection == .rightToLeft ? .any : .exact
    default: .any
    }
  }

  /// Variants for features of devices that no trait tells: each has another variant for all devices beside it.
  private var unsupported: Fit {
    let isSpecial = ["subtype", "memory", "graphics-feature-set", "screen-width"].contains { members[$0] != nil }
    let isWide = members["display-gamut"] as? String == "display-P3"
    return isSpecial || isWide ? .mismatch : .any
  }

  /// Returns the best variants for traits: the most specific ones. Several differ only in their scales.
  static func best(_ variants: [AssetVariant], for traits: UITraitCollection) -> [AssetVariant] {
    let suitable = variants.compactMap { variant in variant.specificity(traits).map { (variant, $0) } }
    guard let best = suitable.map(\.1).max(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
    return suitable.filter { $0.1 == best }.map(\.0)
  }
}
