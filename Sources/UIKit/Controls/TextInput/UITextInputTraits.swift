public import Foundation

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

/// The traits of an object that declares none, since UIKit doesn't require them. Setting them has no effect.
extension UITextInputTraits {
  /// Sentences begin with a capital letter.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The user's settings determine whether spelling is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The user's settings determine whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The keyboard determines whether quotation marks are replaced.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The keyboard determines whether hyphens are replaced.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The keyboard determines whether spaces are adjusted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default appearance.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The return key is enabled without text, too.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// The text isn't concealed.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
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

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The appearance that the system chooses.
  case `default`
  /// A dark keyboard.
  case dark
  /// A light keyboard.
  case light
}

/// The purpose of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Inserts a line break.
  case `default`
  /// Opens the destination that the text names.
  case go
  /// Starts a Google search.
  case google
  /// Joins the network that the text names.
  case join
  /// Moves to the next field.
  case next
  /// Finds a route to the location that the text names.
  case route
  /// Starts a search for the text.
  case search
  /// Sends the text as a message.
  case send
  /// Starts a Yahoo search.
  case yahoo
  /// Ends editing of the text.
  case done
  /// Places an emergency call.
  case emergencyCall
  /// Continues with the next step.
  case `continue`
}

/// When letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters are capitalized automatically.
  case none
  /// The first letter of each word is capitalized.
  case words
  /// The first letter of each sentence is capitalized.
  case sentences
  /// All letters are capitalized.
  case allCharacters
}

/// Whether spelling is corrected automatically.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Spelling is never corrected automatically.
  case no
  /// Spelling is corrected automatically.
  case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spelling is checked if it is corrected.
  case `default`
  /// Spelling is never checked.
  case no
  /// Spelling is checked while the user types.
  case yes
}

/// Whether hyphens are replaced by typographic dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Hyphens stay as they are typed.
  case no
  /// Pairs of hyphens are replaced by dashes.
  case yes
}

/// Whether spaces are adjusted around pasted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Spaces stay as they are.
  case no
  /// Spaces are added and removed as needed.
  case yes
}

/// Whether quotation marks are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Quotation marks aren't replaced.
  case no
  /// Quotation marks are replaced.
  case yes
}

/// The kind of content that the user enters.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value that Apple defines.
  public let rawValue: String
  /// Creates a content type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password, for an account that is being created or changed.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid for a single login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The title before a person's name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A person's middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The suffix after a person's name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A person's nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, with an address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address that identifies a place.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The month and year in which a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A date, a time, or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// The rules for a new password that the system proposes. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in the language of Apple's password rules, such as `required: upper; minlength: 12`.
  public nonisolated let passwordRulesDescriptor: String

  /// Creates rules from their description.
  public nonisolated init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, which don't change.
  @discardableResult
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The kinds of data to detect in text. Stored for source compatibility; has no effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// Creates data types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers in the text.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses in the text.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses in the text.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times in the text, such as those of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments in the text.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers in the text.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Information that the user may want to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
