import CUnicode

/// The properties of a text's characters that the bidirectional algorithm uses, one entry for each code unit.
///
/// Both halves of a surrogate pair have the properties of its character.
struct BidiText {
  let classes: [BidiClass]
  /// For an opening bracket its code, the same for canonical equivalents; for a closing bracket the negative code of the
  /// opening one; else 0.
  let brackets: [Int32]

  /// Reads the properties of UTF-16 text. The corresponding C function is `cu_bidi_classes`.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  init(_ text: [UInt16], cancellation: Cancellation = .never) throws(FontError) {
    var classes = [UInt8](repeating: 0, count: text.count)
    var brackets = [Int32](repeating: 0, count: text.count)
    try TextBatches(text: text, cancellation: cancellation).forEach { start, end in
      unsafe cu_bidi_classes(text, start, end, &classes, &brackets)
    }
    try cancellation.check()
    self.classes = classes.map { BidiClass(rawValue: $0) ?? .on }
    self.brackets = brackets
  }

  /// Returns, for each isolate initiator, the position of its PDI and vice versa (BD9), or -1 if it has none.
  ///
  /// Positions are relative to `range`.
  func isolateMatches(in range: Range<Int>) -> [Int32] {
    var matches = [Int32](repeating: -1, count: range.count)
    var open: [Int] = []
    for offset in range {
      if classes[offset].isIsolateInitiator {
        open.append(offset)
      } else if classes[offset] == .pdi, let initiator = open.popLast() {
        matches[initiator - range.lowerBound] = Int32(offset - range.lowerBound)
        matches[offset - range.lowerBound] = Int32(initiator - range.lowerBound)
      }
    }
    return matches
  }

  /// Returns the level of the first strong character outside isolates (P2, P3), or `nil` if there is none.
  func firstStrongLevel(in range: Range<Int>) -> UInt8? {
    var depth = 0
    for offset in range {
      switch classes[offset] {
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      case .l where depth == 0: return 0
      case .r where depth == 0, .al where depth == 0: return 1
      default: break
      }
    }
    return nil
  }
}
