public import Foundation

/// An object that has a position in its container, as bars do.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The methods that position a bar. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations.

  /// Returns the position of a bar. The default is `.any`.
  @discardableResult
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// The methods that a navigation bar calls on its delegate.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns whether an item may be pushed. The default is `true`.
  @discardableResult
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item has been pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the top item may be popped. The default is `true`.
  @discardableResult
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after the top item has been popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// The methods of a toolbar's delegate. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  /// The position that the delegate says, or ``UIBarPosition/any``.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

extension UIToolbar: UIBarPositioning {
  /// The position that the delegate says, or ``UIBarPosition/any``.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

extension UISearchBar: UIBarPositioning {
  /// The position that the delegate says, or ``UIBarPosition/any``.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
