import CUnicode

/// A word as dictionaries list it, lowercase and composed, in UTF-8, with the position of each character in the text.
struct FoldedWord {
  private(set) var utf8: [UInt8] = []
  /// The start of each character, and the end of the word.
  ///
  /// Neighbors with the same start belong to one letter and its marks.
  private(set) var starts: [Int] = []

  /// Folds a word. Returns `nil` if it contains digits or lone surrogates, which no pattern contains.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  init?(_ word: [UInt16]) throws(FontError) {
    var offset = 0
    var letter: [Unicode.Scalar] = []
    var letterStart = 0
    var decoder = UTF16()
    var units = word.makeIterator()
    while true {
      switch decoder.decode(&units) {
      case .emptyInput:
        try append(letter, at: letterStart)
        starts.append(word.count)
        return
      case .error:
        return nil
      case .scalarValue(let scalar):
        let start = offset
        offset += UTF16.width(scalar)
        // Joiners and selectors belong to the preceding letter, and do not appear in patterns.
        if isDefaultIgnorable(scalar.value) { continue }
        if scalar.properties.generalCategory == .decimalNumber { return nil }
        if scalar.properties.canonicalCombiningClass == .notReordered || letter.isEmpty {
          try append(letter, at: letterStart)
          letter = []
          letterStart = start
        }
        letter.append(scalar)
      }
    }
  }

  /// Appends a letter with its marks, composed if possible.
  ///
  /// A character is lowercased only if the result is one scalar. A curly apostrophe becomes a straight one, which every
  /// dictionary has.
  private mutating func append(_ letter: [Unicode.Scalar], at start: Int) throws(FontError) {
    for scalar in try composed(letter) {
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      var folded = lower.count == 1 ? lower[lower.startIndex] : scalar
      if folded == "\u{2019}" { folded = "'" }
      utf8 += Array(String(folded).utf8)
      starts.append(start)
    }
  }

  /// Returns a letter with its marks in NFC. The corresponding C function is `unorm2_normalize`.
  private func composed(_ letter: [Unicode.Scalar]) throws(FontError) -> [Unicode.Scalar] {
    guard letter.count > 1 else { return letter }
    let units = letter.flatMap { Array(String($0).utf16) }
    var result = [UInt16](repeating: 0, count: 3 * units.count)
    var count: Int32 = 0
    // The longest NFC of a code unit is 3 (Unicode's FAQ on normalization).
    try unsafe check(
      cu_normalize(units, Int32(units.count), 1, &result, Int32(result.count), &count), "unorm2_normalize")
    guard count <= result.count else { return letter }
    return Array(String(decoding: result.prefix(Int(count)), as: UTF16.self).unicodeScalars)
  }
}
