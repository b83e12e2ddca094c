import CHarfBuzz

extension CharacterCoverage {
  /// Returns whether HarfBuzz shows a character that the face may not map: as its canonical decomposition, as a space of
  /// another width, or as a hyphen (hb-ot-shape-normalize.cc).
  func shows(_ codePoint: UInt32) -> Bool {
    contains(codePoint) || isDefaultIgnorable(codePoint) || replacesInFont(codePoint) || decomposes(codePoint) { _ in }
  }

  /// Returns whether HarfBuzz shows every character of a cluster that the face may not map.
  ///
  /// HarfBuzz decomposes characters as far as the face has the parts, sorts the marks, and composes pairs into
  /// characters that the face has.
  func shows(_ codePoints: [UInt32]) -> Bool {
    if codePoints.count == 1 { return shows(codePoints[0]) }
    var parts: [UInt32] = []
    for codePoint in codePoints where !decomposes(codePoint, into: { parts.append($0) }) { parts.append(codePoint) }
    CanonicalPairs.sortMarks(&parts)
    return compose(parts).allSatisfy { contains($0) || isDefaultIgnorable($0) || replacesInFont($0) }
  }

  /// Returns whether HarfBuzz uses another glyph of the face for a space, a no-break hyphen, or a lone surrogate.
  private func replacesInFont(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: contains(0x20)
    case 0x2011: contains(0x2010)
    // A lone surrogate becomes the replacement character (hb-utf.hh).
    case 0xD800...0xDFFF: contains(0xFFFD)
    default: false
    }
  }

  /// Passes the parts of a character to `body`, decomposed as far as possible, if the face maps all of them.
  private func decomposes(_ codePoint: UInt32, into body: (UInt32) -> Void) -> Bool {
    guard let (first, second) = CanonicalPairs.parts(of: codePoint), second == 0 || contains(second) else {
      return false
    }
    if !decomposes(first, into: body) {
      guard contains(first) else { return false }
      body(first)
    }
    if second != 0 { body(second) }
    return true
  }

  /// Returns the characters with pairs composed where the face maps the result.
  private func compose(_ parts: [UInt32]) -> [UInt32] {
    var composed: [UInt32] = []
    var starter = 0
    for part in parts {
      let combiningClass = CanonicalPairs.combiningClass(of: part)
      if let last = composed.last,
        starter == composed.count - 1 || CanonicalPairs.combiningClass(of: last) < combiningClass,
        let pair = CanonicalPairs.composition(of: composed[starter], part), contains(pair)
      {
        composed[starter] = pair
        continue
      }
      composed.append(part)
      if combiningClass == 0 { starter = composed.count - 1 }
    }
    return composed
  }
}
