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
