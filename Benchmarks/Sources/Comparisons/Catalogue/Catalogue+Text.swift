import DynamicType
import FontEngine
import Foundation
import TextLayout
import Workloads

extension Catalogue {
  /// Texts of words never seen before, from a string to lines.
  static let coldLayouts: [Comparison] = (TextCase.latin + TextCase.scripts + TextCase.lengths).flatMap { textCase in
    var all = againstShaping("cold", textCase) { $0.fresh(length: textCase.length, &$1) }
    all += laidOutByPeers("cold", textCase) { $0.fresh(length: textCase.length, &$1) }
    // Qt scales the bitmaps of emoji its own way, to 36 lines where all others find 42: that is other work.
    if textCase.name == "emoji" { all.removeAll { $0.peer == "qt" } }
    if textCase.length >= 10_000 { for index in all.indices { all[index].pairs = 15 } }
    return all
  }

  /// New paragraphs in a vocabulary that was seen before: the prose's words in a new order.
  static let knownWords: [Comparison] = TextCase.latin.flatMap { textCase in
    let reordered: MakeText = { $0.reordered(length: textCase.length, &$1) }
    return againstShaping("known-words", textCase, reordered)
      + laidOutByPeers("known-words", textCase, reordered).filter { $0.peer != "skia" }
  }

  /// Everything else that gives another answer fails the run.
  private static let acceptedDifferences = [
    "cold/thai/vs pango": "the words of Thai are libthai's, ours ICU's",
    "cold/thai/vs qt": "the words of Thai are libthai's, ours ICU's",
  ]

  typealias MakeText = @Sendable (TextSource, inout SeededGenerator) -> String

  /// Against `hb_shape` on the same runs.
  private static func againstShaping(_ name: String, _ textCase: TextCase, _ text: @escaping MakeText) -> [Comparison] {
    [
      Comparison(name: "\(name)/\(textCase.name)", peer: "hb_shape") {
        let ours = try OurEngine(textCase)
        let peer = try HarfBuzzEngine(textCase)
        var generator = SeededGenerator(seed: 1)
        return Pairing(
          refill: { count in
            let texts = (0..<count).map { _ in text(textCase.source, &generator) }
            ours.load(texts)
            // The runs are found with a catalog and a face of their own, so that ours has not seen the words.
            try peer.load(texts, runsFrom: OurEngine(textCase))
          },
          ours: { try ours.layOut($0) }, peer: { peer.shape($0) },
          difference: {
            let (a, b) = (try ours.unwrappedAnswer(0), peer.answer(0))
            return abs(a.width - b.width) <= 1e-9 * b.width ? nil : "\(a.width) pt, \(b.width) pt"
          }, limit: 4096)
      }
    ]
  }

  /// Against engines that break lines too.
  private static func laidOutByPeers(_ name: String, _ textCase: TextCase, _ text: @escaping MakeText) -> [Comparison] {
    peers.map { peerName, open in
      Comparison(
        name: "\(name)/\(textCase.name)", peer: peerName, pairs: 41,
        acceptedDifference: acceptedDifferences["\(name)/\(textCase.name)/vs \(peerName)"]
      ) {
        let ours = try OurEngine(textCase)
        let peer = try open(textCase)
        var generator = SeededGenerator(seed: 1)
        return Pairing(
          refill: { count in
            let texts = (0..<count).map { _ in text(textCase.source, &generator) }
            ours.load(texts)
            try peer.load(texts)
          },
          ours: { try ours.layOut($0) }, peer: { try peer.layOut($0) },
          difference: { try ours.answer(0).difference(from: peer.answer(0)) }, limit: 4096)
      }
    }
  }

  /// The engines that break lines.
  private static let peers: [(String, @Sendable (TextCase) throws -> any TextEngine)] = [
    ("pango", { try PangoEngine($0) }), ("qt", { try QtEngine($0) }), ("skia", { try SkiaEngine($0) }),
  ]

  /// One text at 64 widths that change every time, and at one width again and again.
  static let rewraps: [Comparison] =
    TextCase.latin.flatMap { textCase in
      peers.map { peerName, open in
        Comparison(name: "rewrap/\(textCase.name)", peer: peerName) {
          let (ours, peer) = try kept(textCase, open)
          return Pairing(
            ours: { try ours.rewrap(widths, count: $0) }, peer: { try peer.rewrap(widths, count: $0) },
            difference: {
              let differences = try widths.compactMap {
                try ours.rewrapAnswer($0).difference(from: peer.rewrapAnswer($0))
              }
              // Among some 3,000 lines there are a few near ties.
              return differences.count <= widths.count / 16
                ? nil : "at \(differences.count) widths; \(differences[0])"
            })
        }
      }
    }
    + peers.filter { $0.0 != "skia" }.map { peerName, open in
      Comparison(name: "same-width/\(TextCase.usual.name)", peer: peerName) {
        let (ours, peer) = try kept(.usual, open)
        return Pairing(
          ours: { try ours.query(300, count: $0) }, peer: { try peer.query(300, count: $0) },
          difference: { try ours.rewrapAnswer(300).difference(from: peer.rewrapAnswer(300)) })
      }
    }

  /// Between 200 and 452 points, in an order that is neither rising nor falling; whole points, as Skia rounds widths
  /// down.
  static let widths = (0..<64).map { Double(200 + $0 * 37 % 64 * 4) }

  private static func kept(
    _ textCase: TextCase, _ open: (TextCase) throws -> any TextEngine
  ) throws -> (OurEngine, any TextEngine) {
    let ours = try OurEngine(textCase)
    let peer = try open(textCase)
    let text = textCase.source.prose(length: textCase.length)
    ours.load([text])
    try peer.load([text])
    try ours.keep(0)
    try peer.keep(0)
    return (ours, peer)
  }
}
