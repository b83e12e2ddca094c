public import Foundation

/// An object that takes part in focus-based navigation. Galley never moves the focus.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that should receive the focus, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Updates the focus if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Information about a movement of the focus.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus. Always `nil` unless overridden.
  open weak var previouslyFocusedView: UIView? { nil }
  /// The view that receives the focus. Always `nil` unless overridden.
  open weak var nextFocusedView: UIView? { nil }
}

/// An animator of a movement of the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// Calls the animations and then the completion handler, immediately.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// A keyboard shortcut.
///
/// UIKit names the method to call by a selector. Swift has no selectors on Linux, so shortcuts call no methods.
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
  /// The key's input string.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a shortcut that calls no method.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Never?) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Up Arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each key.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
