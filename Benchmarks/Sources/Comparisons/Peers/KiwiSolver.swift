import Cassowary
import CKiwi
import Workloads

/// Kiwi's C++ solver, built from the same program as ours.
@safe
final class KiwiSolver {
  private let peer: OpaquePointer
  private let program: ConstraintProgram

  init(_ program: ConstraintProgram) {
    self.program = program
    var terms: [kiwi_term] = []
    var rows: [kiwi_row] = []
    for row in program.rows {
      rows.append(
        kiwi_row(
          first_term: Int32(terms.count), term_count: Int32(row.terms.count), constant: row.constant,
          relation: row.relation == .equal ? 0 : row.relation == .greaterThanOrEqual ? 1 : -1,
          strength: Self.strength(row.priority)))
      terms += row.terms.map { kiwi_term(variable: Int32($0.variable), coefficient: $0.coefficient) }
    }
    let edits = program.edits.map {
      kiwi_edit(variable: Int32($0), strength: Self.strength(ConstraintProgram.strong))
    }
    unsafe peer = kiwi_open(
      Int32(program.variableCount), terms, Int32(terms.count), rows, Int32(rows.count), edits, Int32(edits.count))
  }

  deinit { unsafe kiwi_close(peer) }

  /// The strengths of kiwi's own benchmark, by our priorities.
  private static func strength(_ priority: Double) -> Double {
    switch priority {
    case ConstraintProgram.required: kiwi_required()
    case ConstraintProgram.strong: kiwi_strength(1, 0, 0)
    case ConstraintProgram.smallMedium: kiwi_strength(0, 100, 0)
    case ConstraintProgram.moreThanMedium: kiwi_strength(0, 1.25, 0)
    case ConstraintProgram.medium: kiwi_strength(0, 1, 0)
    default: kiwi_strength(0, 0, 1)
    }
  }

  func build() throws { if unsafe kiwi_build(peer) == 0 { throw PeerError.refused("kiwi_build") } }

  func suggest(_ edit: Int, _ value: Double) throws {
    if unsafe kiwi_suggest(peer, Int32(edit), value) == 0 { throw PeerError.refused("kiwi_suggest") }
  }

  func update() { unsafe kiwi_update(peer) }

  func remove(_ row: Int) throws {
    if unsafe kiwi_remove(peer, Int32(row)) == 0 { throw PeerError.refused("kiwi_remove") }
  }

  func restore(_ row: Int) throws {
    if unsafe kiwi_add(peer, Int32(row)) == 0 { throw PeerError.refused("kiwi_add") }
  }

  var values: [Double] { (0..<program.variableCount).map { unsafe kiwi_value(peer, Int32($0)) } }
}
