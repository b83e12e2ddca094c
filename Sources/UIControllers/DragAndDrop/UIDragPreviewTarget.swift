import Foundation

/// The place where a drag preview starts or ends its animation.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}
