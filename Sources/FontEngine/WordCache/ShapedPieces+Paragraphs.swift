/// A part of a text: consecutive paragraphs that another text has as well, or new ones.
package struct TextPart: Sendable {
  /// The range in the text, in UTF-16 offsets.
  package var range: Range<Int>
  /// The index of the other text, or `nil` for new paragraphs.
  package var source: Int?
  /// The offset of the paragraphs in the other text.
  package var start: Int

  /// Creates a part.
  package init(_ range: Range<Int>, source: Int? = nil, start: Int = 0) {
    self.range = range
    self.source = source
    self.start = start
  }

  /// The range in the other text.
  package var sourceRange: Range<Int> { start..<start + range.count }
}

/// Texts of which only some paragraphs are new.
extension ShapedPieces {
  /// The result of joining the paragraphs of a plain text.
  package enum Joined {
    case opportunities(BreakOpportunities)
    /// The text isn't plain because of its new paragraphs.
    case notPlain
    /// The script of all paragraphs has changed, so those that are known may have other glyphs now.
    case changed
  }

  /// Returns the opportunities of a plain text from those of its new paragraphs and of other plain texts in the same
  /// context. The result is that of ``opportunities(_:in:cancellation:)``.
  ///
  /// - Throws: ``FontError``, as ``Shaper/glyphs(of:in:run:context:cancellation:)`` does.
  package func opportunities(
    _ text: [UInt16], in context: PieceContext, joining parts: [TextPart], of others: [BreakOpportunities],
    cancellation: Cancellation
  ) throws(FontError) -> Joined {
    guard let first = parts.first(where: { $0.source != nil })?.source else { return .changed }
    let known = others[first].plainScript
    var hasLetters = known == 0
    for part in parts where part.source == nil {
      guard let own = PieceComposer.script(of: text, part.range) else { return .notPlain }
      if own.hasLetters {
        if own.number != known { return .changed }
        hasLetters = true
      }
    }
    for part in parts {
      if let source = part.source, others[source].plainScript != known { return .changed }
      if !hasLetters, part.source != nil { hasLetters = Self.hasLetters(text, part.range) }
    }
    guard hasLetters, Int(known) < PieceComposer.scripts.count else { return .changed }
    let script = PieceComposer.scripts[Int(known)]
    var all = BreakOpportunities(length: text.count, plainScript: known)
    for part in parts {
      try cancellation.check()
      let endsText = part.range.upperBound == text.count
      if let source = part.source {
        guard all.append(others[source], part.sourceRange, at: part.range.lowerBound, endsText: endsText) else {
          return .changed
        }
      } else {
        let units = Array(text[part.range])
        let own =
          units.count > Self.maximumLength
          ? try longOpportunities(units, context, cancellation, partOf: script)
          : try opportunities(ofPart: units, context, of: script, cancellation)
        guard let own else { return .notPlain }
        guard all.append(own, at: part.range.lowerBound, endsText: endsText) else { return .changed }
      }
    }
    return .opportunities(all)
  }

  /// Returns whether a range of plain text has letters of a script. Most ranges have some at their start.
  private static func hasLetters(_ text: [UInt16], _ range: Range<Int>) -> Bool {
    stride(from: range.lowerBound, to: range.upperBound, by: 1024).contains { start in
      PieceComposer.script(of: text, start..<min(start + 1024, range.upperBound))?.hasLetters == true
    }
  }
}
