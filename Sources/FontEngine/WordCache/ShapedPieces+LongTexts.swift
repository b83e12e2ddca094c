/// Texts that are divided into words part by part.
extension ShapedPieces {
  /// Returns the break opportunities of a text of more than ``maximumLength`` code units, or `nil` if it is not plain.
  ///
  /// Nothing in plain text reaches across a line feed, except that characters of all scripts take the script around
  /// them. So the script of all parts is found before any is divided. Part of a longer text without letters is in the
  /// script of the whole.
  func longOpportunities(
    _ text: [UInt16], _ context: PieceContext, _ cancellation: Cancellation, partOf whole: PieceComposer.Script? = nil
  ) throws(FontError) -> BreakOpportunities? {
    guard try snapshot(context) != nil, let parts = Self.parts(of: text) else { return nil }
    var script = whole
    for part in parts {
      try cancellation.check()
      guard let own = PieceComposer.script(of: text, part) else { return nil }
      if let script, script.hasLetters, own.hasLetters, own.number != script.number { return nil }
      if script?.hasLetters != true { script = own }
    }
    var all = BreakOpportunities(
      length: text.count, plainScript: UInt8(truncatingIfNeeded: script?.number ?? 0))
    for part in parts {
      try cancellation.check()
      guard let own = try opportunities(ofPart: Array(text[part]), context, of: script, cancellation) else {
        return nil
      }
      guard all.append(own, at: part.lowerBound, endsText: part.upperBound == text.count) else { return nil }
    }
    return all
  }

  /// The length of the longest line that is divided into words, in code units. The words take up to 40 times as many
  /// bytes while it is prepared.
  private static let maximumLine = 1 << 20

  /// Returns parts of at most ``maximumLength`` code units that end after line feeds, or a single longer line; `nil` if
  /// a line is too long for that.
  private static func parts(of text: [UInt16]) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let limit = min(start + maximumLength, text.count)
      var end = limit
      if limit < text.count {
        if let last = text[start..<limit].lastIndex(of: 0x0A) {
          end = last + 1
        } else {
          end = text[limit...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
          if end - start > maximumLine { return nil }
        }
      }
      parts.append(start..<end)
      start = end
    }
    return parts
  }
}
