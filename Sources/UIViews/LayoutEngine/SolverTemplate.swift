import Cassowary

/// A solved system of constraints from which others of the same structure start: cells of one class differ by the numbers
/// in their constraints alone.
///
/// The structure is everything but the constants: how many variables there are, and each constraint's terms, relation and
/// priorities, in the order in which they came. A solver is a value, so that starting from one costs a copy of what is
/// then changed, and the constants that differ are edits.
final class SolverTemplate {
  /// The structure as numbers, in a form that is compared and hashed quickly.
  struct Structure {
    private(set) var words: [UInt64] = []

    init(variableCount: Int, constraintCount: Int) {
      words.reserveCapacity(6 * constraintCount + 1)
      words.append(UInt64(variableCount))
    }

    /// Adds a constraint of an item's own.
    mutating func append(_ contribution: LayoutItem.Contribution, of variable: Variable) {
      words.append(1 << 63 | UInt64(variable.ordinal) << 8 | UInt64(contribution.role.rawValue))
      let (priority, hugging) = (contribution.priority.rawValue, contribution.hugging.rawValue)
      words.append(UInt64(priority.bitPattern) << 32 | UInt64(hugging.bitPattern))
      if let outer = contribution.outer {
        words.append(UInt64(outer.ordinal))
        words.append(contribution.share.bitPattern)
      }
    }

    fileprivate mutating func append(_ word: UInt64) { words.append(word) }

    var hash: UInt64 {
      let span = words.span
      var hash: UInt64 = 0
      for index in span.indices { hash = (hash ^ span[index]) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29 }
      return hash
    }

    func isSame(as other: Structure) -> Bool {
      let (mine, theirs) = (words.span, other.words.span)
      if mine.count != theirs.count { return false }
      for index in mine.indices where mine[index] != theirs[index] { return false }
      return true
    }
  }

  let structure: Structure
  /// With all of the constraints, and solved.
  let solver: Solver
  /// The constants of the constraints, and their handles.
  let constants: [Solver.Edit]

  init(structure: Structure, solver: Solver, constants: [Solver.Edit]) {
    self.structure = structure
    self.solver = solver
    self.constants = constants
  }

  /// Makes a solver a copy with other constants, solved; false, and it is of no use, if these contradict one another, or
  /// leave something open: what becomes of that must not depend on what was laid out before.
  func start(_ copy: inout Solver, with others: [Double]) -> Bool {
    var edits: [Solver.Edit] = []
    for index in constants.indices where others[index] != constants[index].constant {
      edits.append(Solver.Edit(constants[index].constraint, constant: others[index]))
    }
    copy = solver
    if edits.isEmpty { return true }
    guard (try? copy.apply(edits)) != nil else { return false }
    copy.solve()
    return copy.isSurelySettled
  }
}

extension InstalledConstraint {
  /// Adds the constraint to a structure. Mutating, though it changes nothing, so that it is read where it is.
  mutating func describe(in structure: inout SolverTemplate.Structure) {
    let code: UInt64
    switch relation {
    case .equal: code = 0
    case .lessThanOrEqual: code = 1
    case .greaterThanOrEqual: code = 2
    }
    structure.append(UInt64(terms.count) << 2 | code)
    structure.append(priority.value.bitPattern)
    for index in 0..<terms.count {
      let term = terms[index]
      structure.append(UInt64(term.variable.ordinal))
      structure.append(term.coefficient.bitPattern)
    }
  }
}

/// The templates of the latest structures.
@MainActor
struct SolverTemplates {
  static var shared = SolverTemplates()

  /// How many structures are remembered: those of the cells, headers and screens that an application shows by turns.
  private static let capacity = 32
  /// The sizes of structures that are remembered, in constraints: smaller ones are quickly made, and larger ones seldom
  /// come again.
  private static let sizes = 8...1000

  private var templates: [SolverTemplate] = []
  /// For each template, the hash of its structure, and when it was last asked for.
  private var hashes: [UInt64] = []
  private var uses: [UInt64] = []
  private var clock: UInt64 = 0

  /// How many structures are remembered now.
  var count: Int { templates.count }

  static func isWorthwhile(_ constraintCount: Int) -> Bool { sizes.contains(constraintCount) }

  /// The template of a structure.
  mutating func template(of structure: SolverTemplate.Structure) -> SolverTemplate? {
    let hash = structure.hash
    for index in hashes.indices where hashes[index] == hash && templates[index].structure.isSame(as: structure) {
      clock += 1
      uses[index] = clock
      return templates[index]
    }
    return nil
  }

  /// Remembers a template, in the place of the one that was not asked for the longest.
  mutating func insert(_ template: SolverTemplate) {
    clock += 1
    if templates.count < Self.capacity {
      templates.append(template)
      hashes.append(template.structure.hash)
      uses.append(clock)
    } else if let oldest = uses.indices.min(by: { uses[$0] < uses[$1] }) {
      templates[oldest] = template
      hashes[oldest] = template.structure.hash
      uses[oldest] = clock
    }
  }
}
