/// A text that an app may show, and its origin.
public struct LocalizedString: Hashable, Sendable {
  /// The path of the file, as given; empty if the text isn't from a file.
  public package(set) var file = ""
  /// The line in the file, starting at 1; 0 if there is none.
  public package(set) var line = 0
  /// The column in Unicode scalars, starting at 1; 0 if there is none.
  public package(set) var column = 0
  /// The language as named by the file or its folder, such as `de` or `pt-BR`; `nil` if unknown.
  public package(set) var locale: String?
  /// The key of the text in the app.
  public package(set) var key = ""
  /// The form, such as `one`, `iphone.other`, or `files=one,folders=other`; empty if there is only one.
  public package(set) var form = ""
  /// The translators' comment; empty if there is none.
  public package(set) var comment = ""
  /// The device variation that the text belongs to; `nil` if it is for all devices.
  public package(set) var device: DeviceVariation?
  /// The state of the text in its string catalog; `nil` if none is recorded.
  public package(set) var state: TextState?
  /// Whether the text is in the language that the app is written in; `nil` if the file doesn't say.
  package var isSource: Bool?
  /// The pseudolanguage that the text is shown in; `nil` for its own language.
  package var pseudolanguage: Pseudolanguage?
  /// The plural forms that the text consists of; empty if it doesn't depend on a number.
  public package(set) var plurals: [PluralChoice] = []
  /// The text, with placeholders for arguments.
  public package(set) var text: String

  package init(
    file: String = "", line: Int = 0, column: Int = 0, locale: String? = nil, key: String = "", form: String = "",
    comment: String = "", device: DeviceVariation? = nil, state: TextState? = nil,
    plurals: [PluralChoice] = [], text: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.locale = locale
    self.key = key
    self.form = form
    self.comment = comment
    self.device = device
    self.state = state
    self.plurals = plurals
    self.text = text
  }
}

extension LocalizedString {
  /// The language that the text is shown in, such as `de` or `en, accented`; `nil` if unknown.
  package var languageName: String? {
    guard let pseudolanguage else { return locale }
    return (locale.map { "\($0), " } ?? "") + pseudolanguage.rawValue
  }

  /// Whether the text is in the language that the app is written in: the one that its catalog names; of other files,
  /// English or none.
  public var isInSourceLanguage: Bool { isSource ?? (locale.flatMap(LocaleName.tag).map { $0 == "en" } ?? true) }

  /// The name of the table, as the app's code names it: the file's name without its extension.
  public var table: Substring {
    let bytes = file.utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return "" }
    let start = bytes[...last].lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
    let end = bytes[start...last].lastIndex(of: UInt8(ascii: ".")) ?? bytes.index(after: last)
    return file[start..<end]
  }

  /// The path of the table in all languages: that of the file without its extension and its `.lproj` folder.
  package var catalog: String {
    let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folders.filter { !$0.hasSuffix(".lproj") } + [table]).joined(separator: "/")
  }
}

/// The plural form that a text has for a number.
public struct PluralChoice: Hashable, Sendable {
  /// The position of the number among the arguments, starting at 1.
  public package(set) var argument: Int
  /// The name of the variable or substitution; empty if the whole text varies.
  public package(set) var name = ""
  /// The form, such as `one`.
  public package(set) var form: String
  /// All forms that the catalog has, in its order.
  public package(set) var forms: [String]

  package init(argument: Int, name: String = "", form: String, forms: [String]) {
    self.argument = argument
    self.name = name
    self.form = form
    self.forms = forms
  }
}

/// How far a text in a string catalog is translated, as Xcode records it.
public enum TextState: String, CaseIterable, Sendable {
  /// Not translated yet.
  case new
  /// Translated.
  case translated
  /// Translated, but the source text has changed since, or a translator marked it.
  case needsReview = "needs_review"
  /// The app's code no longer has the key, whatever the state of its texts.
  case stale
}
