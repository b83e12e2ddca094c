import SwiftSyntax

extension SyntaxProtocol {
  /// The condition under which the node is compiled, from each `#if` around it, or `nil` without one.
  var compilationCondition: String? {
    var conditions: [String] = []
    var node = parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self) { conditions.insert(clause.fullCondition, at: 0) }
      node = current.parent
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}

extension IfConfigClauseSyntax {
  /// The clause's own condition, and that none of the clauses before it holds.
  fileprivate var fullCondition: String {
    var conditions: [String] = []
    for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      guard clause.id != id else { break }
      if let condition = clause.condition { conditions.append("!(\(condition.oneLine.withIOSAsLinux))") }
    }
    if let condition { conditions.append("(\(condition.oneLine.withIOSAsLinux))") }
    return conditions.joined(separator: " && ")
  }
}

extension String {
  /// A condition in which iOS is this system.
  fileprivate var withIOSAsLinux: String {
    replacing("os(iOS)", with: "os(Linux)").replacing("targetEnvironment(simulator)", with: "true")
  }
}
