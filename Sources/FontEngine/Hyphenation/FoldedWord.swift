import CUnicode

/// A word as dictionaries have it: lower case, composed, in UTF-8, with the place of each character in the text.
struct FoldedWord {
  private(set) var utf8: [UInt8] = []
  /// Where each character begins; equal neighbours belong to one letter and its marks. One more than characters, for the end.
  private(set) var starts: [Int] = []

  /// Folds a word; nil if it has digits or lone surrogates, which no pattern knows.
  init?(_ word: [UInt16]) {
    var offset = 0
    var letter: [Unicode.Scalar] = []
    var letterStart = 0
    var decoder = UTF16()
    var units = word.makeIterator()
    while true {
      switch decoder.decode(&units) {
      case .emptyInput:
        append(letter, at: letterStart)
        starts.append(word.count)
        return
      case .error:
        return nil
      case .scalarValue(let scalar):
        let start = offset
        offset += UTF16.width(scalar)
        // A joiner or a selector belongs to the letter before it, and patterns have none.
        if isDefaultIgnorable(scalar.value) { continue }
        if scalar.properties.generalCategory == .decimalNumber { return nil }
        if scalar.properties.canonicalCombiningClass == .notReordered || letter.isEmpty {
          append(letter, at: letterStart)
          letter = []
          letterStart = start
        }
        letter.append(scalar)
      }
    }
  }

  /// Appends a letter with its marks, composed where Unicode has that. Only what is one scalar in lower case is made so, and a
  /// curly apostrophe is made straight: of the two, every dictionary has that one.
  private mutating func append(_ letter: [Unicode.Scalar], at start: Int) {
    for scalar in composed(letter) {
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      var folded = lower.count == 1 ? lower[lower.startIndex] : scalar
      if folded == "\u{2019}" { folded = "'" }
      utf8 += Array(String(folded).utf8)
      starts.append(start)
    }
  }

  /// The corresponding C function is `unorm2_normalize`.
  private func composed(_ letter: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard letter.count > 1 else { return letter }
    let units = letter.flatMap { Array(String($0).utf16) }
    var result = [UInt16](repeating: 0, count: units.count + 4)
    var count: Int32 = 0
    guard
      unsafe cu_normalize(units, Int32(units.count), 1, &result, Int32(result.count), &count) == 0,
      count <= result.count
    else { return letter }
    return Array(String(decoding: result.prefix(Int(count)), as: UTF16.self).unicodeScalars)
  }
}
