import UIViews

/// The reference for content insets.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the enclosing configuration.
  case automatic = 0
  /// The edges of the container.
  case none = 1
  /// The safe area of the container.
  case safeArea = 2
  /// The layout margins of the container.
  case layoutMargins = 3
  /// The readable content guide of the container.
  case readableContent = 4
}
