public import Foundation
import UIFoundation

/// A placeholder cell shown until its data is loaded.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
  /// The index path and reuse identifier of the cell.
  let (place, identifier): (IndexPath, String)
  /// Stored for source compatibility; has no effect.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder at an index path for a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (place, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}
