import Foundation
public import UIFoundation

/// A keyboard shortcut.
///
/// Galley has no keyboard. To do what the shortcut does, pass its action to `UIApplication.sendAction(_:to:from:for:)`.
open class UIKeyCommand: UICommand {
  /// The key's input string.
  public let input: String?
  /// The modifier keys that must be held down.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the shortcut precedes the system's. The default is `false`. Stored for source compatibility; has no effect.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a shortcut without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a shortcut with an explanation.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a shortcut that a menu shows.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
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
  // The strings of these keys are in no public header; those without public use are inferred from the names of the others.
  /// The input string of the Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The input string of the Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The input string of the Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The input string of the End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The input string of the Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The input string of the F1 key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The input string of the F2 key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The input string of the F3 key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The input string of the F4 key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The input string of the F5 key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The input string of the F6 key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The input string of the F7 key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The input string of the F8 key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The input string of the F9 key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The input string of the F10 key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The input string of the F11 key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The input string of the F12 key.
  public nonisolated static let f12 = "UIKeyInputF12"
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
