import Workloads

/// The texts of rows: a headline of four words and a body of three sentences or so, no two alike.
struct RowTexts {
  let headline: String
  let body: String

  /// The cases of the fonts that the cell's labels use at the default text size.
  static let headlineCase = TextCase("headline", .latin, font: "Inter/Inter-SemiBold.otf", length: 24)
  static let bodyCase = TextCase("body", .latin, font: "TeXGyrePagella/texgyrepagella-regular.otf", length: 100)

  /// Texts in words that were not seen before.
  static func fresh(_ count: Int, _ generator: inout SeededGenerator) -> [RowTexts] {
    (0..<count).map { _ in
      RowTexts(
        headline: headlineCase.source.fresh(length: headlineCase.length, &generator),
        body: bodyCase.source.fresh(length: bodyCase.length, &generator))
    }
  }

  /// Texts in one vocabulary, as rows have them.
  static func reordered(_ count: Int, _ generator: inout SeededGenerator) -> [RowTexts] {
    (0..<count).map { index in
      RowTexts(
        headline: "\(index) " + headlineCase.source.reordered(length: headlineCase.length - 7, &generator),
        body: bodyCase.source.reordered(length: bodyCase.length, &generator))
    }
  }
}

/// `hb_shape` on the texts of rows, each in its own font: what shaping alone would cost.
final class RowShaping {
  private let engines: [(ours: OurEngine, peer: HarfBuzzEngine)]

  init() throws {
    engines = try [RowTexts.headlineCase, RowTexts.bodyCase].map { (try OurEngine($0), try HarfBuzzEngine($0)) }
  }

  func load(_ rows: [RowTexts]) throws {
    try engines[0].peer.load(rows.map(\.headline), runsFrom: engines[0].ours)
    try engines[1].peer.load(rows.map(\.body), runsFrom: engines[1].ours)
  }

  func shape(_ count: Int) -> Double { engines.reduce(0) { $0 + $1.peer.shape(count) } }

  /// The widths of a row's texts, each in one line at 18 points.
  func widths(_ row: Int) -> [Double] { engines.map { $0.peer.answer(row).width } }
}
