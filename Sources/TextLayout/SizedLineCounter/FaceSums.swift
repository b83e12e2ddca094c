import FontEngine

/// The sums of a text's advances before its break opportunities, separately for each face.
struct FaceSums {
  /// The sum of the advances without a size, of the deltas of an optical size, and of the clusters that are tracked, in
  /// one face. The fourth element is 0.
  typealias Sum = SIMD4<Double>

  /// The faces, without a size.
  private let faces: [FontFace]
  /// For each opportunity, the sums up to the end of its content in each face, and then those up to its position.
  private let sums: [Sum]

  /// Adds up the advances of a text; `nil` if the widths of lines aren't linear functions of the sums.
  init?(_ text: PreparedText) {
    let opportunities = text.opportunities
    guard opportunities.count > 0, text.length <= Self.maximumLength else { return nil }
    var sums: [Sum] = []
    guard !text.isComposed else {
      sums.reserveCapacity(2 * opportunities.count)
      for index in 0..<opportunities.count {
        let (end, deltas) = (opportunities[index], opportunities.deltas(at: index))
        // Each code unit is a cluster with a width, except for line feeds, after which lines begin anew.
        sums.append(Sum(Double(end.contentAdvance), Double(deltas.content), Double(end.contentEnd), 0))
        sums.append(Sum(Double(end.advance), Double(deltas.position), Double(end.position), 0))
      }
      self.sums = sums
      faces = [text.paragraph.styles[0].face]
      return
    }
    guard let shaped = text.held, shaped.hasLinearWidths else { return nil }
    let (faces, before) = shaped.faceSums()
    sums.reserveCapacity(2 * opportunities.count * faces.count)
    for index in 0..<opportunities.count {
      for offset in [opportunities[index].contentEnd, opportunities[index].position] {
        sums += before[offset * faces.count..<(offset + 1) * faces.count]
      }
    }
    self.sums = sums
    self.faces = faces
  }

  /// The largest number of code units. The sums of a longer text would take more than its lines.
  private static let maximumLength = 1 << 16

  /// Returns what the elements of each face's sum contribute to a width, in points.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  func factors(at pointSize: Double) throws(FontError) -> [Sum] {
    try faces.map { (face) throws(FontError) in
      let face = try face.at(pointSize: pointSize)
      let terms = face.sizeTerms
      let units = Sum(
        Double(terms?.fineness ?? 1), Double(terms?.deltaShare ?? 0), Double(terms?.tracking ?? 0), 0)
      return units * (pointSize / Double(face.advanceUnitsPerEm))
    }
  }

  /// Returns the width of the text before an edge, in points. The edges of an opportunity are 2 x its index, the end of
  /// its content, and 2 x its index + 1, its position.
  func width(before edge: Int, _ factors: [Sum]) -> Double {
    var width = 0.0
    for (face, factor) in factors.enumerated() { width += (sums[edge * factors.count + face] * factor).sum() }
    return width
  }

  /// Appends the widths of the text before all edges, in points.
  func addWidths(to widths: inout [Double], _ factors: [Sum]) {
    guard factors.count == 1 else {
      for edge in 0..<sums.count / factors.count { widths.append(width(before: edge, factors)) }
      return
    }
    // Nearly all texts have one face.
    let factor = factors[0]
    for sum in sums { widths.append((sum * factor).sum()) }
  }
}

extension ShapedText {
  /// Whether the widths of lines with safe edges are linear functions of sums at any size of all styles.
  fileprivate var hasLinearWidths: Bool {
    hyphens.isEmpty && segments.allSatisfy { $0.content == .glyphs } && paragraph.styles.allSatisfy { $0.tracking == 0 }
      && runs.allSatisfy { $0.run.face.pointSize == nil && !$0.run.face.sizeDependence.changesShapes }
  }

  /// Returns the faces, and for each offset the sums of the clusters that start before it, in each face.
  fileprivate func faceSums() -> (faces: [FontFace], before: [FaceSums.Sum]) {
    var faces: [FontFace] = []
    for glyphs in runs where !faces.contains(where: { $0 === glyphs.run.face }) { faces.append(glyphs.run.face) }
    var before = [FaceSums.Sum](repeating: .zero, count: (length + 1) * faces.count)
    for glyphs in runs {
      let (run, deltas) = (glyphs.run, glyphs.run.face.opticalSizeDeltas)
      let joinsLetters = run.joinsLetters
      let face = faces.firstIndex { $0 === run.face } ?? 0
      var tracked: Int32 = -1
      // An invisible character has no width at any size.
      for glyph in glyphs.glyphs where glyph.advance != 0 {
        let isTracked = glyph.cluster != tracked && !joinsLetters
        tracked = glyph.cluster
        let delta = Int(glyph.id) < deltas.count ? deltas[Int(glyph.id)] : 0
        before[(Int(glyph.cluster) + 1) * faces.count + face] += FaceSums.Sum(
          Double(glyph.advance), Double(delta), isTracked ? 1 : 0, 0)
      }
    }
    for index in faces.count..<max(faces.count, before.count) { before[index] += before[index - faces.count] }
    return (faces, before)
  }
}
