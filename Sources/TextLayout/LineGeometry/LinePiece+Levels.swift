import FontEngine

extension ShapedText {
  /// Where the white space begins that ends a line, and that rule L1 of UAX #9 gives the base level: spaces, line ends,
  /// isolate formatting characters, and what rule X9 removes.
  func trailingWhiteSpace(of range: Range<Int>) -> Int {
    var start = range.upperBound
    while start > range.lowerBound,
      !places[start - 1].isDisjoint(with: [.space, .control]) || isReset(paragraph.units[start - 1])
    {
      start -= 1
    }
    return start
  }

  /// Isolate formatting characters, and those of class BN: explicit formatting and characters that show nothing.
  private func isReset(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD, 0x180E, 0x200B...0x200D, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }
}

extension [LinePiece] {
  /// Gives everything from an offset on the base level, dividing the piece that holds it between two clusters.
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
  /// Takes off what begins at an offset; nil where no cluster begins there.
  mutating func split(at offset: Int) -> LinePiece? {
    guard glyphs.isEmpty || glyphs.contains(where: { Int($0.cluster) == offset }) else { return nil }
    var rest = self
    rest.range = offset..<range.upperBound
    rest.glyphs.removeAll { Int($0.cluster) < offset }
    range = range.lowerBound..<offset
    glyphs.removeAll { Int($0.cluster) >= offset }
    return rest
  }

  /// Changes the level; where that turns the direction, clusters change places, and the glyphs within each stay.
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
