import FontEngine

/// The identity of a paragraph: all of its contents.
extension Paragraph {
  /// The hash of the paragraph; equal paragraphs have equal hashes.
  var identityHash: Int {
    var hasher = Hasher()
    hasher.combine(UTF16Hash.of(units))
    for style in styles { style.hashIdentity(into: &hasher) }
    if hasSeveralRuns { hasher.combine(styleRuns) }
    if !attachments.isEmpty { hasher.combine(attachments) }
    if !directions.isEmpty { hasher.combine(directions) }
    if !unbrokenOffsets.isEmpty { hasher.combine(unbrokenOffsets) }
    hasher.combine(baseDirection)
    return hasher.finalize()
  }

  /// Returns the hash of the paragraph with a string in a style, or `nil` unless the string is ASCII.
  static func identityHash(ascii text: String, _ style: TextStyle) -> Int? {
    guard let units = UTF16Hash.of(ascii: text) else { return nil }
    var hasher = Hasher()
    hasher.combine(units)
    style.hashIdentity(into: &hasher)
    hasher.combine(BaseDirection.automatic)
    return hasher.finalize()
  }

  /// Returns whether this is the paragraph with an ASCII string in a style.
  func isSame(asASCII text: String, in style: TextStyle) -> Bool {
    styles.count == 1 && styles[0] == style && !hasSeveralRuns && baseDirection == .automatic && attachments.isEmpty
      && directions.isEmpty && unbrokenOffsets.isEmpty && UTF16Hash.isSame(units, ascii: text) && rules == BreakRules()
  }

  /// Returns whether two paragraphs are equal.
  func isSame(as other: Paragraph) -> Bool {
    units.hasSameUnits(as: other.units) && styles == other.styles && hasSameRuns(as: other)
      && baseDirection == other.baseDirection
      && rules == other.rules && attachments == other.attachments && directions == other.directions
      && unbrokenOffsets == other.unbrokenOffsets
  }
}

extension TextStyle {
  /// Hashes the attributes of the style.
  fileprivate func hashIdentity(into hasher: inout Hasher) {
    hasher.combine(face)
    // Most styles have no other attributes.
    if let language { hasher.combine(language) }
    if !features.isEmpty { hasher.combine(features) }
    if !otherFaces.isEmpty { hasher.combine(otherFaces) }
    if tracking != 0 || baselineOffset != 0 {
      hasher.combine(tracking)
      hasher.combine(baselineOffset)
    }
  }
}
