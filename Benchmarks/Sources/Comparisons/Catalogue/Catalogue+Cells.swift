import Foundation
import UIKit
import Workloads

/// Cells that size themselves: the same three measurements for each kind.
extension Catalogue {
  /// A cell made, a text changed, all texts changed to new words, its width changed.
  static func cells<Cell: SampleCell>(_ name: String, _ kind: Cell.Type, seed: UInt64) -> [Comparison] {
    [
      build(name, kind, seed: seed), textChange(name, kind, seed: seed + 1), newWords(name, kind, seed: seed + 1),
      widthChange(name, kind, seed: seed + 2),
    ]
  }

  /// What is wrong where a label's one line is not as wide as `hb_shape` says, to a pixel.
  @MainActor
  static func labelDifference<Cell: SampleCell>(
    _: Cell.Type, _ texts: RowTexts, _ widths: [Double]
  ) -> String? {
    let sizes = [RowTexts.headlineCase, RowTexts.bodyCase].map(\.pointSize)
    return zip(Cell(texts, width: 375).measuredLabels, zip(widths, sizes)).lazy.compactMap { label, peer in
      let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      guard Double(label.font.pointSize) == peer.1 else { return "a font of \(label.font.pointSize) pt, \(peer.1) pt" }
      return abs(Double(size.width) - peer.0) <= 1 ? nil : "\(size.width) pt, \(peer.0) pt"
    }.first
  }

  /// A cell made from nothing, with texts never seen, fitted and laid out.
  private static func build<Cell: SampleCell>(_ name: String, _: Cell.Type, seed: UInt64) -> Comparison {
    Comparison(name: "\(name)-build", peer: "hb_shape", pairs: 41) {
      let shaping = try RowShaping()
      var generator = SeededGenerator(seed: seed)
      var rows: [RowTexts] = []
      return Pairing(
        refill: { count in
          rows = RowTexts.fresh(count, &generator)
          try shaping.load(rows)
        },
        ours: { count in
          onMain { Stopwatch.thread.seconds { for row in rows.prefix(count) { _ = Cell(row, width: 375) } } }
        },
        peer: { shaping.shape($0) },
        difference: {
          let (row, widths) = (rows[0], shaping.widths(0))
          return onMain { labelDifference(Cell.self, row, widths) }
        }, limit: 1024)
    }
  }

  /// The body of a cell changes to one never seen, in words that were, and the cell is fitted and laid out again.
  private static func textChange<Cell: SampleCell>(_ name: String, _: Cell.Type, seed: UInt64) -> Comparison {
    Comparison(name: "\(name)-text-change", peer: "hb_shape", pairs: 41) {
      let shaping = try RowShaping(bodyOnly: true)
      var generator = SeededGenerator(seed: seed)
      var rows = RowTexts.reordered(1, &generator)
      let cell = onMain { Unchecked(value: Cell(rows[0], width: 375)) }
      return Pairing(
        refill: { count in
          rows = RowTexts.reordered(count, &generator)
          try shaping.load(rows)
        },
        ours: { count in
          onMain {
            Stopwatch.thread.seconds {
              for row in rows.prefix(count) {
                cell.value.showBody(row.body)
                cell.value.layOut(width: 375)
              }
            }
          }
        },
        peer: { shaping.shape($0) },
        difference: {
          onMain {
            // Two cells that show the same are equally high, whatever they showed before.
            cell.value.show(rows[0])
            cell.value.layOut(width: 375)
            let (changed, made) = (cell.value.bounds.height, Cell(rows[0], width: 375).bounds.height)
            return changed == made ? nil : "\(changed) pt, \(made) pt"
          }
        }, limit: 1024)
    }
  }

  /// Both texts of a cell change to words never seen, and it is fitted and laid out again.
  private static func newWords<Cell: SampleCell>(_ name: String, _: Cell.Type, seed: UInt64) -> Comparison {
    Comparison(name: "\(name)-new-words", peer: "hb_shape", pairs: 41) {
      let shaping = try RowShaping()
      var generator = SeededGenerator(seed: seed)
      var rows = RowTexts.fresh(1, &generator)
      let cell = onMain { Unchecked(value: Cell(rows[0], width: 375)) }
      return Pairing(
        refill: { count in
          rows = RowTexts.fresh(count, &generator)
          try shaping.load(rows)
        },
        ours: { count in
          onMain {
            Stopwatch.thread.seconds {
              for row in rows.prefix(count) {
                cell.value.show(row)
                cell.value.layOut(width: 375)
              }
            }
          }
        },
        peer: { shaping.shape($0) },
        difference: {
          let (row, widths) = (rows[0], shaping.widths(0))
          return onMain { labelDifference(Cell.self, row, widths) }
        }, limit: 1024)
    }
  }

  /// A cell's width changes, between eight widths in turn, against the re-wrapping of its two texts alone.
  private static func widthChange<Cell: SampleCell>(_ name: String, _: Cell.Type, seed: UInt64) -> Comparison {
    Comparison(name: "\(name)-width-change", peer: "its texts wrapped again", pairs: 41) {
      var generator = SeededGenerator(seed: seed)
      let texts = RowTexts.fresh(1, &generator)[0]
      let cell = onMain { Unchecked(value: Cell(texts, width: 375)) }
      let engines = try [RowTexts.headlineCase, RowTexts.bodyCase].map { try OurEngine($0) }
      for (engine, text) in zip(engines, [texts.headline, texts.body]) {
        engine.load([text])
        try engine.keep(0)
      }
      var step = 0
      let widths = (0..<8).map { 320 + Double($0 * 3 % 8) * 12 }
      return Pairing(
        ours: { count in
          onMain {
            Stopwatch.thread.seconds {
              for _ in 0..<count {
                step += 1
                cell.value.layOut(width: widths[step % 8])
              }
            }
          }
        },
        peer: { count in try engines.reduce(0) { $0 + (try $1.rewrap(widths, count: count)) } },
        difference: {
          onMain {
            for width in widths {
              cell.value.layOut(width: width)
              if cell.value.bounds.width != width { return "\(cell.value.bounds.width) pt, \(width) pt" }
            }
            return nil
          }
        }, limit: 1024)
    }
  }
}
