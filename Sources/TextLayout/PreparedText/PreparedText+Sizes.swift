import FontEngine
import Synchronization

extension PreparedText {
  /// Returns the text set to point sizes, or the text itself if none of its faces depends on the size.
  ///
  /// Up to ``TextLimits/maximumSizedTexts`` such texts are cached. A text is only shaped again if sums do not express
  /// the effect of the size.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` or ``TextLayoutError/cancelled``.
  func sized(_ pointSizes: PointSizes, _ cancellation: Cancellation) throws(TextLayoutError) -> PreparedText {
    guard dependsOnSize else { return self }
    let text = try shapedText()
    if let known = text.sizedTexts.withLock({ $0[pointSizes] }) { return known }
    var paragraph = paragraph
    do {
      try paragraph.setFaces(at: pointSizes)
      guard sizeDependence.changesShapes || sizeDependence.changesSums else {
        let fresh = ShapedText(
          text, paragraph: paragraph, runs: try text.runs(at: pointSizes), TextAccount(), sharesGlyphs: true)
        return text.cacheSizedText(PreparedText(fresh, sizeDependence: []), at: pointSizes)
      }
      var shaping = TextShaping(
        paragraph, unsizedStyles: text.unsizedStyles, analysis: text.analysis, catalog: catalog,
        pointSizes: pointSizes)
      if !sizeDependence.changesShapes, text.runs.allSatisfy({ $0.run.face.pointSize == nil }) {
        shaping.reusedRuns = text.runs
        shaping.missing = text.missingClusters
      }
      try shaping.shapeAll(cancellation)
      return text.cacheSizedText(try PreparedText(shaping, cancellation), at: pointSizes)
    } catch {
      throw error.reason == .cancelled ? .cancelled : .font(error)
    }
  }
}

extension TextShaping {
  /// Returns a text that was shaped without a size at point sizes, by sums alone.
  func sized(_ pointSizes: PointSizes, _ cancellation: Cancellation) throws(FontError) -> TextShaping {
    var paragraph = paragraph
    try paragraph.setFaces(at: pointSizes)
    var sized = TextShaping(
      paragraph, unsizedStyles: unsizedStyles, analysis: analysis, catalog: catalog, pointSizes: pointSizes)
    sized.reusedRuns = runs
    try sized.shapeAll(cancellation)
    return sized
  }
}

extension ShapedText {
  /// Returns the same glyphs with faces that have the ink of a size.
  fileprivate func runs(at pointSizes: PointSizes) throws(FontError) -> [GlyphRun] {
    try runs.map { (glyphs) throws(FontError) in
      var run = glyphs.run
      run.face = try run.face.at(pointSize: pointSizes[paragraph.style(at: run.range.lowerBound)])
      return GlyphRun(run: run, glyphs: glyphs.glyphs)
    }
  }

  fileprivate func cacheSizedText(_ fresh: PreparedText, at pointSizes: PointSizes) -> PreparedText {
    sizedTexts.withLock { texts in
      // Two threads may have shaped the text at once. The first result is cached.
      if let known = texts[pointSizes] { return known }
      if texts.count >= TextLimits.maximumSizedTexts {
        for text in texts.values { text.leaveBudget() }
        texts.removeAll()
      }
      if account.budget.map({ fresh.enter($0) }) ?? true { texts[pointSizes] = fresh }
      return fresh
    }
  }
}

extension Paragraph {
  /// Sets the faces of every style to its size.
  fileprivate mutating func setFaces(at pointSizes: PointSizes) throws(FontError) {
    for index in styles.indices {
      let size = pointSizes[index]
      styles[index].face = try styles[index].face.at(pointSize: size)
      styles[index].otherFaces = try styles[index].otherFaces.map { (face) throws(FontError) in
        try face.at(pointSize: size)
      }
    }
  }
}
