/// A text that an app may show, and its origin.
///
/// Catalogs have hundreds of thousands, so that what the texts of a file share and what few of them have is stored apart:
/// a text takes 64 bytes.
public struct LocalizedString: Hashable, Sendable {
  /// The key of the text in the app.
  public package(set) var key: String
  /// The text, with placeholders for arguments.
  public package(set) var text: String
  private var origin: Shared<Origin>
  /// `nil` if all are as in ``Details/init(form:comment:device:plurals:)``.
  private var details: Shared<Details>?
  private var shortLine: UInt32
  private var shortColumn: UInt32
  /// The state of the text in its string catalog; `nil` if none is recorded.
  public package(set) var state: TextState?
  /// The pseudolanguage that the text is shown in; `nil` for its own language.
  package var pseudolanguage: Pseudolanguage?

  /// What the texts of a file have in common.
  package struct Origin: Hashable, Sendable {
    package var file = ""
    package var locale: String?
    package var isSource: Bool?
  }

  private struct Details: Hashable {
    var form = ""
    var comment = ""
    var device: DeviceVariation?
    var plurals: [PluralChoice] = []
  }

  /// A value that several texts share.
  package final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }

    package static func == (first: Shared, second: Shared) -> Bool {
      first === second || first.value == second.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  package init(
    _ origin: Shared<Origin>, line: Int = 0, column: Int = 0, key: String = "", form: String = "",
    comment: String = "", device: DeviceVariation? = nil, plurals: [PluralChoice] = [], text: String
  ) {
    self.origin = origin
    self.key = key
    self.text = text
    (shortLine, shortColumn) = (UInt32(clamping: line), UInt32(clamping: column))
    setDetails(Details(form: form, comment: comment, device: device, plurals: plurals))
  }

  package init(
    file: String = "", line: Int = 0, column: Int = 0, locale: String? = nil, key: String = "", form: String = "",
    comment: String = "", device: DeviceVariation? = nil, state: TextState? = nil,
    plurals: [PluralChoice] = [], text: String
  ) {
    let origin = Shared(Origin(file: file, locale: locale))
    self.init(
      origin, line: line, column: column, key: key, form: form, comment: comment, device: device, plurals: plurals,
      text: text)
    self.state = state
  }

  private mutating func setDetails(_ new: Details) { details = new == Details() ? nil : Shared(new) }

  private mutating func change(_ body: (inout Details) -> Void) {
    var changed = details?.value ?? Details()
    body(&changed)
    setDetails(changed)
  }
}

extension LocalizedString {
  /// The path of the file, as given; empty if the text isn't from a file.
  public package(set) var file: String {
    get { origin.value.file }
    set { origin = Shared(Origin(file: newValue, locale: locale, isSource: isSource)) }
  }

  /// The language as named by the file or its folder, such as `de` or `pt-BR`; `nil` if unknown.
  public package(set) var locale: String? {
    get { origin.value.locale }
    set { origin = Shared(Origin(file: file, locale: newValue, isSource: isSource)) }
  }

  /// Whether the text is in the language that the app is written in; `nil` if the file doesn't say.
  package var isSource: Bool? { origin.value.isSource }

  /// The line in the file, starting at 1; 0 if there is none.
  public package(set) var line: Int {
    get { Int(shortLine) }
    set { shortLine = UInt32(clamping: newValue) }
  }

  /// The column in Unicode scalars, starting at 1; 0 if there is none.
  public package(set) var column: Int {
    get { Int(shortColumn) }
    set { shortColumn = UInt32(clamping: newValue) }
  }

  /// The form, such as `one`, `iphone.other`, or `files=one,folders=other`; empty if there is only one.
  public package(set) var form: String {
    get { details?.value.form ?? "" }
    set { change { $0.form = newValue } }
  }

  /// The translators' comment; empty if there is none.
  public package(set) var comment: String {
    get { details?.value.comment ?? "" }
    set { change { $0.comment = newValue } }
  }

  /// The device variation that the text belongs to; `nil` if it is for all devices.
  public package(set) var device: DeviceVariation? {
    get { details?.value.device }
    set { change { $0.device = newValue } }
  }

  /// The plural forms that the text consists of; empty if it doesn't depend on a number.
  public package(set) var plurals: [PluralChoice] {
    get { details?.value.plurals ?? [] }
    set { change { $0.plurals = newValue } }
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
