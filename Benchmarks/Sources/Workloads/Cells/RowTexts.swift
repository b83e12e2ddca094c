/// The texts of rows: a headline of four words and a body of three sentences or so, no two alike.
package struct RowTexts: Sendable {
  package let headline: String
  package let body: String

  /// The cases of the fonts that the cell's labels use at the default text size.
  package static let headlineCase = TextCase(
    "headline", .latin, font: "GalleySans/GalleySans-Semibold.ttf", length: 24, pointSize: 17)
  package static let bodyCase = TextCase("body", .latin, font: "TeXGyrePagella/texgyrepagella-regular.otf", length: 100)

  /// Texts in words that were not seen before.
  package static func fresh(_ count: Int, _ generator: inout SeededGenerator) -> [RowTexts] {
    (0..<count).map { _ in
      RowTexts(
        headline: headlineCase.source.fresh(length: headlineCase.length, &generator),
        body: bodyCase.source.fresh(length: bodyCase.length, &generator))
    }
  }

  /// Texts in one vocabulary, as rows have them.
  package static func reordered(_ count: Int, _ generator: inout SeededGenerator) -> [RowTexts] {
    (0..<count).map { index in
      RowTexts(
        headline: "\(index) " + headlineCase.source.reordered(length: headlineCase.length - 7, &generator),
        body: bodyCase.source.reordered(length: bodyCase.length, &generator))
    }
  }
}
