/// The layouts in which our lines differ from those of both engines, each with its reason. A test demands that every
/// one of them still differs.
enum KnownDifferences {
  /// Which paragraph, in which font, at which width.
  struct Layout: Hashable, Sendable, CustomStringConvertible {
    let paragraph: Int
    let font: String
    let width: Double

    init(_ paragraph: Int, _ font: String, _ width: Double) {
      self.paragraph = paragraph
      self.font = font
      self.width = width
    }

    var description: String { "paragraph \(paragraph) in \(font) at \(width)" }
  }

  /// Lines of equal text for which the two engines have different widths; ours agrees with one of them.
  ///
  /// Paragraph 33: Pango was configured to show no hyphen at a soft hyphen; Chromium and we show one. Paragraph 59:
  /// Chromium keeps the kerning of "et" where it breaks the word between the two. Paragraph 267: Pango takes the space
  /// between two Latin words from their font; Chromium and we take it from the paragraph's first font, which has one.
  static let enginesDisagreeOnWidth: Set<Layout> = [
    Layout(33, "pagella", 60.375), Layout(33, "pagella", 106.25), Layout(33, "inter", 60.375),
    Layout(33, "inter", 106.25),
    Layout(59, "pagella", 50.125), Layout(267, "droid", 159.875), Layout(267, "droid", 243.75),
    Layout(267, "droid", 391.625), Layout(267, "droid", 4096.0),
  ]

  /// The paragraphs with soft hyphens, word joiners, or zero-width spaces. Pango adds letter spacing after those,
  /// Chromium and we only after characters with a width.
  private static let withCharactersOfNoWidth: Set<Int> = [33, 34, 35]

  /// Returns whether Pango's lines in a font are too wide by the letter spacing of characters without a width.
  static func isSpacedByPangoOnly(_ layout: Layout, _ font: RecordedLines.Font) -> Bool {
    font.letterSpacing != 0 && withCharactersOfNoWidth.contains(layout.paragraph)
  }

  /// The paragraphs with a French opening quotation mark and a space after it.
  ///
  /// LB15a, which came with Unicode 15.1, allows no break after the space. Pango has older rules, and Chromium breaks
  /// at every space.
  static let withSpacedQuotationMarks: Set<Int> = [41]

  /// Layouts in which the engines have different breaks, and ours are like neither.
  ///
  /// Paragraph 219: ICU 72's Thai dictionary has
  /// a word that neither of theirs has. Paragraph 262: Chromium fits 152.51 px into 152.5, by its rounding of runs, and
  /// Pango breaks at a position different from both.
  static let neither: Set<Layout> = [
    Layout(219, "loma", 42.125), Layout(262, "droid", 152.5),
  ]
}
