import UIFoundation

/// The indicator shown while dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No progress is shown while the items are loaded.
  case none
  /// The system shows its progress indicator.
  case `default`
}
