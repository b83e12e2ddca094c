import UIFoundation

/// The operation performed on dropped items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drop is canceled.
  case cancel
  /// The drop is forbidden here, although the destination accepts other drops.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}
