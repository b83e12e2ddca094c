/// An OpenType feature and its value, such as `smcp` 1 or `kern` 0.
public struct FontFeature: Hashable, Sendable {
  /// The tag of the feature.
  public let tag: OpenTypeTag
  /// The value: 0 turns the feature off and 1 turns it on; larger values select an alternate.
  public let value: UInt32

  /// Creates a feature with a value. The default is 1.
  public init(_ tag: OpenTypeTag, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}

extension FontFeature {
  /// Returns the features for letter-spaced text for which `features` are requested.
  ///
  /// The ligatures that fonts apply by default (`liga`, `clig`) are turned off, since the letters of a single glyph
  /// cannot be spaced (CSS Text 3, 8.2), unless they are requested by name (CSS Fonts 4, 7.2). Ligatures that a script
  /// requires (`rlig`), those that are off by default (`dlig`, `hlig`), contextual forms (`calt`), and kerning are
  /// unchanged.
  public static func letterSpaced(_ features: [FontFeature]) -> [FontFeature] {
    [FontFeature("liga", 0), FontFeature("clig", 0)] + features
  }
}
