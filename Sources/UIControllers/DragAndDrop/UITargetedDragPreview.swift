import Foundation

/// A preview for a drag, with the place where its animation starts or ends.
open class UITargetedDragPreview: UITargetedPreview {}
