import Foundation
public import UIViews

/// A recognizer of taps. Galley recognizes none.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1. Stored for source compatibility; has no effect.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1. Stored for source compatibility; has no effect.
  open var numberOfTouchesRequired = 1
}
