import BundledFonts
import FontEngine

/// The bundled faces that tests shape with.
enum BundledFaces {
  static func face(_ file: String) throws -> FontFace { try FontFace(path: BundledFonts.path(file)) }
  static let pagella = "TeXGyrePagella/texgyrepagella-regular.otf"
  static let inter = "Inter/Inter-Regular.otf"
  static let dejaVu = "DejaVuSans/DejaVuSans.ttf"
  static let galleySans = "GalleySans/GalleySans-Regular.ttf"
  static let heros = "TeXGyreHeros/texgyreheros-regular.otf"
}
