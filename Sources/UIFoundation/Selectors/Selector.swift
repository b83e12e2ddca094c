import Foundation

/// The name of a method, with the method itself.
///
/// On Apple's platforms, the Objective-C runtime finds a method by its name. Linux has no such runtime, so a selector
/// holds the method, in place of `#selector(tap(_:))`:
///
/// ```swift
/// import UIKit
///
/// final class Page: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     let button = UIButton(type: .system)
///     button.addTarget(self, action: Selector("tap:", Page.tap(_:)), for: .touchUpInside)
///     view.addSubview(button)
///   }
///
///   private func tap(_ sender: UIButton) {}
/// }
/// ```
///
/// Two selectors with the same name are equal. One that is made from a name alone calls the action with that name among
/// the interface connections of its target's class.
///
/// The method may be private, overridden, or generic, throw errors, be asynchronous, and have up to three parameters.
/// An error that it throws is dropped, as by a caller in Objective-C that passes no error pointer. An asynchronous method
/// is started in a task, and its result is dropped.
///
/// An argument is converted to the parameter's type as by `as?`, and between Foundation's classes and Swift's structures.
/// If that fails, the process stops with a message; Objective-C would call the method with the wrong object. For the same
/// reason, only an optional parameter or one of type `Any` accepts `nil`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String
  package let method: SelectorMethod?

  package init(_ name: String, method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  /// Creates a selector from a name alone, such as `tap:`.
  public init(_ name: String) { self.init(name, method: nil) }
  /// Creates a selector from a name alone.
  public init(stringLiteral name: String) { self.init(name, method: nil) }

  /// The name of the method, with a colon for each parameter.
  public var description: String { name }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns a selector with a name.
@discardableResult
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
@discardableResult
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
