extension FontFeature {
  /// The features of letter-spaced text in which `features` are asked for.
  ///
  /// The ligatures that fonts apply by themselves (`liga`, `clig`) are off, since letters that are one glyph cannot stand apart
  /// (CSS Text 3, 8.2); who asks for one of them by name gets it (CSS Fonts 4, 7.2). Ligatures that a script requires (`rlig`)
  /// and those that are off by default (`dlig`, `hlig`) and contextual forms (`calt`) are left as asked. Kerning stays.
  public static func letterSpaced(_ features: [FontFeature]) -> [FontFeature] {
    [FontFeature("liga", 0), FontFeature("clig", 0)] + features
  }
}
