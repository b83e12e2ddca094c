import UIFoundation

/// The operation performed on dropped items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drop is canceled.
  case cancel = 0
  /// The drop is forbidden here, although the destination accepts other drops.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}
