public import Foundation
import UIFoundation

/// An interaction that shows an enlarged version of a view's content. Galley never shows it.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// Whether the user's text size enables the content viewer. Always `false`.
  public class var isEnabled: Bool { false }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
}
