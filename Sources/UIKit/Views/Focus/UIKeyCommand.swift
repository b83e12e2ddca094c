import Foundation

/// A keyboard shortcut.
///
/// UIKit names the method to call by a selector. Swift has no selectors on Linux, so shortcuts call no methods.
open class UIKeyCommand: UIMenuElement {
  /// The key's input string.
  public let input: String?
  /// The modifier keys that must be held down.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a shortcut that calls no method.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Never?) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The input string of the Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The input string of the Up Arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input string of the Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input string of the Left Arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input string of the Right Arrow key.
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
