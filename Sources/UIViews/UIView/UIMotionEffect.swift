public import Foundation

/// A change to a view that follows the motion of the device. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {}
