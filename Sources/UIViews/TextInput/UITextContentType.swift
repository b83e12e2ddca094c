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
}
