import Workloads

extension Catalogue {
  /// What the cache of words saves of a cold layout, and what it costs where it can't be used.
  static let knownAgainstCold = (TextCase.latin + [.system]).map { knownWords($0) } + [unproven]

  /// New paragraphs in a vocabulary that was seen before, against texts of new words.
  private static func knownWords(_ textCase: TextCase) -> Comparison {
    Comparison(name: "known-words/\(textCase.name)", peer: "one cold layout") {
      let (known, cold) = (try OurEngine(textCase), try OurEngine(textCase))
      var generator = SeededGenerator(seed: 1)
      // The words are known after eight paragraphs.
      known.load((0..<8).map { _ in textCase.source.reordered(length: textCase.length, &generator) })
      _ = try known.layOut(8)
      return Pairing(
        refill: { count in
          known.load((0..<count).map { _ in textCase.source.reordered(length: textCase.length, &generator) })
          cold.load((0..<count).map { _ in textCase.source.fresh(length: textCase.length, &generator) })
        },
        ours: { try known.layOut($0) }, peer: { try cold.layOut($0) },
        difference: {
          let other = try OurEngine(textCase)
          other.load(known.texts)
          return try known.answer(0).difference(from: other.answer(0))
        }, limit: 4096)
    }
  }

  /// New words in two fonts that shape alike, of which one has no provable spaces.
  private static let unproven = Comparison(name: "unproven/\(TextCase.usual.name)", peer: "one cold layout") {
    let (unproven, cold) = (try OurEngine(.unproven), try OurEngine(.usual))
    var generator = SeededGenerator(seed: 1)
    return Pairing(
      refill: { count in
        // Each side has texts of its own: the second would find those of the first in the processor's cache.
        for engine in [unproven, cold] {
          engine.load((0..<count).map { _ in TextCase.usual.source.fresh(length: TextCase.usual.length, &generator) })
        }
      },
      ours: { try unproven.layOut($0) }, peer: { try cold.layOut($0) },
      difference: {
        let other = try OurEngine(.usual)
        other.load(unproven.texts)
        return try unproven.answer(0).difference(from: other.answer(0))
      }, limit: 4096)
  }
}
