import Cassowary

/// A solved system of constraints from which others of the same structure start, such as cells of the same class.
///
/// The structure is everything except the constants: the number of variables, and each constraint's terms, relation,
/// and priorities, in the order of installation. A solver is a value, so starting from a template costs a copy of the
/// storage that is then changed, and the constants that differ are edits.
final class SolverTemplate {
  /// The structure as numbers, for fast comparison and hashing.
  struct Structure {
    private(set) var words: [UInt64] = []

    init(variableCount: Int, constraintCount: Int) {
      words.reserveCapacity(6 * constraintCount + 1)
      words.append(UInt64(variableCount))
    }

    /// Adds a contribution of an item.
    mutating func append(_ contribution: Contribution, of variable: Variable) {
      words.append(1 << 63 | UInt64(variable.ordinal) << 8 | UInt64(contribution.role.rawValue))
      let (priority, hugging) = (contribution.priority.rawValue, contribution.hugging.rawValue)
      words.append(UInt64(priority.bitPattern) << 32 | UInt64(hugging.bitPattern))
      if let outer = contribution.outer {
        words.append(UInt64(outer.ordinal))
        words.append(contribution.share.bitPattern)
      }
    }

    /// Adds a number.
    mutating func append(_ word: UInt64) { words.append(word) }

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
  /// The solver with all constraints, solved.
  let solver: Solver
  /// The constants and handles of the constraints.
  let constants: [Solver.Edit]

  init(structure: Structure, solver: Solver, constants: [Solver.Edit]) {
    self.structure = structure
    self.solver = solver
    self.constants = constants
  }

  /// Replaces a solver by a copy of the template with other constants, and solves it.
  ///
  /// - Returns: Whether the solution is valid. If false, the solver is unusable: the constants contradict each other,
  ///   or they leave the solution ambiguous, which must not depend on what was laid out before.
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

/// A cache of templates, from which the least recently used one is evicted.
@MainActor
struct SolverTemplates {
  static var shared = SolverTemplates()

  /// The maximum number of templates: enough for the cells, headers, and screens that an application shows in turn.
  private static let capacity = 32
  /// The numbers of constraints for which a template is cached. Smaller systems are solved quickly, and larger ones
  /// seldom recur.
  private static let sizes = 8...1000

  private var templates: [SolverTemplate] = []
  /// The hash of each template's structure, and the time of its last use.
  private var hashes: [UInt64] = []
  private var uses: [UInt64] = []
  private var clock: UInt64 = 0

  /// The number of cached templates.
  var count: Int { templates.count }

  /// Returns whether a template of this number of constraints is worth caching.
  static func isWorthwhile(_ constraintCount: Int) -> Bool { sizes.contains(constraintCount) }

  /// Returns the template for a structure, or `nil`.
  mutating func template(of structure: SolverTemplate.Structure) -> SolverTemplate? {
    let hash = structure.hash
    for index in hashes.indices where hashes[index] == hash && templates[index].structure.isSame(as: structure) {
      clock += 1
      uses[index] = clock
      return templates[index]
    }
    return nil
  }

  /// Caches a template, replacing the least recently used one if the cache is full.
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
