import Workloads

extension Catalogue {
  static let solvers = [
    build("solver/form-build", { try .form() }), formResize, formHundredEdits, formRemoval,
    blocksBuild(peer: "kiwi"), blocksBuild(peer: "one block"), blocksEdit(peer: "kiwi"), blocksEdit(peer: "one block"),
    build("solver/row-400-build", suggesting: [10_000], { .row(400) }),
    // Kiwi takes seconds.
    build("solver/deep-400-build", suggesting: [1000], pairs: 5, { .hierarchy(400) }), templateCell,
  ]

  /// A program built from data to solved values, in both solvers.
  private static func build(
    _ name: String, suggesting values: [Double] = [400, 600], pairs: Int = 31,
    _ program: @escaping @Sendable () throws -> ConstraintProgram
  ) -> Comparison {
    Comparison(name: name, peer: "kiwi", pairs: pairs) {
      let program = try program()
      let kiwi = KiwiSolver(program)
      var built = try BuiltProgram(program)
      return Pairing(
        ours: { count in try Stopwatch.thread.seconds { for _ in 0..<count { built = try BuiltProgram(program) } } },
        peer: { count in try Stopwatch.thread.seconds { for _ in 0..<count { try kiwi.build() } } },
        difference: {
          try kiwi.build()
          try built.suggestAll(values)
          for (edit, value) in values.enumerated() { try kiwi.suggest(edit, value) }
          kiwi.update()
          return difference(built.values, kiwi.values)
        })
    }
  }

  /// The first value in which two solutions differ by more than a millionth.
  static func difference(_ a: [Double], _ b: [Double]) -> String? {
    guard a.count == b.count else { return "\(a.count) values, \(b.count) values" }
    guard let index = a.indices.first(where: { abs(a[$0] - b[$0]) > 1e-6 * max(1, abs(b[$0])) }) else { return nil }
    return "variable \(index) is \(a[index]), \(b[index])"
  }

  /// The form, resized to six sizes in turn; per resize.
  private static let formResize = Comparison(name: "solver/form-resize", peer: "kiwi") {
    let program = try ConstraintProgram.form()
    var ours = try BuiltProgram(program)
    let kiwi = KiwiSolver(program)
    try kiwi.build()
    let sizes = ConstraintProgram.formSizes
    func resizeKiwi(_ size: (width: Double, height: Double)) throws {
      try kiwi.suggest(0, size.width)
      try kiwi.suggest(1, size.height)
      kiwi.update()
    }
    return Pairing(
      ours: { count in
        try Stopwatch.thread.seconds {
          for _ in 0..<count { for size in sizes { try ours.suggestAll([size.width, size.height]) } }
        }
      },
      peer: { count in
        try Stopwatch.thread.seconds { for _ in 0..<count { for size in sizes { try resizeKiwi(size) } } }
      },
      oursUnits: 6, peerUnits: 6,
      difference: {
        try sizes.compactMap { size in
          try ours.suggestAll([size.width, size.height])
          try resizeKiwi(size)
          return difference(ours.values, kiwi.values)
        }.first
      })
  }

  /// The form's width suggested a hundred times before the values are asked for, as while a window is dragged; per
  /// suggestion.
  private static let formHundredEdits = Comparison(name: "solver/form-hundred-edits", peer: "kiwi") {
    let program = try ConstraintProgram.form()
    var ours = try BuiltProgram(program)
    let kiwi = KiwiSolver(program)
    try kiwi.build()
    try ours.suggestAll([400, 600])
    for (edit, value) in [400.0, 600].enumerated() { try kiwi.suggest(edit, value) }
    return Pairing(
      ours: { count in
        try Stopwatch.thread.seconds {
          for _ in 0..<count {
            for step in 0..<100 { try ours.suggest(0, 400 + Double(step * 37 % 100) * 8) }
            ours.solve()
          }
        }
      },
      peer: { count in
        try Stopwatch.thread.seconds {
          for _ in 0..<count {
            for step in 0..<100 { try kiwi.suggest(0, 400 + Double(step * 37 % 100) * 8) }
            kiwi.update()
          }
        }
      },
      oursUnits: 100, peerUnits: 100,
      difference: {
        try ours.suggest(0, 777)
        ours.solve()
        try kiwi.suggest(0, 777)
        kiwi.update()
        return difference(ours.values, kiwi.values)
      })
  }

  /// Every fifth constraint of the form taken out and put in again; per constraint.
  private static let formRemoval = Comparison(name: "solver/form-remove", peer: "kiwi") {
    let program = try ConstraintProgram.form()
    var ours = try BuiltProgram(program)
    let kiwi = KiwiSolver(program)
    try kiwi.build()
    try ours.suggestAll([400, 600])
    for (edit, value) in [400.0, 600].enumerated() { try kiwi.suggest(edit, value) }
    let rows = Array(stride(from: 0, to: program.rows.count, by: 5))
    func cycleOurs() throws {
      for row in rows { try ours.remove(row) }
      ours.solve()
      for row in rows { try ours.restore(row) }
      ours.solve()
    }
    func cycleKiwi() throws {
      for row in rows { try kiwi.remove(row) }
      kiwi.update()
      for row in rows { try kiwi.restore(row) }
      kiwi.update()
    }
    return Pairing(
      ours: { count in try Stopwatch.thread.seconds { for _ in 0..<count { try cycleOurs() } } },
      peer: { count in try Stopwatch.thread.seconds { for _ in 0..<count { try cycleKiwi() } } },
      oursUnits: Double(rows.count), peerUnits: Double(rows.count),
      difference: {
        try cycleOurs()
        try cycleKiwi()
        return difference(ours.values, kiwi.values)
      })
  }
}
