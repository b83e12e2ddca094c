import DynamicType
import Workloads

extension CountedWorkload {
  static var texts: [CountedWorkload] {
    let cases = TextCase.latin + TextCase.scripts + TextCase.lengths.filter { $0.length <= 10_000 }
    return cases.map { cold($0) } + TextCase.latin.map { knownWords($0) } + [rewrap, sameWidth, twelveSizes]
  }

  private static func cold(_ textCase: TextCase) -> CountedWorkload {
    CountedWorkload(name: "cold/\(textCase.name)") {
      let engine = try OurEngine(textCase)
      var generator = SeededGenerator(seed: 1)
      let texts = (0..<2).map { _ in textCase.source.fresh(length: textCase.length, &generator) }
      var next = 0
      return {
        engine.load([texts[next % 2]])
        next += 1
        _ = try engine.layOut(1)
        return 0
      }
    }
  }

  /// The words are known after eight paragraphs; the one that is counted is new.
  private static func knownWords(_ textCase: TextCase) -> CountedWorkload {
    CountedWorkload(name: "known-words/\(textCase.name)") {
      let engine = try OurEngine(textCase)
      var generator = SeededGenerator(seed: 1)
      engine.load((0..<8).map { _ in textCase.source.reordered(length: textCase.length, &generator) })
      _ = try engine.layOut(8)
      let texts = (0..<2).map { _ in textCase.source.reordered(length: textCase.length, &generator) }
      var next = 0
      return {
        engine.load([texts[next % 2]])
        next += 1
        _ = try engine.layOut(1)
        return 0
      }
    }
  }

  /// 64 widths.
  private static var rewrap: CountedWorkload {
    CountedWorkload(name: "rewrap/\(TextCase.usual.name)") {
      let engine = try kept()
      let widths = (0..<64).map { Double(200 + $0 * 37 % 64 * 4) }
      return {
        _ = try engine.rewrap(widths, count: 64)
        return 0
      }
    }
  }

  private static var sameWidth: CountedWorkload {
    CountedWorkload(name: "same-width/\(TextCase.usual.name)") {
      let engine = try kept()
      return {
        _ = try engine.query(300, count: 1)
        return 0
      }
    }
  }

  private static func kept() throws -> OurEngine {
    let engine = try OurEngine(.usual)
    engine.load([TextCase.usual.source.prose(length: TextCase.usual.length)])
    try engine.keep(0)
    return engine
  }

  private static var twelveSizes: CountedWorkload {
    CountedWorkload(name: "twelve-sizes/\(TextCase.usual.name)") {
      let engine = try OurEngine(.usual)
      let scale = TypeScale(.body)
      let sizes = ContentSizeCategory.allCases.map { scale.scaledPointSize(TextCase.usual.pointSize, at: $0) }
      var generator = SeededGenerator(seed: 2)
      let texts = (0..<2).map { _ in TextCase.usual.source.fresh(length: TextCase.usual.length, &generator) }
      var next = 0
      return {
        engine.load([texts[next % 2]])
        next += 1
        _ = try engine.layOutAtAllSizes(1, sizes)
        return 0
      }
    }
  }
}
