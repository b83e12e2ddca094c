public import Foundation

/// A URL to open, with its options. Galley creates none.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {}
