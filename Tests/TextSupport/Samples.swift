import BundledFonts
package import FontEngine
import TestSupport
package import TextLayout

/// The bundled faces, and sample texts.
package enum Samples {
  package static let faceFiles = [
    "TeXGyrePagella/texgyrepagella-regular.otf", "TeXGyrePagella/texgyrepagella-bold.otf",
    "TeXGyrePagella/texgyrepagella-italic.otf", "TeXGyrePagella/texgyrepagella-bolditalic.otf",
    "Inter/Inter-Regular.otf", "Inter/Inter-Medium.otf", "Inter/Inter-SemiBold.otf", "Inter/Inter-Bold.otf",
    "Inter/Inter-Italic.otf", "Inter/Inter-BoldItalic.otf", "DejaVuSans/DejaVuSans.ttf",
    "GalleySans/GalleySans-Regular.ttf", "GalleySans/GalleySans-BoldItalic.ttf",
  ]

  package static let texts: [String: String] = [
    "short": "Morning ferry",
    "medium": "The 8:40 boat calls at both piers, AVAST! Tickets: 4,50 per head.",
    "long": """
    Wind from the west had kept the harbour awake all night; by six the first crates of difficult, \
    waffle-patterned offcuts stood on the quay. Nobody asked “why Tuesday?” — the office (fifth floor, \
    left of the stairs) had written that in 1987/88 and, fi-nally, filed it.

    A second paragraph: affluent fjord flights AV To. We. Ya, P.S. fin.
    """,
    "hebrew": "שלום לכולם, הספינה יוצאת בשעה 8:40 מהרציף (מספר 7) ואז ABC חוזרת.",
    "arabic": "مرحبا بالعالم، تغادر السفينة الساعة ٨:٤٠ من الرصيف رقم 7 ثم تعود لا إله السلام عليكم.",
    "mixed": "Ferry العبّارة leaves at שמונה and arrives ثمانية o’clock — naïve café, e\u{301}tude.",
    "unbroken": "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsaffäre",
  ]

  /// A catalog with DejaVu Sans as the fallback, and no fonts of the machine.
  package static let catalog: FontCatalog = {
    let catalog = FontCatalog(usesSystemFonts: false)
    if let face = try? FontFace(path: BundledFonts.path("DejaVuSans/DejaVuSans.ttf")) {
      catalog.register(face, isFallback: true)
    }
    return catalog
  }()

  private static let faces = Dictionary(
    uniqueKeysWithValues: faceFiles.map { file in (file, Result { try FontFace(path: BundledFonts.path(file)) }) })

  /// Returns a bundled face, opened once, so that its cached words are shared by all texts.
  package static func face(_ file: String) throws -> FontFace {
    try faces[file]?.get() ?? FontFace(path: BundledFonts.path(file))
  }

  package static func prepare(_ text: String, _ file: String) throws -> PreparedText {
    try PreparedText(Paragraph(text, style: TextStyle(face: face(file))), catalog: catalog)
  }

  /// Returns the lines of 40 random texts at a point size, and at twice the size, width, and distance of tab stops.
  package static func doubled(seed: UInt64, _ file: String) throws -> [(small: TextLines, large: TextLines)] {
    var random = SeededGenerator(seed: seed)
    var style = ParagraphStyle()
    style.defaultTabInterval *= 2
    return try (0..<40).map { _ in
      let text = try prepare(random.text(pieces: 25), file)
      return (
        try text.lines(width: 150, pointSize: 16),
        try text.lines(LineRequest(width: 300, pointSizes: 32, style: style))
      )
    }
  }
}
