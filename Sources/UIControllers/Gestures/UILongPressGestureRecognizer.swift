public import Foundation
public import UIViews

/// A recognizer of long presses. Galley recognizes none.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press. The default is 0. Stored for source compatibility; has no effect.
  open var numberOfTapsRequired = 0
  /// The number of fingers. The default is 1. Stored for source compatibility; has no effect.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds. The default is 0.5.
  ///
  /// Stored for source compatibility; has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the fingers during the press, in points. The default is 10.
  ///
  /// Stored for source compatibility; has no effect.
  open var allowableMovement: CGFloat = 10
}
