/// The kind of keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard for the current input method.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard for digits.
  case numberPad = 4
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keyboard for numbers with a decimal separator.
  case decimalPad = 8
  /// A keyboard for short messages, with easy access to @ and #.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad = 11
}
