import FontEngine

extension ShapedText {
  /// Returns the start of the white space at the end of a line, which rule L1 of UAX #9 sets to the base level.
  ///
  /// It includes spaces, line ends, isolate formatting characters, and the characters that rule X9 removes.
  func trailingWhiteSpace(of range: Range<Int>) -> Int {
    var start = range.upperBound
    while start > range.lowerBound,
      !properties[start - 1].isDisjoint(with: .hanging) || isReset(paragraph.units[start - 1])
    {
      start -= 1
    }
    return start
  }

  /// Returns whether a code unit is an isolate formatting character or of class BN: explicit formatting and invisible
  /// characters.
  private func isReset(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD, 0x180E, 0x200B...0x200D, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }
}

extension [LinePiece] {
  /// Sets everything after an offset to the base level, and divides the piece that contains the offset between
  /// clusters.
  mutating func resetLevels(from offset: Int, to level: UInt8) {
    var index = 0
    while index < count {
      if self[index].range.lowerBound < offset, self[index].range.upperBound > offset, self[index].level != level,
        let rest = self[index].split(at: offset)
      {
        insert(rest, at: index + 1)
      } else if self[index].range.lowerBound >= offset {
        self[index].setLevel(level)
      }
      index += 1
    }
  }
}

extension LinePiece {
  /// Splits off the part that begins at an offset, or returns `nil` if no cluster begins there.
  mutating func split(at offset: Int) -> LinePiece? {
    guard glyphs.isEmpty || glyphs.contains(where: { Int($0.cluster) == offset }) else { return nil }
    var rest = self
    rest.range = offset..<range.upperBound
    rest.glyphs.removeAll { Int($0.cluster) < offset }
    range = range.lowerBound..<offset
    glyphs.removeAll { Int($0.cluster) >= offset }
    return rest
  }

  /// Sets the level. If the direction changes, clusters are reversed, but the glyphs within each are not.
  mutating func setLevel(_ new: UInt8) {
    if (new ^ level) & 1 != 0 {
      var turned: [Glyph] = []
      var end = glyphs.count
      while end > 0 {
        var start = end - 1
        while start > 0, glyphs[start - 1].cluster == glyphs[end - 1].cluster { start -= 1 }
        turned += glyphs[start..<end]
        end = start
      }
      glyphs = turned
    }
    level = new
  }
}
