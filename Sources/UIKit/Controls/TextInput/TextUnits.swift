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

  /// Returns the words: letters and digits, with apostrophes, periods, and the like between them.
  static func words(_ text: String) -> [Range<Int>] {
    let characters = Array(text)
    let ranges = self.characters(text)
    func isWord(_ index: Int) -> Bool {
      characters.indices.contains(index)
        && (characters[index].isLetter || characters[index].isNumber || characters[index] == "_")
    }
    var units: [Range<Int>] = []
    for index in characters.indices {
      let isJoiner = ["'", "\u{2019}", ".", "\u{B7}"].contains(characters[index])
      guard isWord(index) || isJoiner && isWord(index - 1) && isWord(index + 1) else { continue }
      if let last = units.last, last.upperBound == ranges[index].lowerBound, !startsWord(characters, index) {
        units[units.count - 1] = last.lowerBound..<ranges[index].upperBound
      } else {
        units.append(ranges[index])
      }
    }
    return units
  }

  /// Returns whether a letter is a word of its own, as an ideograph is.
  private static func startsWord(_ characters: [Character], _ index: Int) -> Bool {
    [index, index - 1].contains { place in
      characters.indices.contains(place) && characters[place].unicodeScalars.first?.properties.isIdeographic == true
    }
  }

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
