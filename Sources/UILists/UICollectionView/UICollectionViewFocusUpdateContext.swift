public import Foundation
import UIFoundation
public import UIViews

/// A focus change between items. Galley has none, so its index paths are `nil`.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The previously focused item; always `nil`.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item to be focused; always `nil`.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
