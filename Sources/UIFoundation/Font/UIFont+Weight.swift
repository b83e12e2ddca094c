public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1; regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A weight between ultra light and light.
    public static let thin = Weight(-0.6)
    /// A weight between thin and regular.
    public static let light = Weight(-0.4)
    /// The regular weight of text.
    public static let regular = Weight(0)
    /// A weight between regular and semibold.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// The standard heavy weight.
    public static let bold = Weight(0.4)
    /// A weight between bold and black.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The nine weights, lightest first, which are the weight classes 100 to 900 in steps of 100.
  static let all: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// Creates the weight of a usWeightClass, from 1 to 1000, rounded to the nearest hundred.
  init(class weightClass: Int) {
    self = Self.all[min(max((weightClass + 50) / 100, 1), Self.all.count) - 1]
  }

  /// The name of one of the nine weights.
  var name: String { Self.all.firstIndex(of: self).map { Self.names[$0] } ?? "Regular" }

  /// Whether a font of this weight is considered bold: semibold and heavier, as on iOS.
  var isBold: Bool { rawValue >= UIFont.Weight.semibold.rawValue }
}
