/// The width of text in terminal columns.
package enum DisplayWidth {
  /// Returns the width of a text without control characters.
  ///
  /// East Asian wide characters and emoji take two columns; marks and joiners take none.
  package static func of(_ text: String) -> Int {
    let bytes = text.utf8.span
    if bytes.indices.allSatisfy({ bytes[$0] < 0x80 }) { return bytes.count }
    let scalars = text.unicodeScalars
    return scalars.allSatisfy(isNarrow) ? scalars.count : text.reduce(0) { $0 + of($1) }
  }

  /// Returns whether a scalar is certain to take one column: a character of Latin, Greek, or Cyrillic that isn't a
  /// mark.
  private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300, 0x370..<0x483, 0x48A..<0x530: true
    default: false
    }
  }

  private static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // A sequence of emoji, joiners, and modifiers is one picture; U+FE0F requests emoji presentation.
    if first.properties.isEmojiPresentation { return 2 }
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: return 0
    case .format: return scalar == "\u{AD}" ? 1 : 0  // Terminals show the soft hyphen.
    default: break
    }
    if medialAndFinalJamo.contains(scalar.value) { return 0 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Hangul vowels and final consonants. They are drawn inside the two columns of the initial consonant.
  private static let medialAndFinalJamo: ClosedRange<UInt32> = 0x1160...0x11FF

  /// East_Asian_Width Wide and Fullwidth (UAX #11, Unicode 14) except emoji, including the unassigned gaps within the
  /// blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
