/// What the system declares about a type of data, as Apple's documentation of `UTType` says.
struct TypeDeclaration {
  let name: String
  let parents: [String]
  /// The extensions of files, the preferred one first.
  let extensions: [String]
  let mimeType: String?

  init(_ name: String, _ parents: [String], _ extensions: [String] = [], _ mimeType: String? = nil) {
    self.name = name
    self.parents = parents
    self.extensions = extensions
    self.mimeType = mimeType
  }

  static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static let all = [
    TypeDeclaration("public.composite-content", ["public.content"]),
    TypeDeclaration("public.data", ["public.item"]),
    TypeDeclaration("public.directory", ["public.item"]),
    TypeDeclaration("public.folder", ["public.directory"]),
    TypeDeclaration("com.apple.package", ["public.directory"]),
    TypeDeclaration("com.apple.bundle", ["public.directory"]),
    TypeDeclaration("public.url", ["public.data"]),
    TypeDeclaration("public.file-url", ["public.url"]),
    TypeDeclaration("public.text", ["public.data", "public.content"]),
    TypeDeclaration("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
    TypeDeclaration("public.utf8-plain-text", ["public.plain-text"]),
    TypeDeclaration("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
    TypeDeclaration("public.html", ["public.text"], ["html", "htm"], "text/html"),
    TypeDeclaration("public.xml", ["public.text"], ["xml"], "application/xml"),
    TypeDeclaration("public.json", ["public.text"], ["json"], "application/json"),
    TypeDeclaration("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml"),
    TypeDeclaration("public.delimited-values-text", ["public.text"]),
    TypeDeclaration("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv"),
    TypeDeclaration("public.source-code", ["public.plain-text"]),
    TypeDeclaration("public.swift-source", ["public.source-code"], ["swift"]),
    TypeDeclaration("com.apple.property-list", ["public.data"], ["plist"]),
    TypeDeclaration("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], "application/pdf"),
    TypeDeclaration("public.image", ["public.data", "public.content"]),
    TypeDeclaration("public.png", ["public.image"], ["png"], "image/png"),
    TypeDeclaration("public.jpeg", ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
    TypeDeclaration("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
    TypeDeclaration("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
    TypeDeclaration("public.heic", ["public.image"], ["heic"], "image/heic"),
    TypeDeclaration("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
    TypeDeclaration("public.svg-image", ["public.image", "public.xml"], ["svg"], "image/svg+xml"),
    TypeDeclaration("public.audiovisual-content", ["public.data", "public.content"]),
    TypeDeclaration("public.movie", ["public.audiovisual-content"]),
    TypeDeclaration("public.video", ["public.movie"]),
    TypeDeclaration("public.audio", ["public.audiovisual-content"]),
    TypeDeclaration("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
    TypeDeclaration("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime"),
    TypeDeclaration("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
    TypeDeclaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4"),
    TypeDeclaration("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave"),
    TypeDeclaration("public.archive", ["public.data"]),
    TypeDeclaration("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
    TypeDeclaration("public.spreadsheet", ["public.content"]),
    TypeDeclaration("public.presentation", ["public.composite-content"]),
    TypeDeclaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], "application/epub+zip"),
    TypeDeclaration("public.vcard", ["public.text"], ["vcf"], "text/vcard"),
    TypeDeclaration("public.database", ["public.data"]),
    TypeDeclaration("public.font", ["public.data"]),
  ]
}
