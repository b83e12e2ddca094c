import FontEngine

/// What tells one paragraph from another: everything in it.
extension Paragraph {
  /// A number that equal paragraphs have in common.
  var identityHash: Int {
    var hasher = Hasher()
    units.hashBytes(into: &hasher)
    for style in styles {
      hasher.combine(style.face)
      // Most styles have nothing else.
      if let language = style.language { hasher.combine(language) }
      if !style.features.isEmpty { hasher.combine(style.features) }
      if !style.otherFaces.isEmpty { hasher.combine(style.otherFaces) }
      if style.tracking != 0 || style.baselineOffset != 0 {
        hasher.combine(style.tracking)
        hasher.combine(style.baselineOffset)
      }
    }
    if styleRuns.count > 1 { hasher.combine(styleRuns) }
    if !attachments.isEmpty { hasher.combine(attachments) }
    if !directions.isEmpty { hasher.combine(directions) }
    hasher.combine(baseDirection)
    return hasher.finalize()
  }

  /// Whether all is equal.
  func isSame(as other: Paragraph) -> Bool {
    units.hasSameUnits(as: other.units) && styles == other.styles && hasSameRuns(as: other)
      && baseDirection == other.baseDirection
      && rules == other.rules && attachments == other.attachments && directions == other.directions
  }
}
