import UIFoundation

/// The indicator shown while dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No indicator.
  case none = 0
  /// The system's indicator.
  case `default` = 1
}
