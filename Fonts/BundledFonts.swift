import Foundation

/// The fonts that ship with Galley: where they lie, and the names that they answer to.
public enum BundledFonts {
  /// One bundled face.
  public struct Face: Hashable, Sendable {
    /// The file below the bundle's root, such as `Inter/Inter-Regular.otf`.
    public let file: String
    /// The family, as in the file.
    public let family: String
    /// The style within the family.
    public let style: String
    /// The PostScript name, as in the file.
    public let postScriptName: String
    /// `OS/2` usWeightClass, 100 to 900.
    public let weightClass: Int
    /// Whether the face leans.
    public let isItalic: Bool

    /// Where the file lies.
    public var path: String { BundledFonts.path(file) }
  }

  /// The path of a bundled file, such as `Inter/Inter-Regular.otf`.
  public static func path(_ file: String) -> String { "\(root)/\(file)" }

  /// Where the files lie: beside the program, as a build leaves them and an installation should; else beside this
  /// source.
  ///
  /// `Bundle.module` looks in the same places and ends the process where it finds nothing; here opening a font then
  /// fails.
  private static let root: String = {
    let folder = "Galley_BundledFonts.resources"
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let places = [program.appendingPathComponent(folder), Bundle.main.bundleURL.appendingPathComponent(folder), source]
    return (places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[0]).path
  }()

  /// TeX Gyre Pagella, whose advance widths are Palatino's.
  public static let pagella = texGyre("Pagella")

  /// TeX Gyre Heros, whose advance widths are Helvetica's.
  public static let heros = texGyre("Heros")

  /// TeX Gyre Termes, whose advance widths are those of Times.
  public static let termes = texGyre("Termes")

  /// TeX Gyre Cursor, whose advance widths are Courier's.
  public static let cursor = texGyre("Cursor")

  /// Every bundled face.
  public static let all = pagella + heros + termes + cursor + galleySans + inter + [dejaVuSans]

  private static func texGyre(_ name: String) -> [Face] {
    ["Regular", "Italic", "Bold", "Bold Italic"].map { style in
      let part = style.filter { $0 != " " }
      return Face(
        file: "TeXGyre\(name)/texgyre\(name.lowercased())-\(part.lowercased()).otf", family: "TeX Gyre \(name)",
        style: style, postScriptName: "TeXGyre\(name)-\(part)", weightClass: style.hasPrefix("Bold") ? 700 : 400,
        isItalic: style.hasSuffix("Italic"))
    }
  }

  /// Galley Sans, upright, then italic, each lightest first: Inter with the advances of San Francisco.
  public static let galleySans: [Face] = [false, true].flatMap { isItalic in
    let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    return weights.enumerated().map { index, weight in
      let style = !isItalic ? weight : weight == "Regular" ? "Italic" : "\(weight) Italic"
      let name = "GalleySans-\(style.filter { $0 != " " })"
      return Face(
        file: "GalleySans/\(name).ttf", family: "Galley Sans", style: style, postScriptName: name,
        weightClass: 100 * (index + 1), isItalic: isItalic)
    }
  }

  /// Inter, upright and italic, lightest first.
  public static let inter: [Face] = [
    inter("Regular", style: "Regular", weightClass: 400),
    inter("Medium", style: "Medium", weightClass: 500),
    inter("SemiBold", style: "Semi Bold", weightClass: 600),
    inter("Bold", style: "Bold", weightClass: 700),
    inter("Italic", style: "Italic", weightClass: 400, isItalic: true),
    inter("BoldItalic", style: "Bold Italic", weightClass: 700, isItalic: true),
  ]

  /// DejaVu Sans, for characters that the others lack: Arabic, Hebrew, symbols and more.
  public static let dejaVuSans = Face(
    file: "DejaVuSans/DejaVuSans.ttf", family: "DejaVu Sans", style: "Book", postScriptName: "DejaVuSans",
    weightClass: 400, isItalic: false)

  private static func inter(_ file: String, style: String, weightClass: Int, isItalic: Bool = false) -> Face {
    Face(
      file: "Inter/Inter-\(file).otf", family: "Inter", style: style, postScriptName: "Inter-\(file)",
      weightClass: weightClass, isItalic: isItalic)
  }
}
