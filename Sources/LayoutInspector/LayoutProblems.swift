/// The problems that a layout has in some environments, as the error of
/// ``LayoutInspector/LayoutInspector/verify(_:in:)``.
public struct LayoutProblems: Error, Hashable, Sendable {
  /// All problems, in the order of the environments.
  public var problems: [LayoutProblem]
  /// The number of environments in which the view was laid out.
  public var environmentCount: Int

  /// Creates an error with problems.
  public init(problems: [LayoutProblem], environmentCount: Int) {
    self.problems = problems
    self.environmentCount = environmentCount
  }
}

extension LayoutProblems: CustomStringConvertible {
  /// A line for each view and kind of problem: the first such problem, and how many environments have one.
  public var description: String {
    struct Key: Hashable {
      var kind: LayoutProblem.Kind
      var view: String
    }
    var keys: [Key] = []
    var groups: [Key: [LayoutProblem]] = [:]
    for problem in problems {
      let key = Key(kind: problem.kind, view: problem.view)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(problem)
    }
    let lines = keys.map { key -> String in
      guard let group = groups[key], let first = group.first else { return "" }
      let count = Set(group.map(\.environment)).count
      if environmentCount == 1 { return first.description }
      return
        "\(first.view): \(first.message) (in \(count) of \(environmentCount) layouts, first at \(first.environment))"
    }
    return lines.joined(separator: "\n")
  }
}
