public import Foundation

/// A press of a physical button. Galley creates none.
@MainActor @preconcurrency
open class UIPress: NSObject {}
