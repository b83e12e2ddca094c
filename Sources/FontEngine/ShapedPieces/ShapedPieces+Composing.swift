extension ShapedPieces {
  /// Analyses and shapes a plain text, from kept pieces where that pays; nil if it is not plain, or the face lacks a character.
  ///
  /// Where most of the text is kept only the rest is shaped, where most was met before it is all shaped with HarfBuzz's flag
  /// and learned, else without. The answer is the same. Linear in the text. Throws what shaping throws.
  public func compose(_ text: [UInt16], in context: PieceContext) throws(FontError) -> ComposedText? {
    try compose(text, in: context, isNew: true)
  }

  /// The same; of a text whose words were met already when ``opportunities(_:in:)`` was asked, nothing is learned because it is
  /// asked for again.
  package func compose(
    _ text: [UInt16], in context: PieceContext, isNew: Bool
  ) throws(FontError) -> ComposedText? {
    guard var composer = try ready(text, context, isNew: isNew) else { return nil }
    if composer.isToBeShapedByLines, try !composer.shapeLines() { return nil }
    return try composer.composed()
  }

  /// Of what ``compose(_:in:)`` gives, only where lines may end: no glyph is kept, and no array is as long as the text.
  ///
  /// Learns as that does. Linear in the text. Throws what shaping throws.
  package func opportunities(
    _ text: [UInt16], in context: PieceContext
  ) throws(FontError) -> BreakOpportunities? {
    guard var composer = try ready(text, context, isNew: true) else { return nil }
    if composer.isToBeShapedByLines {
      if composer.hasShortLines { return try composer.shapedOpportunities() }
      guard try composer.shapeLines() else { return nil }
    }
    return try composer.opportunities()
  }

  /// A text divided into words, all of which are kept or shaped, or none.
  private func ready(
    _ text: [UInt16], _ context: PieceContext, isNew: Bool
  ) throws(FontError) -> PieceComposer? {
    guard text.count <= Self.maximumLength, var composer = PieceComposer(self, context, text) else { return nil }
    guard let space = composer.space else {
      composer.isToBeShapedByLines = true
      return composer
    }
    let missing = composer.find(isNew: isNew)
    let unkept = missing.bound + missing.met + missing.new
    if unkept > 0 {
      let isWorthIt = unkept * Self.knownShare <= text.count || (missing.met > 0 && missing.met >= missing.new)
      let isDone = isWorthIt ? try composer.shapeMissing(space: space) : false
      composer.isToBeShapedByLines = !isDone
    }
    return composer
  }

  /// Longer texts are analysed and shaped as a whole: what is noted of each word would take more memory than the text.
  static let maximumLength = 1 << 16

  /// One part in so many may be unknown: shaping it with HarfBuzz's flag costs up to 1.4 times as much, and each stretch of it
  /// two words more.
  private static let knownShare = 4
}

extension ShapedPieces {
  /// Whether every word of a text is kept, so that ``compose(_:in:)`` need not shape.
  public func isKnown(_ text: [UInt16], in context: PieceContext) -> Bool {
    guard var composer = PieceComposer(self, context, text), composer.space != nil else { return false }
    return composer.find(isNew: true) == (0, 0, 0)
  }
}
