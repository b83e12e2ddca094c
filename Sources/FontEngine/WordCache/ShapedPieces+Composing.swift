extension ShapedPieces {
  /// Analyzes and shapes a plain text, using cached pieces where that is faster.
  ///
  /// Returns `nil` if the text is not plain or the face lacks a character. If most of the text is cached, only the rest
  /// is shaped. If most of it was met before, or with ``cachesNewWords``, all of it is shaped with HarfBuzz's flag and
  /// cached; otherwise it is shaped without the flag. The result is the same in each case.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``FontError``, as ``Shaper/glyphs(of:in:run:context:cancellation:)`` does.
  public func compose(_ text: [UInt16], in context: PieceContext) throws(FontError) -> ComposedText? {
    try compose(text, in: context, isNew: true)
  }

  /// Analyzes and shapes a plain text, as ``compose(_:in:)`` does.
  ///
  /// If `isNew` is `false`, the words were already recorded by ``opportunities(_:in:)`` and do not count as met again.
  ///
  /// - Throws: ``FontError``, as ``Shaper/glyphs(of:in:run:context:cancellation:)`` does.
  package func compose(
    _ text: [UInt16], in context: PieceContext, isNew: Bool
  ) throws(FontError) -> ComposedText? {
    guard text.count <= Self.maximumLength, var composer = try dividedText(text, context, isNew: isNew) else {
      return nil
    }
    if composer.isToBeShapedByLines, try !composer.shapeLines() { return nil }
    return try composer.composed()
  }

  /// Returns only the break opportunities of what ``compose(_:in:)`` returns, without storing glyphs or arrays as long
  /// as the text.
  ///
  /// Words are cached in the same way. A text of more than ``maximumLength`` code units is divided after line feeds;
  /// `cancellation` is checked before each part.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``FontError``, as ``Shaper/glyphs(of:in:run:context:cancellation:)`` does.
  package func opportunities(
    _ text: [UInt16], in context: PieceContext, cancellation: Cancellation = .never
  ) throws(FontError) -> BreakOpportunities? {
    if text.count > Self.maximumLength { return try longOpportunities(text, context, cancellation) }
    return try opportunities(ofPart: text, context, of: nil, cancellation)
  }

  /// Returns the break opportunities of a part of a text in a script, or of a whole text.
  func opportunities(
    ofPart text: [UInt16], _ context: PieceContext, of script: PieceComposer.Script?, _ cancellation: Cancellation
  ) throws(FontError) -> BreakOpportunities? {
    guard var composer = try dividedText(text, context, isNew: true, partOf: script, cancellation) else {
      return nil
    }
    if composer.isToBeShapedByLines {
      // The sums of a line of this length are no ``PackedAdvance``s.
      if composer.isLong, !composer.deltas.isEmpty { return nil }
      if composer.hasShortLines { return try composer.shapedOpportunities() }
      guard try composer.shapeLines() else { return nil }
    }
    return try composer.opportunities()
  }

  /// Returns a text divided into words, all of which are cached or shaped, or none of which are.
  private func dividedText(
    _ text: [UInt16], _ context: PieceContext, isNew: Bool, partOf script: PieceComposer.Script? = nil,
    _ cancellation: Cancellation = .never
  ) throws(FontError) -> PieceComposer? {
    guard var composer = try PieceComposer(self, context, text, partOf: script) else { return nil }
    composer.cancellation = cancellation
    guard let barrier = composer.barrier else {
      composer.isToBeShapedByLines = true
      return composer
    }
    let missing = composer.find(isNew: isNew)
    let unkept = missing.bound + missing.met + missing.new
    if composer.hasLostSpace {
      composer.isToBeShapedByLines = true
    } else if unkept > 0 {
      let isWorthIt =
        cachesNewWords || unkept * Self.knownShare <= text.count || (missing.met > 0 && missing.met >= missing.new)
      let isDone = isWorthIt ? try composer.shapeMissing(barrier) : false
      composer.isToBeShapedByLines = !isDone
    }
    return composer
  }

  /// The length of the longest text divided into words as a whole, in code units. The words use more memory than the
  /// text.
  static let maximumLength = 1 << 16

  /// The reciprocal of the share of a text that may be unknown. HarfBuzz's flag costs up to 1.4 times as much, and each
  /// segment two more words.
  private static let knownShare = 4
}

extension ShapedPieces {
  /// Returns how many words of a plain text ``compose(_:in:)`` would take from the cache, and how many words it has.
  public func wordCounts(_ text: [UInt16], in context: PieceContext) -> (cached: Int, all: Int) {
    guard var composer = try? PieceComposer(self, context, text) else { return (0, 0) }
    if composer.barrier != nil { _ = composer.find(isNew: false) }
    let words = composer.words.filter { !$0.isEmpty }
    return (composer.hasLostSpace ? 0 : words.count { !$0.isMissing }, words.count)
  }

  /// Returns whether every word of a text is cached, so that ``compose(_:in:)`` does not need to shape.
  public func isKnown(_ text: [UInt16], in context: PieceContext) -> Bool {
    guard var composer = try? PieceComposer(self, context, text), composer.barrier != nil else { return false }
    return composer.find(isNew: true) == (0, 0, 0) && !composer.hasLostSpace
  }
}
