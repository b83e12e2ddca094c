/// The kind of keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard for the current input method.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for web addresses.
  case URL
  /// A keyboard for digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard for numbers with a decimal separator.
  case decimalPad
  /// A keyboard for short messages, with easy access to @ and #.
  case twitter
  /// A keyboard for web searches.
  case webSearch
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad
}
