import FontEngine
package import TextLayout

/// A script, a font file, a length and the size and width that texts of it are laid out at.
package struct TextCase: Sendable {
  /// As it stands in the names of comparisons.
  package let name: String
  package let source: TextSource
  /// The one font file that everyone reads; it has all characters of the texts.
  package let fontPath: String
  /// In UTF-16 code units.
  package let length: Int
  package let language: String
  /// In points.
  package let pointSize: Double
  /// In points.
  package let width: Double

  /// A case with a font named by its path below Galley's `Fonts`, or by its path.
  package init(
    _ name: String, _ source: TextSource, font: String, length: Int, language: String = "en", pointSize: Double = 18,
    width: Double = 300
  ) {
    self.name = name
    self.source = source
    self.pointSize = pointSize
    fontPath = font.hasPrefix("/") ? font : "\(Paths.fonts)/\(font)"
    self.length = length
    self.language = language
    self.width = width
  }

  /// The style with the face of the file, opened anew.
  package func style() throws -> TextStyle {
    TextStyle(face: try FontFace(path: fontPath), language: language)
  }

  private static let dejaVu = "DejaVuSans/DejaVuSans.ttf"
  private static let pagella = "TeXGyrePagella/texgyrepagella-regular.otf"
  private static let inter = "Inter/Inter-Regular.otf"
  private static let galleySans = "GalleySans/GalleySans-Regular.ttf"

  /// 1,300 Latin characters in three fonts.
  package static let latin = [
    TextCase("latin-dejavu-1300", .latin, font: dejaVu, length: 1300),
    TextCase("latin-pagella-1300", .latin, font: pagella, length: 1300),
    TextCase("latin-inter-1300", .latin, font: inter, length: 1300),
  ]
  /// The same text in the system font at its usual size, whose advances are not in proportion to the size.
  package static let system = TextCase(
    "latin-system-1300", .latin, font: galleySans, length: 1300, pointSize: 17)
  /// The usual text in a font like the usual one, of which nothing is proved, so that its words can't be cached.
  package static let unproven = TextCase("latin-unproven-1300", .latin, font: UnprovenFont.path, length: 1300)
  /// Other scripts, 1,300 characters each.
  package static let scripts = [
    TextCase("arabic", .arabic, font: dejaVu, length: 1300, language: "ar"),
    TextCase(
      "cjk", .cjk, font: "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", length: 1300, language: "zh-cn"),
    TextCase("thai", .thai, font: "/usr/share/fonts/truetype/tlwg/Loma.ttf", length: 1300, language: "th"),
    TextCase("emoji", .emoji, font: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", length: 1300),
  ]
  /// Other lengths.
  package static let lengths = [
    TextCase("label-20", .latin, font: dejaVu, length: 20),
    TextCase("latin-100", .latin, font: dejaVu, length: 100),
    TextCase("latin-10000", .latin, font: dejaVu, length: 10_000),
    TextCase("latin-100000", .latin, font: dejaVu, length: 100_000),
  ]
  /// The text that most comparisons use.
  package static let usual = latin[0]

  /// A text of the same script, font and width, of another length.
  package func resized(to length: Int) -> TextCase {
    TextCase(
      name: name, source: source, fontPath: fontPath, length: length, language: language, pointSize: pointSize,
      width: width)
  }

  private init(
    name: String, source: TextSource, fontPath: String, length: Int, language: String, pointSize: Double, width: Double
  ) {
    self.pointSize = pointSize
    self.name = name
    self.source = source
    self.fontPath = fontPath
    self.length = length
    self.language = language
    self.width = width
  }
}
