public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format, as on iOS.
    public let rawValue: String

    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, of which ``Foundation/NSAttributedString/init(data:options:documentAttributes:)`` reads simple tags.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which can't be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name, as on iOS.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a ``DocumentType``. Without it, data that begins with a tag is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the number of a `String.Encoding`. Without it, UTF-8, or else Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of text for which the document has none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document of HTML or plain text.
  ///
  /// HTML is read without WebKit, by these rules, which are inferred: text is in Times New Roman at 12 points. `b`, `strong`,
  /// `th`, `i`, `em`, `cite`, `u`, `ins`, `s`, `strike`, `del`, `small`, `big`, `sub`, `sup`, `code`, `tt`, `kbd`, `a`,
  /// `font`, and `span` change its attributes. `p`, `div`, `h1` to `h6`, `ul`, `ol`, `li`, `blockquote`, `section`, `article`,
  /// `header`, `footer`, `center`, `pre`, `table`, and `tr` make paragraphs, and `br` and `hr` lines. The contents of `style`,
  /// `script`, `title`, and `template` are left out. Of styles, `color`, `background-color`, `font-size`, `font-family`,
  /// `font-weight`, `font-style`, `text-decoration`, and `text-align` count, in the attribute `style` alone, with sizes from
  /// 1 to 10,000 points. Of the names of characters, those of Latin 1 are known, and common ones such as `&hellip;`. Style
  /// sheets, the columns of tables, and images are left out, and other tags are read as if they weren't there.
  ///
  /// - Parameter documentAttributes: Gets the format, if it isn't `nil`. Its type isn't Apple's, a pointer to an
  ///   `NSDictionary?`, so that `nil` compiles, and `&attributes` doesn't.
  /// - Throws: An error for text in another encoding, and for other formats.
  /// - Complexity: O(*n*) in the length of the data.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: NSMutableDictionary?
  ) throws {
    let encoding = DynamicValue.number(options[.characterEncoding]).flatMap { UInt(exactly: $0.double) }
    let text =
      if let encoding { String(data: data, encoding: String.Encoding(rawValue: encoding)) } else {
        String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
      }
    guard let text else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let type = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
    let format = type ?? (text.drop(while: \.isWhitespace).hasPrefix("<") ? .html : .plain)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    documentAttributes?["DocumentType"] = format.rawValue
    switch format {
    case .plain: self.init(string: text, attributes: attributes)
    case .html: self.init(attributedString: HTMLText(text, defaultAttributes: attributes).result)
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }
}
