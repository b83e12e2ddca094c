public import Foundation
import UIFoundation
public import UIViews

/// From which item the focus goes to which: none here.
@MainActor @preconcurrency
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had it.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that has it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
