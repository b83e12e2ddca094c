import Foundation

/// A run as Markdown, for the README.
struct ResultTable {
  let results: Results
  /// The versions of the peers, one a line.
  let versions: [String]

  var markdown: String {
    let today = Date().formatted(.iso8601.year().month().day())
    return """
      Taken on \(today): \(results.machine); Swift \(results.swift).

      \(versions.map { "- \($0)" }.joined(separator: "\n"))

      ### Aims

      \(aims)

      ### Side by side

      \(comparisons)

      ### Two cores

      \(twoCores)

      ### Growth

      \(growth)

      ### Counts

      \(counts)
      """
  }

  private var aims: String {
    table(
      ["aim", "at most", "measured", ""], [.left, .right, .right, .left],
      Aim.all.map { aim in
        let unit = aim.unit.isEmpty ? "" : " \(aim.unit)"
        guard let figure = aim.figure(results) else {
          return [aim.text, Self.digits(aim.limit) + unit, "", "no figure"]
        }
        return [
          aim.text, Self.digits(aim.limit) + unit, Self.digits(figure) + unit,
          figure <= aim.limit ? "met" : "**missed**",
        ]
      })
  }

  private var comparisons: String {
    table(
      ["what", "peer", "ours, us", "peer, us", "ratio", "spread", "same answer"],
      [.left, .left, .right, .right, .right, .right, .left],
      results.comparisons.map { row in
        [
          "`\(row.name)`", row.peer, Self.digits(row.ours_us), Self.digits(row.peer_us), Self.ratio(of: row),
          Self.digits(row.spread), row.same_answer ? "yes" : "no",
        ]
      })
  }

  private static func ratio(of row: Results.Comparison) -> String {
    digits(row.ratio) + (row.two_cores?.outcome == .tooFewPairs ? ", not on two cores" : "")
  }

  private var twoCores: String {
    table(
      ["what", "peer", "pairs with two cores", "attempts discarded", "control", "outcome"],
      [.left, .left, .right, .right, .right, .left],
      results.comparisons.compactMap { row in
        row.two_cores.map { cores in
          [
            "`\(row.name)`", row.peer, "\(cores.pairs)", "\(cores.discarded)", Self.digits(cores.control),
            cores.outcome.rawValue,
          ]
        }
      })
  }

  private var growth: String {
    table(
      ["what", "sizes", "us", "exponent"], [.left, .left, .left, .right],
      results.growth.map { curve in
        [
          "`\(curve.name)`", curve.sizes.map { "\($0)" }.joined(separator: ", "),
          curve.us.map(Self.digits).joined(separator: ", "), String(format: "%.2f", curve.exponent),
        ]
      })
  }

  private var counts: String {
    table(
      ["what", "allocations", "instructions", "pivots"], [.left, .right, .right, .right],
      results.counts.map { ["`\($0.name)`", "\($0.allocations)", "\($0.instructions)", "\($0.pivots)"] })
  }

  private enum Alignment { case left, right }

  private func table(_ titles: [String], _ alignments: [Alignment], _ rows: [[String]]) -> String {
    let rule = alignments.map { $0 == .left ? "---" : "---:" }
    return ([titles, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// Three digits that count; whole numbers in full.
  static func digits(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "\(value)" }
    let decimals = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(decimals)f", value)
  }
}
