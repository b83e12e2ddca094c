package import CoreGraphics
package import InterfaceDocuments
package import UIKit

/// A problem of a document's part, with the objects that it concerns.
package struct DocumentProblem: Sendable {
  /// What a problem is about, whatever the text and its size, so that the same problem is found again.
  package struct Identity: Hashable, Sendable {
    package var kind: DocumentProblemKind
    /// The ids of the objects and constraints. An object without an id has that of the nearest one around it.
    package var ids: [String]
  }

  /// A location in a document.
  package struct Location: Hashable, Sendable {
    package var position: SourcePosition
    /// The id of the object or constraint, or `nil` for one without an id.
    package var id: String?
    /// The name of the element, such as `label`.
    package var element: String
  }

  package let identity: Identity
  /// The element that causes the problem: a constraint, or an object.
  package let location: Location
  /// The object that has the problem.
  package let subject: Location
  /// The part in which the problem occurs.
  package let part: InterfacePart
  /// What is wrong, with numbers in points.
  package let message: String
  /// The text that isn't shown in full, or that overlaps or extends; `nil` for other problems.
  package let text: String?
  /// The frame of the view in the coordinates of the outermost one, in points; `nil` for problems of constraints.
  package let frame: CGRect?
  /// Whether the whole view is outside the root view, or outside its superview for `outsideSuperview`.
  package let isOutOfSight: Bool

  package var kind: DocumentProblemKind { identity.kind }
}

extension InterfaceObject {
  /// The location of the element.
  var location: DocumentProblem.Location { DocumentProblem.Location(position: position, id: id, element: kind) }
}

extension InterfaceConstraint {
  /// The location of the element.
  var location: DocumentProblem.Location { DocumentProblem.Location(position: position, id: id, element: "constraint") }
}
