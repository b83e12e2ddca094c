/// A stretch of text whose widths are counted in the same way: one style, and faces of equal units per em; or one tab, or
/// one attachment.
struct ScaleSegment: Sendable {
  /// What stands there.
  enum Content: Hashable, Sendable {
    case glyphs
    /// One tab, whose width depends on where it stands on a line.
    case tab
    /// The attachment at a place in ``Paragraph/attachments``.
    case attachment(Int)
  }

  var start: Int
  var end: Int
  /// The place of the style, and so of the point size.
  var style: Int
  /// How many advance units make an em.
  var unitsPerEm: Int
  var content = Content.glyphs
}
