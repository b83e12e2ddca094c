import Workloads

extension Catalogue {
  private static let blockCount = 256

  /// 256 unrelated blocks of 20 constraints, built and solved; per constraint.
  static func blocksBuild(peer: String) -> Comparison {
    Comparison(name: "solver/blocks-256-per-constraint", peer: peer, pairs: 9) {
      let program = ConstraintProgram.blocks(blockCount)
      let one = ConstraintProgram.blocks(1)
      let kiwi = KiwiSolver(program)
      let buildOne = { (count: Int) in
        try Stopwatch.thread.seconds { for _ in 0..<count { _ = try BuiltProgram(one) } }
      }
      let buildKiwi = { (count: Int) in
        try Stopwatch.thread.seconds { for _ in 0..<count { try kiwi.build() } }
      }
      let constraints = Double(ConstraintProgram.blockSize)
      return Pairing(
        ours: { count in try Stopwatch.thread.seconds { for _ in 0..<count { _ = try BuiltProgram(program) } } },
        peer: peer == "kiwi" ? buildKiwi : buildOne, oursUnits: constraints * Double(blockCount),
        peerUnits: peer == "kiwi" ? constraints * Double(blockCount) : constraints,
        difference: { try blockDifference(program, peer == "kiwi" ? program : one) })
    }
  }

  /// In what a block differs from what kiwi finds, for all of them or for one alone.
  private static func blockDifference(_ program: ConstraintProgram, _ other: ConstraintProgram) throws -> String? {
    var ours = try BuiltProgram(program)
    let kiwi = KiwiSolver(other)
    try kiwi.build()
    try ours.suggestAll([Double](repeating: 500, count: program.edits.count))
    for edit in other.edits.indices { try kiwi.suggest(edit, 500) }
    kiwi.update()
    let (a, b) = (ours.values, kiwi.values)
    return stride(from: 0, to: a.count, by: b.count).lazy.compactMap { start in
      difference(Array(a[start..<min(start + b.count, a.count)]), b)
    }.first
  }

  /// The width of one block after another changes, and the values are asked for; per change.
  static func blocksEdit(peer: String) -> Comparison {
    Comparison(name: "solver/blocks-256-edit", peer: peer, pairs: 31) {
      let program = ConstraintProgram.blocks(blockCount)
      var ours = try BuiltProgram(program)
      try ours.suggestAll([Double](repeating: 500, count: blockCount))
      var one = try BuiltProgram(ConstraintProgram.blocks(1))
      try one.suggestAll([500])
      // Steps go on from batch to batch: 7 does not divide 256, so a block never gets the width that it has.
      var (oursStep, peerStep) = (0, 0)
      func width(_ step: Int) -> Double { 400 + Double(step % 7) * 20 }
      let kiwi = KiwiSolver(program)
      if peer == "kiwi" {
        try kiwi.build()
        for edit in 0..<blockCount { try kiwi.suggest(edit, 500) }
        kiwi.update()
      }
      return Pairing(
        ours: { count in
          try Stopwatch.thread.seconds {
            for _ in 0..<count {
              oursStep += 1
              try ours.suggest(oursStep * 37 % blockCount, width(oursStep))
              ours.solve()
            }
          }
        },
        peer: { count in
          try Stopwatch.thread.seconds {
            for _ in 0..<count {
              peerStep += 1
              if peer == "kiwi" {
                try kiwi.suggest(peerStep * 37 % blockCount, width(peerStep))
                kiwi.update()
              } else {
                try one.suggest(0, width(peerStep))
                one.solve()
              }
            }
          }
        },
        difference: { try blockDifference(program, peer == "kiwi" ? program : ConstraintProgram.blocks(1)) })
    }
  }

  /// A cell of three views whose constraints were added once: copied and solved for a size. Kiwi's solver cannot be
  /// copied, so there the cell is built anew.
  static let templateCell = Comparison(name: "solver/template-cell", peer: "kiwi") {
    let program = ConstraintProgram.cell()
    var template = try BuiltProgram(program)
    try template.suggestAll([320, 20, 40])
    let kiwi = KiwiSolver(program)
    var solved = template
    func solveOurs(_ width: Double) throws {
      solved = template
      try solved.suggestAll([width, 20, 60])
    }
    func solveKiwi(_ width: Double) throws {
      try kiwi.build()
      for (edit, value) in [width, 20, 60].enumerated() { try kiwi.suggest(edit, value) }
      kiwi.update()
    }
    return Pairing(
      ours: { count in
        try Stopwatch.thread.seconds { for step in 0..<count { try solveOurs(330 + Double(step % 8) * 10) } }
      },
      peer: { count in
        try Stopwatch.thread.seconds { for step in 0..<count { try solveKiwi(330 + Double(step % 8) * 10) } }
      },
      difference: {
        try solveOurs(375)
        try solveKiwi(375)
        return difference(solved.values, kiwi.values)
      })
  }
}
