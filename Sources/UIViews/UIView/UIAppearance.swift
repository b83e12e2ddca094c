public import Foundation
public import UIFoundation

/// Something whose looks may be set for all of a kind.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
  convenience init(appearanceOf number: Int) { self.init(frame: .zero) }

  // As a table makes cells of a registered class: see `UITableViewCell+Making.swift`. The convenience initialiser calls
  // the initialiser of the class that is being made, whatever that is.
  @_silgen_name("$s7UIViews6UIViewC12appearanceOfACSi_tcfC")
  private final class func made(number: Int) -> UIView

  private static var proxies: [ObjectIdentifier: UIView] = [:]

  /// What stands for all views of the class. What is set here is kept, and changes no view: set it where views are made, or
  /// through their configurations.
  public static func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let known = proxies[key] as? Self { return known }
    guard let proxy = made(number: 0) as? Self else { raiseException("\(self) makes views of another class") }
    proxies[key] = proxy
    return proxy
  }

  /// What stands for all views of the class inside of some others, as ``appearance()``.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  /// What stands for all views of the class with some traits, as ``appearance()``.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// Something that views may be inside of.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem: UIAppearance {
  /// What stands for all buttons on bars. What is set here is kept, and changes no button.
  public static func appearance() -> Self { proxy as? Self ?? Self() }

  /// What stands for all buttons on some bars, as ``appearance()``.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  private static let proxy = UIBarButtonItem()
}

extension UITabBarItem: UIAppearance {
  /// What stands for all tabs. What is set here is kept, and changes no tab.
  public static func appearance() -> UITabBarItem { proxy }

  private static let proxy = UITabBarItem()
}
