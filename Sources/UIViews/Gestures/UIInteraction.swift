public import Foundation
import UIFoundation

/// A way to interact with a view. A view stores its interactions, but Galley never triggers them.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to.
  var view: UIView? { get }
  /// Called before the interaction moves to another view.
  func willMove(to view: UIView?)
  /// Called after the interaction has moved to another view.
  func didMove(to view: UIView?)
}
