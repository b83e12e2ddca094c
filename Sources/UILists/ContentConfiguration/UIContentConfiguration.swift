public import UIViews

/// A value that describes a view's content and makes a view for it.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  @MainActor @preconcurrency
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for the given state.
  func updated(for state: any UIConfigurationState) -> Self
}
