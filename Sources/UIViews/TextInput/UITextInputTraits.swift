/// The traits of text input. Galley has no text input; they are stored for source compatibility and have no effect.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
  /// When letters are capitalized automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether spelling is corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are replaced by typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are replaced by typographic dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The purpose of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is concealed while it is typed.
  var isSecureTextEntry: Bool { get set }
}
