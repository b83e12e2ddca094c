import Foundation

/// The appearance of a drag preview.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}
