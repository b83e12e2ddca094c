import FontEngine

/// Finds units of a text, as ranges of UTF-16 code units in order.
enum TextUnits {
  /// Returns the characters that the user sees.
  static func characters(_ text: String) -> [Range<Int>] {
    var start = 0
    return text.map { character in
      let range = start..<start + character.utf16.count
      start = range.upperBound
      return range
    }
  }

  /// Returns the paragraphs, without the line ends that terminate them.
  static func paragraphs(_ text: String) -> [Range<Int>] {
    var (units, start, end) = ([Range<Int>](), 0, 0)
    for character in text {
      let next = end + character.utf16.count
      if character.isNewline {
        units.append(start..<end)
        start = next
      }
      end = next
    }
    return start < end || units.isEmpty ? units + [start..<end] : units
  }

  /// Returns the words of UAX #29; none if memory runs out.
  static func words(_ text: String) -> [Range<Int>] { (try? WordSegments([UInt16](utf16Of: text)).words) ?? [] }

  /// Returns the sentences, with the white space after them.
  static func sentences(_ text: String) -> [Range<Int>] {
    let characters = Array(text)
    let ranges = self.characters(text)
    var (units, start) = ([Range<Int>](), 0)
    for index in characters.indices {
      let isNext = index + 1 < characters.count
      let endsSentence = characters[..<index].last { !$0.isWhitespace }.map(".!?\u{2026}\u{3002}".contains) ?? false
      let isLastSpace = characters[index].isWhitespace && isNext && !characters[index + 1].isWhitespace
      let end = ranges[index].upperBound
      if characters[index].isNewline || (isLastSpace && endsSentence) || !isNext {
        units.append(start..<end)
        start = end
      }
    }
    return units
  }
}
