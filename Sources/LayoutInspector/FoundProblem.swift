import CoreGraphics
import TextOutput
import UIKit

/// A problem with the views and constraints that it concerns.
@MainActor
struct FoundProblem {
  let problem: LayoutProblem
  /// The view that has the problem.
  let view: UIView
  /// What is overlapped; `nil` for other problems.
  var overlap: Overlap?
  /// The constraints that contradict one another; empty for other problems.
  var constraints: [NSLayoutConstraint] = []
}

/// The part of a view that another one covers.
@MainActor
struct Overlap {
  /// The view that is overlapped.
  let view: UIView
  /// The size of what they have in common, in points.
  let size: CGSize

  /// Returns what is wrong, given a name of the view.
  func message(naming name: String) -> String {
    let lengths = [size.width, size.height].map { "\(NumberText.rounded(Double($0), decimals: 1)) points" }
    return "overlaps \(name) by \(lengths.joined(separator: " by "))"
  }
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
