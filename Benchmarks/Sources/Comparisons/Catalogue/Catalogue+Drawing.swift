import CTextPeers
import Foundation
import UIKit
import Workloads

/// Drawing, beside pango-cairo. Texts are laid out and known on both sides.
extension Catalogue {
  static let drawings = cellDrawings + TextCase.latin.flatMap { textDrawings($0) }

  /// A feed cell as a list of operations and as files, beside the same with nothing but the cell's message.
  private static let cellDrawings = [
    cellDrawing("drawing/feed-display-list", pango_output_recording) { cell, _ in _ = cell.displayList() },
    cellDrawing("drawing/feed-png", pango_output_png) { _, list in _ = try list.png() },
    cellDrawing("drawing/feed-svg", pango_output_svg) { _, list in _ = try list.svgText() },
    cellDrawing("drawing/feed-pdf", pango_output_pdf) { _, list in _ = try list.pdf() },
  ]

  private static func cellDrawing(
    _ name: String, _ output: pango_output, _ draw: @escaping @MainActor (DrawnCell, DisplayList) throws -> Void
  ) -> Comparison {
    Comparison(name: name, peer: "pango-cairo, the message", pairs: 41) {
      let (cell, list, message) = onMain {
        let cell = DrawnCell()
        return Unchecked(value: (cell, cell.displayList(), cell.message))
      }.value
      let peer = try PangoDrawing(DrawnCell.messageCase, DrawnCell.body, like: message)
      // Several times in a row: a PNG file takes longer than a batch, and would find what it needs out of the caches.
      let repetitions = 8
      return Pairing(
        ours: { [cell = Unchecked(value: cell)] count in
          try onMain {
            try Stopwatch.thread.seconds { for _ in 0..<count * repetitions { try draw(cell.value, list) } }
          }
        },
        peer: { peer.write(output, $0) }, oursUnits: Double(repetitions),
        difference: { peer.hasAllLines && peer.canWrite(output) ? nil : "not the same lines" }, limit: 1024)
    }
  }

  /// The pixels of a text in one font, black on white.
  private static func textDrawings(_ textCase: TextCase) -> [Comparison] {
    [("pango-cairo", false), ("pango-cairo, outlines", true)].map { peerName, asOutlines in
      Comparison(name: "drawing/\(textCase.name)", peer: peerName, pairs: 15) {
        let text = textCase.source.prose(length: textCase.length)
        let drawn = try onMain { Unchecked(value: try DrawnText(textCase, text)) }
        let list = onMain { drawn.value.displayList() }
        let peer = try PangoDrawing(textCase, text, like: list)
        return Pairing(
          ours: { count in
            try onMain {
              try Stopwatch.thread.seconds { for _ in 0..<count { _ = try drawn.value.pixels(PangoDrawing.scale) } }
            }
          },
          peer: { peer.drawPixels($0, asOutlines: asOutlines) },
          difference: {
            guard peer.hasAllLines else { return "not the same lines" }
            let ours = try onMain { try drawn.value.pixels(PangoDrawing.scale) }
            return difference(ours, peer.drawn(asOutlines: asOutlines), inPlace: asOutlines)
          }, limit: 64)
      }
    }
  }

  /// What is wrong where pixels in place differ by more than a step of Cairo's coverage, 17, in over 1 % of the ink, or
  /// where moved ones have 1 % more or less ink.
  private static func difference(_ ours: [UInt32], _ theirs: [UInt32], inPlace: Bool) -> String? {
    guard ours.count == theirs.count else { return "\(ours.count) and \(theirs.count) pixels" }
    func ink(_ pixel: UInt32) -> Int { 255 - Int(pixel & 0xFF) }
    if inPlace {
      let differing = zip(ours, theirs).reduce(0) { $0 + (abs(ink($1.0) - ink($1.1)) > 17 ? 1 : 0) }
      let inked = theirs.reduce(0) { $0 + (ink($1) > 0 ? 1 : 0) }
      return differing * 100 <= inked ? nil : "\(differing) of \(inked) pixels"
    }
    let (a, b) = (ours.reduce(0) { $0 + ink($1) }, theirs.reduce(0) { $0 + ink($1) })
    return abs(a - b) * 100 <= b ? nil : "\(a / 255) and \(b / 255) pixels of ink"
  }
}
