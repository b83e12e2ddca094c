public import Foundation
public import UIFoundation

/// A type whose appearance can be set through a proxy.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  /// Returns the appearance proxy of the class.
  ///
  /// Values set on the proxy are stored and have no effect on any view. Set them where views are created, or through
  /// their configurations.
  @discardableResult
  public static func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let known = proxies[key] as? Self { return known }
    let proxy = made(ofAnyClassIn: .zero)
    proxies[key] = proxy
    return proxy
  }

  /// Returns the appearance proxy of the class for views in given containers, the same as ``appearance()`` returns.
  @discardableResult
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  /// Returns the appearance proxy of the class for given traits, the same as ``appearance()`` returns.
  @discardableResult
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// A type that can contain views with an appearance of their own.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
