public import InterfaceDocuments
import UIFoundation

/// The objects of a part that was made. Not in UIKit.
public struct MadePart {
  /// A view and the object of the document that it was made from.
  public struct Member {
    /// The object of the document.
    public let object: InterfaceObject
    /// The view.
    public let view: UIView
  }

  /// A constraint of the document and the one that was made from it, which may be inactive.
  public struct Constraint {
    /// The constraint of the document.
    public let description: InterfaceConstraint
    /// The constraint.
    public let constraint: NSLayoutConstraint
  }

  /// The controller of a scene, or `nil`.
  public let controller: UIViewController?
  /// The outermost view.
  public let view: UIView
  fileprivate let log: PartLog

  init(controller: UIViewController?, view: UIView, log: PartLog) {
    self.controller = controller
    self.view = view
    self.log = log
  }

  /// The views that the document describes, in the order in which they were made. Cells that lists dequeue from the
  /// document are added, until the file makes another part.
  @MainActor public var members: [Member] { log.members }
  /// The constraints of the document, in the order in which they were made. Those of cells are added.
  @MainActor public var constraints: [Constraint] { log.constraints }
}

/// The objects that are made for a part.
@MainActor
final class PartLog {
  var members: [MadePart.Member] = []
  var constraints: [MadePart.Constraint] = []
}
