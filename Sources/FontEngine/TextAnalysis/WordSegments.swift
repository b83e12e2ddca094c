import CUnicode

/// The words of a text and what is between them: the segments of UAX #29, by the rules and the data of Unicode 18.0.
///
/// Words of Thai, Lao, Khmer, and Burmese are those of ICU's dictionaries, as for line breaks. Each ideograph and each
/// hiragana is a segment of its own, as in UAX #29 without a dictionary.
public struct WordSegments: Sendable {
  private let text: [UInt16]
  /// The UTF-16 offsets at which segments begin, in ascending order, and the length of the text; 0 alone for empty text.
  public let boundaries: [Int]

  /// Finds the segments of UTF-16 text. Lone surrogates count as characters.
  ///
  /// The corresponding C function is `cu_word_breaks`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``FontError/Reason/resourceExhausted`` if ICU fails, or ``FontError/Reason/cancelled``.
  public init(_ text: [UInt16], cancellation: Cancellation = .never) throws(FontError) {
    self.text = text
    var breaks = [UInt8](repeating: 0, count: text.count + 1)
    breaks[0] = 1
    var state = cu_break_state()
    try TextBatches(text: text, cancellation: cancellation).advance { offset in
      unsafe cu_word_breaks(text, Int32(clamping: text.count), &state, &breaks)
      offset = state.offset
    }
    if text.contains(where: Self.needsDictionary) {
      let properties = try TextAnalysis(
        text, baseDirection: .leftToRight, languages: [LanguageRun(end: text.count, language: nil)],
        cancellation: cancellation
      ).properties
      for offset in text.indices.dropFirst()
      where Self.needsDictionary(text[offset - 1]) && Self.needsDictionary(text[offset]) {
        breaks[offset] = properties[offset].contains(.lineBreak) ? 1 : 0
      }
    }
    boundaries = breaks.indices.filter { breaks[$0] != 0 }
  }

  /// Returns the segment that contains a code unit. An offset outside the text counts as the nearest in it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of segments.
  public func segment(at offset: Int) -> Range<Int> {
    guard boundaries.count > 1 else { return 0..<0 }
    let next = (1..<boundaries.count - 1).partitioningIndex { boundaries[$0] > offset }
    return boundaries[next - 1]..<boundaries[next]
  }

  /// Returns whether a segment is a word: whether it has a letter, an ideograph, or a digit.
  public func isWord(_ segment: Range<Int>) -> Bool {
    let characters = String(decoding: text[segment.clamped(to: text.indices)], as: UTF16.self).unicodeScalars
    return characters.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// The segments that are words, in order.
  public var words: [Range<Int>] {
    zip(boundaries, boundaries.dropFirst()).map { $0..<$1 }.filter(isWord)
  }

  /// Whether a code unit is a letter or mark of a script whose words are found by a dictionary.
  private static func needsDictionary(_ unit: UInt16) -> Bool {
    switch unit {
    // The digits and signs of Thai, Lao, Burmese, and Khmer are not part of these ranges.
    case 0x0E01...0x0E3A, 0x0E40...0x0E4E, 0x0E81...0x0ECE, 0x0EDC...0x0EDF: true
    case 0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109F, 0xA9E0...0xA9EF, 0xA9FA...0xA9FE, 0xAA60...0xAA7F: true
    case 0x1780...0x17D3: true
    default: false
    }
  }
}
