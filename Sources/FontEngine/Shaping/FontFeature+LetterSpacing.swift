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
