import FontEngine
import Synchronization

extension PreparedText {
  /// The text as it is shaped at some sizes: itself, unless a face on it depends on the size. Shaped once for each of the
  /// last ``TextLimits/maximumSizedTexts`` sizes.
  func sized(_ pointSizes: PointSizes) throws(TextLayoutError) -> PreparedText {
    guard dependsOnSize else { return self }
    if let known = sizedTexts.withLock({ $0[pointSizes] }) { return known }
    var paragraph = paragraph
    paragraph.setFaces(at: pointSizes)
    var shaping = TextShaping(paragraph, analysis: analysis, catalog: catalog, pointSizes: pointSizes)
    do {
      try shaping.shapeAll(.never)
    } catch {
      throw .font(error)
    }
    let fresh = PreparedText(shaping)
    return sizedTexts.withLock { texts in
      // Two threads may have shaped at once; the first is kept.
      if let known = texts[pointSizes] { return known }
      if texts.count >= TextLimits.maximumSizedTexts { texts.removeAll() }
      texts[pointSizes] = fresh
      return fresh
    }
  }
}

extension Paragraph {
  /// Takes every style's faces as they are at its size.
  fileprivate mutating func setFaces(at pointSizes: PointSizes) {
    for index in styles.indices {
      styles[index].face = styles[index].face.at(pointSize: pointSizes[index])
      styles[index].otherFaces = styles[index].otherFaces.map { $0.at(pointSize: pointSizes[index]) }
    }
  }
}
