import DynamicType
import Workloads

extension Catalogue {
  /// All twelve text sizes against one; two threads against one.
  static let sizesAndThreads = [twelveSizes, twoThreads, twoThreadsShaping]

  private static let twelveSizes = Comparison(name: "twelve-sizes/\(TextCase.usual.name)", peer: "one cold layout") {
    let (ours, other) = (try OurEngine(.usual), try OurEngine(.usual))
    let scale = TypeScale(.body)
    let sizes = ContentSizeCategory.allCases.map { scale.scaledPointSize(TextCase.usual.pointSize, at: $0) }
    var generator = SeededGenerator(seed: 2)
    return Pairing(
      refill: { count in
        // Each side has texts of its own: neither may find what the other left in a cache.
        for engine in [ours, other] {
          engine.load((0..<count).map { _ in TextCase.usual.source.fresh(length: TextCase.usual.length, &generator) })
        }
      },
      ours: { try ours.layOutAtAllSizes($0, sizes) }, peer: { try other.layOut($0) },
      difference: { sizes.count == 12 && sizes.contains(TextCase.usual.pointSize) ? nil : "the sizes are \(sizes)" },
      limit: 4096)
  }

  /// Time that passes for a text, laid out by two threads at once, against one thread.
  private static let twoThreads = Comparison(
    name: "two-threads/\(TextCase.usual.name)", peer: "one thread", pairs: 31
  ) {
    let two = try (0..<2).map { try TextStream(seed: $0) }
    let one = try TextStream(seed: 2)
    return Pairing(
      refill: { count in for stream in two + [one] { stream.refill(count) } },
      ours: { count in try seconds(two.map { stream in { try stream.layOut(count) } }) / 2 },
      peer: { count in try seconds([{ try one.layOut(count) }]) },
      difference: { try (two + [one]).compactMap { try $0.strayAnswer() }.first }, limit: 256)
  }

  /// The same with `hb_shape`, in two fonts that share nothing: what this machine's second core is worth.
  private static let twoThreadsShaping = Comparison(
    name: "two-threads/\(TextCase.usual.name)", peer: "two threads of hb_shape", pairs: 31
  ) {
    let streams = try (0..<2).map { try TextStream(seed: $0) }
    let peers = try streams.map { _ in try HarfBuzzEngine(.usual) }
    return Pairing(
      refill: { count in
        for (stream, peer) in zip(streams, peers) {
          stream.refill(count)
          try peer.load(stream.texts, runsFrom: OurEngine(.usual))
        }
      },
      ours: { count in try seconds(streams.map { stream in { try stream.layOut(count) } }) / 2 },
      peer: { count in try seconds(peers.map { peer in { _ = peer.shape(count) } }) / 2 },
      difference: { try streams.compactMap { try $0.strayAnswer() }.first }, limit: 256)
  }
}
