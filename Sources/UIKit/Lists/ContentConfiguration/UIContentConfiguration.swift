public import Foundation

/// A value that describes a view's content and makes a view for it.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  @MainActor @preconcurrency
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for the given state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration. By default, those of its current configuration's type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
