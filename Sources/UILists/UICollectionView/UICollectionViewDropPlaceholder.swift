import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// A placeholder cell for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored for source compatibility; has no effect.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
