import Workloads

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
