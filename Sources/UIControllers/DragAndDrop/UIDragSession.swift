import UIFoundation

/// A session, as seen by the source of the items.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// A value that the application associates with the session.
  var localContext: Any? { get set }
}
