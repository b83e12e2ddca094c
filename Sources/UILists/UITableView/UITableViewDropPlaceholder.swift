import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// A placeholder row for a dropped item.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored for source compatibility; has no effect.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
