/// A paragraph's style at a width: the values that line breaking needs for every line.
struct ParagraphLayout: Sendable {
  /// The distance from the leading edge to the start of a line, and the line's maximum width, in points.
  typealias Room = (origin: Double, room: Double)

  let wrapMode: ParagraphStyle.WrapMode
  let breaking: ParagraphStyle.Breaking
  let hyphenationFactor: Double
  private(set) var firstLine: Room
  private(set) var otherLine: Room

  init(_ style: ParagraphStyle, width: Double) {
    wrapMode = style.wrapMode
    breaking = style.breaking
    hyphenationFactor = style.hyphenationFactor
    firstLine = Self.room(style.firstLineIndent, style.tailIndent, width)
    otherLine = Self.room(style.headIndent, style.tailIndent, width)
  }

  /// Creates the layout of the default style.
  init(width: Double) {
    wrapMode = .wordThenCharacter
    breaking = .greedy
    hyphenationFactor = 1
    firstLine = (0, max(0, width))
    otherLine = firstLine
  }

  /// Whether lines end between words.
  var wrapsWords: Bool { wrapMode == .word || wrapMode == .wordThenCharacter }

  private static func room(_ indent: Double, _ tail: Double, _ width: Double) -> Room {
    let origin = ParagraphStyle.distance(indent)
    let end = tail > 0 ? ParagraphStyle.distance(tail) : width - ParagraphStyle.distance(-tail)
    return (origin, max(0, end - origin))
  }

  /// Limits lines to `end` points from the leading edge.
  mutating func narrow(to end: Double) {
    firstLine.room = min(firstLine.room, max(0, end - firstLine.origin))
    otherLine.room = min(otherLine.room, max(0, end - otherLine.origin))
  }
}
