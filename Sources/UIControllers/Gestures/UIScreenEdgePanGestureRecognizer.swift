import Foundation
public import UIFoundation
public import UIViews

/// A recognizer of panning from an edge of the screen. Galley recognizes none.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture can start. The default is none. Stored for source compatibility; has no effect.
  open var edges: UIRectEdge = []
}
