import CoreGraphics
import InterfaceDocuments
import TextOutput
import UIKit

/// A height that is the same at all text sizes.
struct FixedHeight {
  enum Cause {
    case constraint(String)
    case rowHeight
  }

  let cause: Cause
  let points: CGFloat
  let location: DocumentProblem.Location
}

extension PartProblems.Candidate {
  /// Returns the problem as one of a fixed height.
  func caused(by height: FixedHeight) -> DocumentProblem {
    let owner = problem.subject.id.map { "\(problem.subject.element) \($0)" } ?? problem.subject.element
    let cause =
      switch height.cause {
      case .constraint: "the height of \(NumberText.rounded(Double(height.points), decimals: 1)) points"
      case .rowHeight: "the row height of \(NumberText.rounded(Double(height.points), decimals: 1)) points"
      }
    return DocumentProblem(
      identity: DocumentProblem.Identity(
        kind: .fixedHeight, ids: problem.identity.ids + [height.location.id ?? "\(height.location.position)"]),
      location: height.location, subject: problem.subject, part: problem.part,
      message: "\(cause) cuts off \(owner): \(problem.message)", text: problem.text, frame: problem.frame,
      isOutOfSight: problem.isOutOfSight)
  }
}

extension PartProblems {
  /// Returns the required equal heights of a view and those around it, the innermost first, and then that of the row.
  func heights(around view: UIView) -> [FixedHeight] {
    var heights: [FixedHeight] = []
    var step: UIView? = view
    while let inner = step {
      for constraint in inner.constraints {
        guard constraint.firstItem === inner, constraint.firstAttribute == .height, constraint.secondItem == nil,
          constraint.relation == .equal, constraint.priority == .required, constraint.isActive,
          let description = constraints[ObjectIdentifier(constraint)]
        else { continue }
        heights.append(
          FixedHeight(
            cause: .constraint(description.id), points: constraint.constant, location: description.location))
      }
      step = inner === snapshot.view ? nil : inner.superview
    }
    if let row = DocumentLayout.rowHeight(of: part) {
      heights.append(FixedHeight(cause: .rowHeight, points: row.points, location: row.object.location))
    }
    return heights
  }
}
