import DynamicType
import Workloads

extension Catalogue {
  /// All twelve text sizes against one; two threads against one.
  static let sizesAndThreads = [
    twelveSizes, twoThreads, twoThreadsApart, twoThreadsBesideShaping, shapingByTwoThreads,
  ]

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
  private static let twoThreads = layingOut("two-threads/\(TextCase.usual.name)", isApart: false)

  /// The same where each thread has a face and a catalog, and so caches, of its own: what sharing costs is the
  /// difference.
  private static let twoThreadsApart = layingOut("two-threads-apart/\(TextCase.usual.name)", isApart: true)

  private static func layingOut(_ name: String, isApart: Bool) -> Comparison {
    Comparison(name: name, peer: "one thread", pairs: 31, needsTwoCores: true) {
      let two = try (0..<2).map { try TextStream(seed: $0, isApart: isApart) }
      let one = try TextStream(seed: 2, isApart: isApart)
      return Pairing(
        refill: { count in for stream in two + [one] { stream.refill(count) } },
        ours: { count in try Threads.seconds(two.map { stream in { try stream.layOut(count) } }) / 2 },
        peer: { count in try Threads.seconds([{ try one.layOut(count) }]) },
        difference: { try (two + [one]).compactMap { try $0.strayAnswer() }.first }, limit: 256)
    }
  }

  /// The same against `hb_shape` by two threads, in two fonts that share nothing.
  private static let twoThreadsBesideShaping = Comparison(
    name: "two-threads/\(TextCase.usual.name)", peer: "two threads of hb_shape", pairs: 31, needsTwoCores: true
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
      ours: { count in try Threads.seconds(streams.map { stream in { try stream.layOut(count) } }) / 2 },
      peer: { count in try Threads.seconds(peers.map { peer in { _ = peer.shape(count) } }) / 2 },
      difference: { try streams.compactMap { try $0.strayAnswer() }.first }, limit: 256)
  }

  /// What two threads of `hb_shape`, which share nothing, gain over one.
  private static let shapingByTwoThreads = Comparison(
    name: "two-threads/hb_shape", peer: "one thread of hb_shape", pairs: 31, needsTwoCores: true
  ) {
    let streams = try (0..<3).map { try TextStream(seed: $0) }
    let engines = try streams.map { _ in try HarfBuzzEngine(.usual) }
    return Pairing(
      refill: { count in
        for (stream, engine) in zip(streams, engines) {
          stream.refill(count)
          try engine.load(stream.texts, runsFrom: OurEngine(.usual))
        }
      },
      ours: { count in try Threads.seconds(engines.prefix(2).map { engine in { _ = engine.shape(count) } }) / 2 },
      peer: { count in try Threads.seconds([{ _ = engines[2].shape(count) }]) },
      difference: {
        let answers = engines.map { $0.answer(0) }
        let expected = try streams.map { stream in
          let alone = try OurEngine(.usual)
          alone.load(stream.texts)
          return try alone.unwrappedAnswer(0)
        }
        return zip(answers, expected).compactMap { $0.difference(from: LayoutAnswer(lines: 1, width: $1.width)) }.first
      }, limit: 256)
  }
}
