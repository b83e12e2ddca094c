import Foundation

/// The place where a drag preview starts or ends its animation.
open class UIDragPreviewTarget: UIPreviewTarget {}
