import FontEngine

/// What tells one paragraph from another: everything in it.
extension Paragraph {
  /// A number that equal paragraphs have in common.
  var identityHash: Int {
    var hasher = Hasher()
    hasher.combine(UTF16Hash.of(units))
    for style in styles { style.hashIdentity(into: &hasher) }
    if hasSeveralRuns { hasher.combine(styleRuns) }
    if !attachments.isEmpty { hasher.combine(attachments) }
    if !directions.isEmpty { hasher.combine(directions) }
    hasher.combine(baseDirection)
    return hasher.finalize()
  }

  /// The number of the paragraph that a string in a style makes; nil unless the string is ASCII.
  static func identityHash(ascii text: String, _ style: TextStyle) -> Int? {
    guard let units = UTF16Hash.of(ascii: text) else { return nil }
    var hasher = Hasher()
    hasher.combine(units)
    style.hashIdentity(into: &hasher)
    hasher.combine(BaseDirection.automatic)
    return hasher.finalize()
  }

  /// Whether this is the paragraph that an ASCII string in a style makes.
  func isSame(asASCII text: String, in style: TextStyle) -> Bool {
    styles.count == 1 && styles[0] == style && !hasSeveralRuns && baseDirection == .automatic && attachments.isEmpty
      && directions.isEmpty && UTF16Hash.isSame(units, ascii: text) && rules == BreakRules()
  }

  /// Whether all is equal.
  func isSame(as other: Paragraph) -> Bool {
    units.hasSameUnits(as: other.units) && styles == other.styles && hasSameRuns(as: other)
      && baseDirection == other.baseDirection
      && rules == other.rules && attachments == other.attachments && directions == other.directions
  }
}

extension TextStyle {
  /// Hashes what tells styles apart.
  fileprivate func hashIdentity(into hasher: inout Hasher) {
    hasher.combine(face)
    // Most styles have nothing else.
    if let language { hasher.combine(language) }
    if !features.isEmpty { hasher.combine(features) }
    if !otherFaces.isEmpty { hasher.combine(otherFaces) }
    if tracking != 0 || baselineOffset != 0 {
      hasher.combine(tracking)
      hasher.combine(baselineOffset)
    }
  }
}
