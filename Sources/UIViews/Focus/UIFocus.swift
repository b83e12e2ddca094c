public import Foundation

/// Something that the focus may go to, or through: it goes nowhere here, without a remote control or a keyboard.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus would like to go.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to go elsewhere.
  func setNeedsFocusUpdate()
  /// Lets the focus go where it was asked to.
  func updateFocusIfNeeded()
  /// Whether the focus may go elsewhere.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has gone elsewhere.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// From where the focus goes to where.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// The view that had it.
  open weak var previouslyFocusedView: UIView? { nil }
  /// The view that has it.
  open weak var nextFocusedView: UIView? { nil }
}

/// Runs what belongs to the way of the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs a closure with it, and another one after it.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// A key with others held, and what it does.
///
/// What it does is named by a selector on iOS, which Swift has none of on Linux: only keys that do nothing can be made.
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// A key that does nothing.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Never?) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The key that ends something.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// The keys of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The capitals are locked.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
