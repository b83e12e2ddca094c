/// A range of text whose widths are computed in the same way.
///
/// It has one style and faces with the same units per em, or is a single tab or attachment.
struct ScaleSegment: Sendable {
  /// The content of the range.
  enum Content: Hashable, Sendable {
    /// Glyphs, whose advances are in the units of the segment.
    case glyphs
    /// A tab, whose width depends on its position on a line.
    case tab
    /// The attachment at an index in ``Paragraph/attachments``.
    case attachment(Int)
  }

  var start: Int
  var end: Int
  /// The index of the style, and therefore of the point size.
  var style: Int
  /// The number of advance units in an em.
  var unitsPerEm: Int
  var content = Content.glyphs
}
