import DynamicType
import Workloads

extension CountedWorkload {
  static var texts: [CountedWorkload] {
    let cases = TextCase.latin + [.system] + TextCase.scripts + TextCase.lengths.filter { $0.length <= 10_000 }
    let everyday: [TextCase] = [.usual, .system]
    return cases.map { cold($0) } + (TextCase.latin + [.system]).map { knownWords($0) }
      + [knownWords(.unproven, areCached: false)] + everyday.map { rewrap($0) }
      + [sameWidth] + everyday.map { twelveSizes($0) }
  }

  private static func cold(_ textCase: TextCase) -> CountedWorkload {
    CountedWorkload(name: "cold/\(textCase.name)") {
      let engine = try OurEngine(textCase)
      var generator = SeededGenerator(seed: 1)
      let texts = (0..<2).map { _ in textCase.source.fresh(length: textCase.length, &generator) }
      return inTurn(texts, engine) { _ = try engine.layOut(1) }
    }
  }

  /// Lays out one of the texts each time.
  private static func inTurn(
    _ texts: [String], _ engine: OurEngine, _ layOut: @escaping () throws -> Void
  ) -> () throws -> Int {
    var next = 0
    return {
      engine.load([texts[next % texts.count]])
      next += 1
      try layOut()
      return 0
    }
  }

  /// The words are known after eight paragraphs; the one that is counted is new.
  private static func knownWords(_ textCase: TextCase, areCached: Bool = true) -> CountedWorkload {
    func knownWords() throws -> (engine: OurEngine, texts: [String]) {
      let engine = try OurEngine(textCase)
      var generator = SeededGenerator(seed: 1)
      engine.load((0..<8).map { _ in textCase.source.reordered(length: textCase.length, &generator) })
      _ = try engine.layOut(8)
      return (engine, (0..<2).map { _ in textCase.source.reordered(length: textCase.length, &generator) })
    }
    var workload = CountedWorkload(name: "known-words/\(textCase.name)") {
      let (engine, texts) = try knownWords()
      return inTurn(texts, engine) { _ = try engine.layOut(1) }
    }
    guard areCached else { return workload }
    workload.cachedWords = {
      let (engine, texts) = try knownWords()
      engine.load(texts)
      return try engine.cachedWords(0)
    }
    return workload
  }

  /// 64 widths.
  private static func rewrap(_ textCase: TextCase) -> CountedWorkload {
    CountedWorkload(name: "rewrap/\(textCase.name)") {
      let engine = try kept(textCase)
      let widths = (0..<64).map { Double(200 + $0 * 37 % 64 * 4) }
      return {
        _ = try engine.rewrap(widths, count: 64)
        return 0
      }
    }
  }

  private static var sameWidth: CountedWorkload {
    CountedWorkload(name: "same-width/\(TextCase.usual.name)") {
      let engine = try kept(.usual)
      return {
        _ = try engine.query(300, count: 1)
        return 0
      }
    }
  }

  private static func kept(_ textCase: TextCase) throws -> OurEngine {
    let engine = try OurEngine(textCase)
    engine.load([textCase.source.prose(length: textCase.length)])
    try engine.keep(0)
    return engine
  }

  private static func twelveSizes(_ textCase: TextCase) -> CountedWorkload {
    CountedWorkload(name: "twelve-sizes/\(textCase.name)") {
      let engine = try OurEngine(textCase)
      let scale = TypeScale(.body)
      let sizes = ContentSizeCategory.allCases.map { scale.scaledPointSize(textCase.pointSize, at: $0) }
      var generator = SeededGenerator(seed: 2)
      let texts = (0..<2).map { _ in textCase.source.fresh(length: textCase.length, &generator) }
      return inTurn(texts, engine) { _ = try engine.layOutAtAllSizes(1, sizes) }
    }
  }
}
