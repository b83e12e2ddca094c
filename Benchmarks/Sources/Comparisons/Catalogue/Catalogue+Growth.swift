import Workloads

extension Catalogue {
  /// Cold layout of up to a million letters, the same in known words, and wrapping them again.
  static let textGrowth = [
    GrowthCurve(name: "cold/latin-dejavu", sizes: [1000, 10_000, 100_000, 1_000_000]) { size in
      let engine = try OurEngine(TextCase.usual.resized(to: size))
      var generator = SeededGenerator(seed: 3)
      return {
        engine.load([TextCase.usual.source.fresh(length: size, &generator)])
        return try engine.layOut(1)
      }
    },
    // On both sides of 65,536 code units, from which on a text is divided into words part by part.
    GrowthCurve(name: "known-words/latin-dejavu", sizes: [1000, 10_000, 60_000, 70_000, 1_000_000]) { size in
      let engine = try OurEngine(TextCase.usual.resized(to: size))
      var generator = SeededGenerator(seed: 3)
      engine.load((0..<8).map { _ in TextCase.usual.source.reordered(length: 1300, &generator) })
      _ = try engine.layOut(8)
      return {
        engine.load([TextCase.usual.source.reordered(length: size, &generator)])
        return try engine.layOut(1)
      }
    },
    GrowthCurve(name: "rewrap/latin-dejavu", sizes: [1000, 10_000, 100_000, 1_000_000]) { size in
      let engine = try OurEngine(TextCase.usual.resized(to: size))
      engine.load([TextCase.usual.source.prose(length: size)])
      try engine.keep(0)
      return { try engine.rewrap(widths, count: 4) / 4 }
    },
  ]

  /// Unrelated blocks, a row and a hierarchy: build and solve.
  static let solverGrowth = [
    GrowthCurve(name: "solver/blocks-build", sizes: [1, 4, 16, 64, 256]) { size in
      let program = ConstraintProgram.blocks(size)
      return { try Stopwatch.thread.seconds { _ = try BuiltProgram(program) } }
    },
    GrowthCurve(name: "solver/blocks-edit", sizes: [1, 4, 16, 64, 256]) { size in
      var built = try BuiltProgram(ConstraintProgram.blocks(size))
      try built.suggestAll([Double](repeating: 500, count: size))
      return {
        try Stopwatch.thread.seconds {
          for step in 0..<1000 {
            try built.suggest(step * 37 % size, 400 + Double(step % 7) * 20)
            built.solve()
          }
        } / 1000
      }
    },
    GrowthCurve(name: "solver/row-build", sizes: [25, 50, 100, 200, 400]) { size in
      let program = ConstraintProgram.row(size)
      return { try Stopwatch.thread.seconds { _ = try BuiltProgram(program) } }
    },
    GrowthCurve(name: "solver/deep-build", sizes: [25, 50, 100, 200, 400]) { size in
      let program = ConstraintProgram.hierarchy(size)
      return { try Stopwatch.thread.seconds { _ = try BuiltProgram(program) } }
    },
  ]
}
