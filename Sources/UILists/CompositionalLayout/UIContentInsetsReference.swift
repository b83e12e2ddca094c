import UIViews

/// The reference for content insets.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the enclosing configuration.
  case automatic
  /// The edges of the container.
  case none
  /// The safe area of the container.
  case safeArea
  /// The layout margins of the container.
  case layoutMargins
  /// The readable content guide of the container.
  case readableContent
}
