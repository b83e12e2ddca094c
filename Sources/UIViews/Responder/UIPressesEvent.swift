import Foundation

/// An event of pressed buttons. Galley creates none.
open class UIPressesEvent: UIEvent {
  /// The event's presses. Always empty unless overridden.
  open var allPresses: Set<UIPress> { [] }
}
