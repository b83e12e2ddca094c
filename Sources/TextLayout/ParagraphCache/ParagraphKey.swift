/// What tells one paragraph from another: everything in it. Hashed once, so that a lookup reads the text only to compare it.
struct ParagraphKey: Hashable, Sendable {
  let paragraph: Paragraph
  private let hash: Int

  init(_ paragraph: Paragraph) {
    self.paragraph = paragraph
    var hasher = Hasher()
    hasher.combine(paragraph.units)
    hasher.combine(paragraph.styles)
    hasher.combine(paragraph.styleRuns)
    hasher.combine(paragraph.baseDirection)
    hasher.combine(paragraph.rules)
    hasher.combine(paragraph.attachments)
    hash = hasher.finalize()
  }

  static func == (a: ParagraphKey, b: ParagraphKey) -> Bool {
    a.hash == b.hash && a.paragraph.units == b.paragraph.units && a.paragraph.styles == b.paragraph.styles
      && a.paragraph.styleRuns == b.paragraph.styleRuns && a.paragraph.baseDirection == b.paragraph.baseDirection
      && a.paragraph.rules == b.paragraph.rules && a.paragraph.attachments == b.paragraph.attachments
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
