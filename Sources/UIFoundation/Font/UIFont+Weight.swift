public import Foundation

extension UIFont {
  /// How heavy a font is, from -1 to 1; regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// A weight by number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight by number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The usual weight of text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The usual heavy weight.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The nine weights, lightest first: in steps of 100 from weight class 100.
  static let all: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// The weight of a usWeightClass, 1 to 1000, to the nearest hundred.
  init(class weightClass: Int) {
    self = Self.all[min(max((weightClass + 50) / 100, 1), Self.all.count) - 1]
  }

  /// The name of one of the nine weights.
  var name: String { Self.all.firstIndex(of: self).map { Self.names[$0] } ?? "Regular" }

  /// Whether a font of this weight counts as bold: semibold and heavier, as on iOS.
  var isBold: Bool { rawValue >= UIFont.Weight.semibold.rawValue }
}
