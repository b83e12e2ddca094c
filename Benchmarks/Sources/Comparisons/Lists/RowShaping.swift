import Workloads

/// `hb_shape` on the texts of rows, each in its own font: what shaping alone would cost.
final class RowShaping {
  private let engines: [(ours: OurEngine, peer: HarfBuzzEngine)]

  private let texts: [any KeyPath<RowTexts, String> & Sendable]

  /// Both texts of a row, or the body alone.
  init(bodyOnly: Bool = false) throws {
    let cases = bodyOnly ? [RowTexts.bodyCase] : [RowTexts.headlineCase, RowTexts.bodyCase]
    texts = bodyOnly ? [\.body] : [\.headline, \.body]
    engines = try cases.map { (try OurEngine($0), try HarfBuzzEngine($0)) }
  }

  func load(_ rows: [RowTexts]) throws {
    for (engine, text) in zip(engines, texts) {
      try engine.peer.load(rows.map { $0[keyPath: text] }, runsFrom: engine.ours)
    }
  }

  func shape(_ count: Int) -> Double { engines.reduce(0) { $0 + $1.peer.shape(count) } }

  /// The widths of a row's texts, each in one line at its case's size.
  func widths(_ row: Int) -> [Double] { engines.map { $0.peer.answer(row).width } }
}
