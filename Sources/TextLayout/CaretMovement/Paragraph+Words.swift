import FontEngine

extension Paragraph {
  /// Returns the word, the white space, or the other segment (UAX #29) that contains a code unit, as a double click
  /// selects it.
  ///
  /// An offset outside the text counts as the nearest in it. The result is only empty for empty text.
  ///
  /// - Complexity: O(*n*) in the length of the text between two line ends.
  /// - Throws: ``TextLayoutError/font(_:)`` if ICU fails.
  public func wordSegment(at offset: Int) throws(TextLayoutError) -> Range<Int> {
    guard !units.isEmpty else { return 0..<0 }
    let offset = min(max(offset, 0), units.count - 1)
    if Self.endsLine(units[offset]) {
      let isSecond = units[offset] == 0x0A && offset > 0 && units[offset - 1] == 0x0D
      let isFirst = units[offset] == 0x0D && offset + 1 < units.count && units[offset + 1] == 0x0A
      return offset - (isSecond ? 1 : 0)..<offset + (isFirst ? 2 : 1)
    }
    let line = hardLine(around: offset)
    let segment = try segments(of: line).segment(at: offset - line.lowerBound)
    return segment.lowerBound + line.lowerBound..<segment.upperBound + line.lowerBound
  }

  /// Returns the end of the first word that ends after an offset, or the end of the text.
  func wordEnd(after offset: Int) throws(TextLayoutError) -> Int {
    var position = offset
    while position < units.count {
      if Self.endsLine(units[position]) {
        position += 1
        continue
      }
      let line = hardLine(around: position)
      let word = try segments(of: line).words.first { $0.upperBound + line.lowerBound > offset }
      if let word { return word.upperBound + line.lowerBound }
      position = line.upperBound
    }
    return units.count
  }

  /// Returns the start of the last word that begins before an offset, or that of the text.
  func wordStart(before offset: Int) throws(TextLayoutError) -> Int {
    var position = offset
    while position > 0 {
      if Self.endsLine(units[position - 1]) {
        position -= 1
        continue
      }
      let line = hardLine(around: position - 1)
      let word = try segments(of: line).words.last { $0.lowerBound + line.lowerBound < offset }
      if let word { return word.lowerBound + line.lowerBound }
      position = line.lowerBound
    }
    return 0
  }

  /// Returns the code units between two line ends around one that ends no line. No segment extends over a line end.
  private func hardLine(around offset: Int) -> Range<Int> {
    let start = units[..<offset].lastIndex(where: Self.endsLine).map { $0 + 1 } ?? 0
    return start..<(units[offset...].firstIndex(where: Self.endsLine) ?? units.count)
  }

  private func segments(of range: Range<Int>) throws(TextLayoutError) -> WordSegments {
    do {
      return try WordSegments(Array(units[range]))
    } catch {
      throw .font(error)
    }
  }

  private static func endsLine(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
