public import Foundation
public import UIFoundation

/// A type whose appearance can be set through a proxy.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
  convenience init(appearanceOf number: Int) { self.init(frame: .zero) }

  // Calls the initializer of the dynamic class, as `UITableViewCell+Making.swift` does for registered cell classes: a
  // convenience initializer delegates to the designated initializer of the class being created.
  @_silgen_name("$s7UIViews6UIViewC12appearanceOfACSi_tcfC")
  private final class func made(number: Int) -> UIView

  private static var proxies: [ObjectIdentifier: UIView] = [:]

  /// Returns the appearance proxy of the class.
  ///
  /// Values set on the proxy are stored and have no effect on any view. Set them where views are created, or through
  /// their configurations.
  public static func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let known = proxies[key] as? Self { return known }
    guard let proxy = made(number: 0) as? Self else { raiseException("\(self) makes views of another class") }
    proxies[key] = proxy
    return proxy
  }

  /// Returns the appearance proxy of the class for views in given containers, the same as ``appearance()`` returns.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  /// Returns the appearance proxy of the class for given traits, the same as ``appearance()`` returns.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
