/// How a person is helped to type: kept, since there is no input here.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
  /// When letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are made typographic.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes are made typographic.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed where text is pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keyboard is shown.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key is for.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden while it is typed.
  var isSecureTextEntry: Bool { get set }
}

/// Something that text can be typed into.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types some text.
  func insertText(_ text: String)
  /// Deletes what is before the caret.
  func deleteBackward()
}

/// When letters become capitals.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Never.
  case none = 0
  /// At the start of words.
  case words = 1
  /// At the start of sentences.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As suits the keyboard.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As words are corrected.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes are made typographic.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As suits the keyboard.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether dashes are made typographic.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As suits the keyboard.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are added and removed where text is pasted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As suits the keyboard.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which keyboard is shown.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual one.
  case `default` = 0
  /// For ASCII.
  case asciiCapable = 1
  /// For numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses on the web.
  case URL = 3
  /// For digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// For numbers with a decimal separator.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// For ASCII's digits.
  case asciiCapableNumberPad = 11
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the system does.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What the return key is for.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// A new line.
  case `default` = 0
  /// Going.
  case go = 1
  /// Searching with Google.
  case google = 2
  /// Joining.
  case join = 3
  /// The next field.
  case next = 4
  /// A route.
  case route = 5
  /// Searching.
  case search = 6
  /// Sending.
  case send = 7
  /// Searching with Yahoo.
  case yahoo = 8
  /// Being done.
  case done = 9
  /// An emergency call.
  case emergencyCall = 10
  /// Going on.
  case `continue` = 11
}

/// What kind of text is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's constant.
  public let rawValue: String
  /// The kind of a constant.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
}

/// What is found in text: kept, nothing is looked for here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// The kinds of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses on the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Consignment numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What might be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
