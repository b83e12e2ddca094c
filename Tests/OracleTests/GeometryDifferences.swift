/// The differences from Pango, each with its reason. Tests check that every one of them still exists.
enum GeometryDifferences {
  /// A paragraph at a width (-1 for none), and in it the offset of a line's start or of a caret.
  struct Position: Hashable, Sendable, CustomStringConvertible {
    let paragraph: Int
    let width: Double
    let offset: Int

    init(_ paragraph: Int, _ width: Double, at offset: Int) {
      self.paragraph = paragraph
      self.width = width
      self.offset = offset
    }

    var description: String { "paragraph \(paragraph) at \(width), \(offset)" }
  }

  /// Lines with a space at their end between words that run against the paragraph. By rule L1 of UAX #9 it is at the
  /// line's end; Pango leaves it between the words, without a width.
  static let trailingSpaces: Set<Position> = [Position(75, 131.5, at: 0), Position(78, 90, at: 0)]

  /// The carets before those spaces.
  static let spaceCarets: Set<Position> = [Position(75, 131.5, at: 12), Position(78, 90, at: 10)]

  /// By paragraph, positions that Pango treats as cluster boundaries: before SARA AM, a SpacingMark by UAX #29 (59),
  /// and after the virama of a conjunct, which ICU does not split, like UAX #29 since Unicode 15.1.
  static let withinClusters: [Int: [Int]] = [59: [2], 61: [4], 62: [4], 63: [2, 5, 13, 17], 64: [2, 6, 16]]

  /// After a Devanagari vowel sign, Pango's weak caret is within the cluster, although no direction changes there.
  static let weakCarets: Set<Position> = [
    Position(61, -1, at: 13), Position(62, -1, at: 6), Position(62, -1, at: 15), Position(63, -1, at: 15),
    Position(64, -1, at: 4), Position(64, -1, at: 9), Position(65, -1, at: 5),
  ]
}
