public import Foundation
import UIFoundation

/// Items on the way: nobody drags here, so that no session is made.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's points.
  func location(in view: UIView) -> CGPoint
  /// Whether items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item comes in one of some formats.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item is of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Items on the way, seen from where they come from.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// What the application knows of the session.
  var localContext: Any? { get set }
}

/// Items on the way, seen from where they go to.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The session of the same application that the items come from.
  var localDragSession: (any UIDragSession)? { get }
  /// How long loading shows.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How far loading has come.
  var progress: Progress { get }
  /// Hands out the objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// How it shows that dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// As the system does.
  case `default` = 1
}

/// What happens to items that are dropped.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: the drop is not taken.
  case cancel = 0
  /// Nothing: the place usually takes drops, and not this one.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved.
  case move = 3
}

/// How a drop would be taken.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// What happens to the items.
  public let operation: UIDropOperation
  /// Whether the exact place matters.
  open var isPrecise = false
  /// Whether the items are shown in their full size.
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
