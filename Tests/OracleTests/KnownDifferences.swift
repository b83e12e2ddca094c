/// The layouts in which our lines differ from those of both engines, each with its reason. A test demands that every one of
/// them still differs.
enum KnownDifferences {
  /// Which paragraph, in which font, at which width.
  struct Place: Hashable, Sendable, CustomStringConvertible {
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

  /// Arabic words that are too long for the line, divided between two letters that join.
  ///
  /// Both engines draw the parts with the letters' joined forms, as CSS Text 3 (7.3) has it. Ours shapes each line by
  /// itself: the last letter before the break gets its final form, the first one behind it its initial one, and those are
  /// wider or narrower.
  static let joinedLetters: Set<Place> = [
    Place(132, "dejavu", 42.0), Place(134, "dejavu", 39.75), Place(141, "dejavu", 43.875),
    Place(141, "dejavu", 89.75), Place(143, "dejavu", 40.625), Place(145, "dejavu", 37.375),
    Place(146, "dejavu", 50.25), Place(147, "dejavu", 63.125), Place(148, "dejavu", 47.0), Place(152, "dejavu", 41.5),
    Place(154, "dejavu", 38.25), Place(155, "dejavu", 51.125), Place(157, "dejavu", 48.875),
    Place(159, "dejavu", 45.625), Place(159, "dejavu", 91.5), Place(159, "dejavu", 147.375),
    Place(201, "dejavu", 40.375), Place(210, "dejavu", 41.25),
  ]

  /// Lines of equal text that the two engines themselves find differently wide; ours agrees with one of them.
  ///
  /// Paragraph 59: Chromium keeps the kerning of "et" where it divides the word between the two. Paragraph 267: Pango takes
  /// the space between two Latin words from their font, Chromium and ours from the paragraph's first font, which has one.
  static let enginesDisagreeOnWidth: Set<Place> = [
    Place(59, "pagella", 50.125), Place(267, "droid", 159.875), Place(267, "droid", 243.75),
    Place(267, "droid", 391.625), Place(267, "droid", 4096.0),
  ]

  /// Layouts in which the engines break differently, and ours like neither.
  ///
  /// Paragraph 219: ICU 72's Thai dictionary holds a word that neither of theirs does. Paragraph 262: Chromium lets 152.51 px
  /// into 152.5, by its rounding of runs, and Pango breaks at another place than both.
  static let neither: Set<Place> = [
    Place(219, "loma", 42.125), Place(262, "droid", 152.5),
  ]
}
