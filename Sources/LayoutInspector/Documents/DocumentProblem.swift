package import CoreGraphics
package import InterfaceDocuments
package import UIKit

/// A problem of a document's part, with the objects that it concerns.
package struct DocumentProblem: Sendable {
  /// The kind of a problem.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Text ends in an ellipsis, or lines of it are left out.
    case truncatedText
    /// Text extends beyond the view that draws it, or beyond a view that clips it.
    case clippedText
    /// A text isn't shown in full because of a constraint, or a row, that has the same height at all text sizes.
    case fixedHeight
    /// Two texts or controls overlap.
    case overlap
    /// A text or a control extends beyond its superview.
    case outsideSuperview
    /// A text or a control extends beyond the screen, and no scroll view can move it into sight.
    case offScreen
    /// The font of a text has the same size at all text sizes.
    case fixedFont
    /// The constraints allow more than one position or size.
    case ambiguousLayout
    /// Required constraints contradict one another.
    case conflictingConstraints
  }

  /// What a problem is about, whatever the text and its size, so that the same problem is found again.
  package struct Identity: Hashable, Sendable {
    package var kind: Kind
    /// The ids of the objects and constraints. An object without an id has that of the nearest one around it.
    package var ids: [String]
  }

  /// A place in a document.
  package struct Place: Hashable, Sendable {
    package var position: SourcePosition
    /// The id of the object or constraint, or `nil` for one without an id.
    package var id: String?
    /// The name of the element, such as `label`.
    package var element: String
  }

  package let identity: Identity
  /// The element that causes the problem: a constraint, or an object.
  package let place: Place
  /// The object that has the problem.
  package let subject: Place
  /// The part in which the problem occurs.
  package let part: InterfacePart
  /// What is wrong, with numbers in points.
  package let message: String
  /// The text that isn't shown in full, or that overlaps or extends; `nil` for other problems.
  package let text: String?
  /// The frame of the view in the coordinates of the outermost one, in points; `nil` for problems of constraints.
  package let frame: CGRect?
  /// Whether nothing of the view is in the outermost view, or of one outside its superview, in that.
  package let isOutOfSight: Bool

  package var kind: Kind { identity.kind }
}

extension InterfaceObject {
  /// The place of the element.
  var place: DocumentProblem.Place { DocumentProblem.Place(position: position, id: id, element: kind) }
}

extension InterfaceConstraint {
  /// The place of the element.
  var place: DocumentProblem.Place { DocumentProblem.Place(position: position, id: id, element: "constraint") }
}
