import BundledFonts
import CoreGraphics
import FontEngine
import Foundation

/// Forty texts in ten scripts, each with a font that has all of its characters.
///
/// No font has a table for tracking, for which Pango and Galley would need the same idea of a point.
struct ScriptLine: Sendable {
  let text: String
  let font: String
  let script: OpenTypeTag
  var isRightToLeft = false

  private static let sans = BundledFonts.path("DejaVuSans/DejaVuSans.ttf")

  private static func lines(
    _ texts: [String], _ fonts: [String], _ script: OpenTypeTag, isRightToLeft: Bool = false
  ) -> [ScriptLine] {
    texts.enumerated().map { index, text in
      ScriptLine(text: text, font: fonts[index % fonts.count], script: script, isRightToLeft: isRightToLeft)
    }
  }

  static let all: [ScriptLine] =
    lines(
      [
        "The quick brown fox jumps over the lazy dog", "Pack my box with five dozen liquor jugs",
        "AVATAR To Yes Wa fi ffl",
        "Größe, façade, naïve, œuvre", "(1 + 2) × 3 = 9; 50 % off!", "Zażółć gęślą jaźń",
      ],
      [
        "Inter/Inter-Regular.otf", "TeXGyrePagella/texgyrepagella-regular.otf", "Inter/Inter-Bold.otf",
        "TeXGyreTermes/texgyretermes-italic.otf", "TeXGyreCursor/texgyrecursor-regular.otf",
        "TeXGyreHeros/texgyreheros-bold.otf",
      ].map(BundledFonts.path), "Latn")
    + lines(
      [
        "Ταχίστη αλώπηξ βαφής ψημένη γη", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "Αθήνα και Θεσσαλονίκη", "ΆΈΉΊΌΎΏ αβγδε",
      ], [sans, BundledFonts.path("Inter/Inter-Regular.otf")], "Grek")
    + lines(
      [
        "Съешь ещё этих мягких французских булок", "В чащах юга жил бы цитрус?", "Жебракують філософи",
        "Ђорђе и Љубица",
      ], [sans, BundledFonts.path("Inter/Inter-Medium.otf")], "Cyrl")
    + lines(
      ["مرحبا بالعالم", "السلام عليكم", "النص العربي يتصل", "لا إله", "فِي الْبَيْتِ"], [sans], "Arab",
      isRightToLeft: true)
    + lines(["שלום עולם", "בראשית ברא", "עִבְרִית עם ניקוד", "דג סקרן שט בים"], [sans], "Hebr", isRightToLeft: true)
    + lines(
      ["สวัสดีชาวโลก", "ภาษาไทยเขียนติดกัน", "น้ำแข็งที่บ้าน", "กรุงเทพมหานคร"],
      ["/usr/share/fonts/truetype/tlwg/Loma.ttf"], "Thai")
    + lines(
      ["नमस्ते दुनिया", "हिन्दी में लिखा", "क्षत्रिय ज्ञान श्री", "संस्कृतम्"],
      ["/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf"], "Deva")
    + lines(
      ["안녕하세요 세계", "다람쥐 헌 쳇바퀴", "한글은 아름답다"], ["/usr/share/fonts/truetype/alee/Bandal.ttf"], "Hang")
    + lines(
      ["你好世界", "天地玄黄宇宙洪荒", "永和九年岁在癸丑"],
      ["/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"], "Hani")
    + lines(
      ["こんにちは世界", "いろはにほへと", "カタカナ"],
      ["/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"], "Kana")

  /// The size of the text and the scale of the pictures, which result in 51 pixels.
  static let (pointSize, scale): (CGFloat, CGFloat) = (17, 3)
  /// The picture in pixels. The text starts at x = 20, and its baseline is at two thirds of the height.
  static let (width, height) = (1260, 120)

  /// Returns one line of each script, below one another, as black text on white.
  static func page() throws -> DisplayList {
    let scripts = all.reduce(into: [ScriptLine]()) { if $0.last?.script != $1.script { $0.append($1) } }
    let bounds = CGRect(x: 0, y: 0, width: 420, height: CGFloat(scripts.count) * 30)
    var list = DisplayList(bounds: bounds, elements: [.fill(.rect(bounds), .winding, .white)])
    for (index, line) in scripts.enumerated() {
      list.elements.append(.glyphs(try line.run(at: CGPoint(x: 20, y: CGFloat(index) * 30 + 20))))
    }
    return list
  }

  private func run(at origin: CGPoint) throws -> DisplayList.GlyphRun {
    try Typesetter.run(
      text, FontFace(path: font), size: Self.pointSize, at: origin, script: script, isRightToLeft: isRightToLeft)
  }

  /// Returns the line as black text on white, at the position where pango-lines.c draws it.
  func list() throws -> DisplayList {
    let scale = Self.scale
    let origin = CGPoint(x: 20 / scale, y: CGFloat(Self.height * 2 / 3) / scale)
    let run = try run(at: origin)
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(Self.width) / scale, height: CGFloat(Self.height) / scale)
    return DisplayList(bounds: bounds, elements: [.fill(.rect(bounds), .winding, .white), .glyphs(run)])
  }
}
