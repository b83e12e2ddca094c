import UIKit

/// A problem with the views and constraints that it concerns.
@MainActor
struct FoundProblem {
  let problem: LayoutProblem
  /// The view that has the problem.
  let view: UIView
  /// The view that is overlapped, or `nil`.
  var other: UIView?
  /// The constraints that contradict one another; empty for other problems.
  var constraints: [NSLayoutConstraint] = []
}

/// A contradiction of required constraints during a layout.
@MainActor
struct LayoutConflict {
  /// The report in UIKit's words.
  let text: String
  /// The contradictory constraints.
  let constraints: [NSLayoutConstraint]
}

/// A view that is laid out, until the closure that receives it returns.
@MainActor
struct LayoutSnapshot {
  let view: UIView
  let environment: LayoutEnvironment
  let conflicts: [LayoutConflict]

  /// Returns the problems, in the order of the views.
  func foundProblems() -> [FoundProblem] { ProblemFinder(view, in: environment).foundProblems(conflicts: conflicts) }
}
