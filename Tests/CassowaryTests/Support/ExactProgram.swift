/// A small program solved exactly, as an oracle: a dense simplex tableau in rational numbers, one objective after the
/// other.
///
/// It shares nothing with the solver under test. It uses the textbook's standard form, with every unknown split in two,
/// and slack and error variables; phase one with artificial variables; and after each objective it bars the columns of
/// positive reduced cost, so that the next objective moves only within the set of optima.
struct ExactProgram {
  struct Constraint {
    var coefficients: [Int]
    var constant: Int
    /// -1 for at most 0, 0 for equal to 0, 1 for at least 0.
    var relation: Int
    /// The priority; 1000 is required.
    var priority: Double
    /// For an optional equality, the priority of the left side not being greater than 0, if it differs.
    var above: Double?
  }

  struct Solution {
    /// The minimal sum of errors of each priority, highest first.
    var errors: [(priority: Double, sum: Rational)]
    /// The smallest and largest value of each unknown among the optima, if bounded.
    var values: [(low: Rational?, high: Rational?)]
  }

  /// Returns the solution, or `nil` if the required constraints contradict each other.
  static func solve(_ constraints: [Constraint], unknowns: Int) -> Solution? {
    guard var simplex = ExactSimplex(constraints, unknowns: unknowns) else { return nil }
    var errors: [(priority: Double, sum: Rational)] = []
    let priorities = constraints.map(\.priority) + constraints.compactMap(\.above)
    for priority in Set(priorities).sorted(by: >) where priority < 1000 {
      let cost = simplex.errorCosts(priority)
      simplex.minimize(cost)
      errors.append((priority, simplex.value(of: cost)))
      simplex.bar(cost)
    }
    var values: [(low: Rational?, high: Rational?)] = []
    for unknown in 0..<unknowns {
      var low = simplex
      var high = simplex
      let cost = simplex.unknownCosts(unknown)
      let isLow = low.minimize(cost)
      let isHigh = high.minimize(cost.map { -$0 })
      values.append((isLow ? low.value(of: cost) : nil, isHigh ? high.value(of: cost) : nil))
    }
    return Solution(errors: errors, values: values)
  }
}

struct ExactSimplex {
  private var rows: [[Rational]] = []
  private var right: [Rational] = []
  private var basis: [Int] = []
  private var isBarred: [Bool] = []
  private var isBasic: [Bool] = []
  private var width = 0
  private var errorColumns: [(priority: Double, column: Int)] = []

  init?(_ constraints: [ExactProgram.Constraint], unknowns: Int) {
    width = 2 * unknowns
    var extra: [[(column: Int, sign: Int)]] = []
    for constraint in constraints {
      var columns: [(column: Int, sign: Int)] = []
      let isRequired = constraint.priority == 1000
      if constraint.relation >= 0, !(isRequired && constraint.relation == 0) {
        columns.append((width, -1))
        if constraint.relation == 0 { errorColumns.append((constraint.above ?? constraint.priority, width)) }
        width += 1
      }
      if constraint.relation <= 0, !(isRequired && constraint.relation == 0) {
        columns.append((width, 1))
        if constraint.relation == 0 { errorColumns.append((constraint.priority, width)) }
        width += 1
      }
      if !isRequired, constraint.relation != 0 {
        columns.append((width, constraint.relation))
        errorColumns.append((constraint.priority, width))
        width += 1
      }
      extra.append(columns)
    }
    let artificial = width
    width += constraints.count
    for (index, constraint) in constraints.enumerated() {
      var row = [Rational](repeating: 0, count: width)
      for (unknown, coefficient) in constraint.coefficients.enumerated() {
        row[2 * unknown] = Rational(Int128(coefficient))
        row[2 * unknown + 1] = Rational(Int128(-coefficient))
      }
      for (column, sign) in extra[index] { row[column] = Rational(Int128(sign)) }
      let isTurned = constraint.constant > 0
      if isTurned { row = row.map { -$0 } }
      row[artificial + index] = 1
      rows.append(row)
      right.append(Rational(Int128(abs(constraint.constant))))
      basis.append(artificial + index)
    }
    isBarred = Array(repeating: false, count: width)
    isBasic = (0..<width).map { $0 >= artificial }
    let cost = (0..<width).map { $0 >= artificial ? 1 as Rational : 0 }
    minimize(cost)
    if value(of: cost) != 0 { return nil }
    for column in artificial..<width { isBarred[column] = true }
    // An artificial variable left in the basis is 0 and has to stay 0: another symbol replaces it in its row, or the
    // row is redundant.
    for row in rows.indices where basis[row] >= artificial {
      if let column = (0..<artificial).first(where: { rows[row][$0] != 0 }) { pivot(row, column) }
    }
  }

  func errorCosts(_ priority: Double) -> [Rational] {
    var cost = [Rational](repeating: 0, count: width)
    for error in errorColumns where error.priority == priority { cost[error.column] = 1 }
    return cost
  }

  func unknownCosts(_ unknown: Int) -> [Rational] {
    var cost = [Rational](repeating: 0, count: width)
    cost[2 * unknown] = 1
    cost[2 * unknown + 1] = -1
    return cost
  }

  func value(of cost: [Rational]) -> Rational {
    zip(basis, right).reduce(0) { $0 + cost[$1.0] * $1.1 }
  }

  private func reducedCost(_ column: Int, _ cost: [Rational]) -> Rational {
    var result = cost[column]
    for row in rows.indices where rows[row][column] != 0 { result = result - cost[basis[row]] * rows[row][column] }
    return result
  }

  /// Minimizes by Bland's rule. Returns false if there is no bound.
  @discardableResult
  mutating func minimize(_ cost: [Rational]) -> Bool {
    while true {
      var entering = 0
      while entering < width {
        if !isBarred[entering], !isBasic[entering], reducedCost(entering, cost) < 0 { break }
        entering += 1
      }
      if entering == width { return true }
      var leaving: Int?
      for row in rows.indices where rows[row][entering] > 0 {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let ratio = right[row] / rows[row][entering]
        let bestRatio = right[best] / rows[best][entering]
        if ratio < bestRatio || (ratio == bestRatio && basis[row] < basis[best]) { leaving = row }
      }
      guard let leaving else { return false }
      pivot(leaving, entering)
    }
  }

  /// Bars every column that has to stay 0 at the optimum of this cost.
  mutating func bar(_ cost: [Rational]) {
    for column in 0..<width where !isBasic[column] && reducedCost(column, cost) > 0 { isBarred[column] = true }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = rows[row][column]
    rows[row] = rows[row].map { $0 == 0 ? 0 : $0 / divisor }
    right[row] = right[row] / divisor
    for other in rows.indices where other != row && rows[other][column] != 0 {
      let factor = rows[other][column]
      for index in 0..<width where rows[row][index] != 0 {
        rows[other][index] = rows[other][index] - factor * rows[row][index]
      }
      right[other] = right[other] - factor * right[row]
    }
    isBasic[basis[row]] = false
    basis[row] = column
    isBasic[column] = true
  }
}
