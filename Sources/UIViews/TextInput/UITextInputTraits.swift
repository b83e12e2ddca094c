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

/// An object into which text can be typed.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}

/// When letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Letters aren't capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}

/// Whether spelling is corrected automatically.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Spelling isn't corrected.
  case no = 1
  /// Spelling is corrected.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spelling is checked if it is corrected.
  case `default` = 0
  /// Spelling isn't checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}

/// Whether quotation marks are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Quotation marks aren't replaced.
  case no = 1
  /// Quotation marks are replaced.
  case yes = 2
}

/// Whether hyphens are replaced by typographic dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Hyphens aren't replaced.
  case no = 1
  /// Hyphens are replaced.
  case yes = 2
}

/// Whether spaces are adjusted around pasted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Spaces aren't adjusted.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}

/// The kind of keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard.
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

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The system's appearance.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The purpose of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Inserts a line break.
  case `default` = 0
  /// Opens a destination.
  case go = 1
  /// Starts a Google search.
  case google = 2
  /// Joins a network.
  case join = 3
  /// Moves to the next field.
  case next = 4
  /// Finds a route.
  case route = 5
  /// Starts a search.
  case search = 6
  /// Sends the text.
  case send = 7
  /// Starts a Yahoo search.
  case yahoo = 8
  /// Ends editing.
  case done = 9
  /// Places an emergency call.
  case emergencyCall = 10
  /// Continues with the next step.
  case `continue` = 11
}

/// The kind of content that the user enters.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value that Apple defines.
  public let rawValue: String
  /// Creates a content type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The kinds of data to detect in text. Stored for source compatibility; has no effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// Creates data types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Shipment tracking numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Information that the user may want to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
