/// A type of data or files, by the identifier of the system.
///
/// On iOS it is in the module UniformTypeIdentifiers. Of the types that systems declare, this knows those below; others
/// have an identifier only.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates a type with an identifier, or returns `nil` if it is empty.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the application declares and owns. The parent has no effect.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that the application declares and another one owns. The parent has no effect.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the known type of files with an extension, or returns `nil` if there is none that conforms to a type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let known = TypeDeclaration.all.first(where: { $0.extensions.contains(ending) }) else { return nil }
    self.init(known: known.name)
    if !conforms(to: supertype) { return nil }
  }

  /// Creates the known type with a MIME type, or returns `nil` if there is none that conforms to a type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard let known = TypeDeclaration.all.first(where: { $0.mimeType == name }) else { return nil }
    self.init(known: known.name)
    if !conforms(to: supertype) { return nil }
  }

  /// The identifier.
  public var description: String { identifier }
  /// The extension that files of the type have, or `nil` if it isn't known.
  public var preferredFilenameExtension: String? { declaration?.extensions.first }
  /// The MIME type, or `nil` if it isn't known.
  public var preferredMIMEType: String? { declaration?.mimeType }
  /// The types that this one conforms to, as far as they are known.
  public var supertypes: Set<UTType> {
    var (found, waiting) = (Set<UTType>(), declaration?.parents ?? [])
    while let name = waiting.popLast() {
      if found.insert(UTType(known: name)).inserted { waiting += TypeDeclaration.named[name]?.parents ?? [] }
    }
    return found
  }

  /// Returns whether the type is the same as another, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns whether the type is a kind of another.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  private var declaration: TypeDeclaration? { TypeDeclaration.named[identifier] }
}

/// The types of the system.
extension UTType {
  /// Anything in a file system.
  public static let item = UTType(known: "public.item")
  /// Anything with content.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds, such as text with pictures.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Any stream of bytes.
  public static let data = UTType(known: "public.data")
  /// Directories, including packages.
  public static let directory = UTType(known: "public.directory")
  /// Directories that the user opens.
  public static let folder = UTType(known: "public.folder")
  /// Directories that look like files.
  public static let package = UTType(known: "com.apple.package")
  /// Directories with the structure of a bundle.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// Links.
  public static let url = UTType(known: "public.url")
  /// Links to files.
  public static let fileURL = UTType(known: "public.file-url")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without attributes, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// Web pages.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Tables with commas between the columns.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Property lists.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// PDF documents.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Any picture.
  public static let image = UTType(known: "public.image")
  /// PNG pictures.
  public static let png = UTType(known: "public.png")
  /// JPEG pictures.
  public static let jpeg = UTType(known: "public.jpeg")
  /// GIF pictures.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// TIFF pictures.
  public static let tiff = UTType(known: "public.tiff")
  /// HEIC pictures.
  public static let heic = UTType(known: "public.heic")
  /// WebP pictures.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// SVG pictures.
  public static let svg = UTType(known: "public.svg-image")
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// MPEG-4 movies.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// QuickTime movies.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// MP3 sound.
  public static let mp3 = UTType(known: "public.mp3")
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// WAVE sound.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Files that contain others.
  public static let archive = UTType(known: "public.archive")
  /// Zip archives.
  public static let zip = UTType(known: "public.zip-archive")
  /// Spreadsheets.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Presentations.
  public static let presentation = UTType(known: "public.presentation")
  /// Electronic books.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Contacts.
  public static let vCard = UTType(known: "public.vcard")
  /// Databases.
  public static let database = UTType(known: "public.database")
  /// Fonts.
  public static let font = UTType(known: "public.font")
}
