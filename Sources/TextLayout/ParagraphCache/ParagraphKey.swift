/// What tells one paragraph from another: everything in it, and the fallback fonts that there were. Hashed once, so that a lookup reads the text only to compare it.
struct ParagraphKey: Hashable, Sendable {
  let paragraph: Paragraph
  private let generation: Int
  private let hash: Int

  /// A paragraph, and the catalog's ``FontCatalog/generation``.
  init(_ paragraph: Paragraph, generation: Int) {
    self.paragraph = paragraph
    self.generation = generation
    var hasher = Hasher()
    hasher.combine(generation)
    hasher.combine(paragraph.units)
    hasher.combine(paragraph.styles)
    hasher.combine(paragraph.styleRuns)
    hasher.combine(paragraph.baseDirection)
    hasher.combine(paragraph.rules)
    hasher.combine(paragraph.attachments)
    hasher.combine(paragraph.directions)
    hash = hasher.finalize()
  }

  static func == (a: ParagraphKey, b: ParagraphKey) -> Bool {
    a.hash == b.hash && a.generation == b.generation && a.paragraph.units == b.paragraph.units
      && a.paragraph.styles == b.paragraph.styles
      && a.paragraph.styleRuns == b.paragraph.styleRuns && a.paragraph.baseDirection == b.paragraph.baseDirection
      && a.paragraph.rules == b.paragraph.rules && a.paragraph.attachments == b.paragraph.attachments
      && a.paragraph.directions == b.paragraph.directions
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
