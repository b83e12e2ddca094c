public import Foundation
import UIFoundation

/// The methods of a pointer interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
