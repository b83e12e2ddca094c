import Cassowary
import Workloads

extension CountedWorkload {
  static var solvers: [CountedWorkload] {
    [
      build("solver/form-build") { try .form() }, formResize, formRemoval,
      build("solver/blocks-64-build") { .blocks(64) }, blocksEdit,
      build("solver/row-400-build") { .row(400) }, build("solver/deep-400-build") { .hierarchy(400) }, templateCell,
    ]
  }

  private static func build(_ name: String, _ program: @escaping () throws -> ConstraintProgram) -> CountedWorkload {
    CountedWorkload(name: name) {
      let program = try program()
      var pivots = 0
      return {
        pivots += try BuiltProgram(program).solver.statistics.pivots
        return pivots
      }
    }
  }

  /// Six sizes.
  private static var formResize: CountedWorkload {
    CountedWorkload(name: "solver/form-resize") {
      var built = try BuiltProgram(.form())
      return {
        for size in ConstraintProgram.formSizes { try built.suggestAll([size.width, size.height]) }
        return built.solver.statistics.pivots
      }
    }
  }

  /// Every fifth constraint out and in again.
  private static var formRemoval: CountedWorkload {
    CountedWorkload(name: "solver/form-remove") {
      let program = try ConstraintProgram.form()
      var built = try BuiltProgram(program)
      try built.suggestAll([400, 600])
      let rows = Array(stride(from: 0, to: program.rows.count, by: 5))
      return {
        for row in rows { try built.remove(row) }
        built.solve()
        for row in rows { try built.restore(row) }
        built.solve()
        return built.solver.statistics.pivots
      }
    }
  }

  /// 256 edits, one in each block, when each block has been edited often: what is prepared for the next edit is there.
  private static var blocksEdit: CountedWorkload {
    CountedWorkload(name: "solver/blocks-256-edit") {
      var built = try BuiltProgram(ConstraintProgram.blocks(256))
      try built.suggestAll([Double](repeating: 500, count: 256))
      var round = 0
      func edit() throws {
        round += 1
        for block in 0..<256 {
          try built.suggest(block, 400 + Double((block + round) % 7) * 20)
          built.solve()
        }
      }
      for _ in 0..<5 { try edit() }
      return {
        try edit()
        return built.solver.statistics.pivots
      }
    }
  }

  /// 64 cells, all of which stay in memory. Copying takes more or fewer instructions depending on where the allocator
  /// puts the copy; if each took the place of the last one, what other workloads allocate before would change the count
  /// by 3 %.
  private static var templateCell: CountedWorkload {
    CountedWorkload(name: "solver/template-cell") {
      var template = try BuiltProgram(ConstraintProgram.cell())
      try template.suggestAll([320, 20, 40])
      var pivots = 0
      return {
        var cells: [BuiltProgram] = []
        for _ in 0..<64 {
          var cell = template
          try cell.suggestAll([375, 20, 60])
          pivots += cell.solver.statistics.pivots - template.solver.statistics.pivots
          cells.append(cell)
        }
        return withExtendedLifetime(cells) { pivots }
      }
    }
  }
}
