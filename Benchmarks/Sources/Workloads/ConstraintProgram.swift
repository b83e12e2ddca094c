package import Cassowary

/// Constraints as plain data, from which a solver of any make can be built.
package struct ConstraintProgram: Sendable {
  /// A constraint `sum of terms + constant  relation  0`.
  package struct Row: Sendable {
    package var terms: [(variable: Int, coefficient: Double)]
    package var constant: Double
    package var relation: Relation
    /// From ``levels``.
    package var priority: Double
  }

  /// The priorities in use: kiwi's named strengths and two that its benchmark makes between them.
  package static let required = 1000.0
  package static let strong = 750.0
  package static let smallMedium = 600.0
  package static let moreThanMedium = 510.0
  package static let medium = 500.0
  package static let weak = 250.0

  package private(set) var variableCount = 0
  package private(set) var rows: [Row] = []
  /// The variables whose values are suggested, at ``strong``.
  package private(set) var edits: [Int] = []

  package init() {}

  /// A new variable.
  package mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// A new variable whose value is suggested.
  package mutating func edited() -> Int {
    edits.append(variable())
    return edits[edits.count - 1]
  }

  /// A new row; returns its index.
  @discardableResult
  package mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double = 0, _ relation: Relation = .equal,
    at priority: Double = ConstraintProgram.required
  ) -> Int {
    rows.append(Row(terms: terms, constant: constant, relation: relation, priority: priority))
    return rows.count - 1
  }
}
