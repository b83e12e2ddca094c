public import Foundation
import UIFoundation

/// A placeholder row shown until its data is loaded.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
  /// The index path, reuse identifier, and height of the row.
  let (place, identifier, height): (IndexPath, String, CGFloat)
  /// Stored for source compatibility; has no effect.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder at an index path, with the reuse identifier of its cell and a height in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (place, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}
