import FontEngine
import TextLayout

/// Text made to be slow: a short piece over and over.
package struct GrowthPattern {
  package let name: String
  private let piece: String
  /// What stands before the pieces.
  private var before = ""
  /// The first face, below `Fonts`.
  private var face = "GalleySans/GalleySans-Regular.ttf"
  /// The sizes of the code units, by turns; one style for all if there is one.
  private var sizes: [Double] = [17]
  private var tracking = 0.0
  private var style = ParagraphStyle()
  private var isHyphenated = false
  private var hasAttachments = false
  private var truncation: Truncation?

  private static let inter = "Inter/Inter-Regular.otf"
  private static let dejaVu = "DejaVuSans/DejaVuSans.ttf"
  private static let pagella = "TeXGyrePagella/texgyrepagella-regular.otf"

  /// No offset that is safe to break; letters that join; scripts, sizes and directions by turns; marks; no break
  /// opportunity, or nothing but opportunities; emoji, tags and private use; tabs, attachments, dictionaries, and lines
  /// that are shortened.
  package static let all: [GrowthPattern] = [
    GrowthPattern(name: "digits-and-commas", piece: "1,"),
    GrowthPattern(name: "digits-and-commas-inter", piece: "1,", face: inter),
    GrowthPattern(name: "numbers", piece: "1.1:"),
    GrowthPattern(name: "letters", piece: "a"),
    GrowthPattern(name: "no-break-spaces", piece: "a\u{A0}"),
    GrowthPattern(name: "ligatures", piece: "f", face: pagella),
    GrowthPattern(name: "joined-letters", piece: "\u{628}", face: dejaVu),
    GrowthPattern(name: "joined-words", piece: "\u{628}\u{628}\u{628} ", face: dejaVu),
    GrowthPattern(name: "scripts", piece: "a\u{430}"),
    GrowthPattern(name: "directions", piece: "a\u{5D0}"),
    GrowthPattern(name: "sizes", piece: "ab", sizes: [17, 12]),
    GrowthPattern(name: "sizes-and-directions", piece: "a\u{5D0}", sizes: [17, 12, 30]),
    GrowthPattern(name: "isolates", piece: "\u{2067}a"),
    GrowthPattern(name: "embeddings", piece: "\u{202B}a"),
    GrowthPattern(name: "brackets", piece: "("),
    GrowthPattern(name: "marked-letters", piece: "e\u{301}"),
    GrowthPattern(name: "marks", piece: "\u{301}", before: "e"),
    GrowthPattern(name: "hyphens", piece: "-"),
    GrowthPattern(name: "slashes", piece: "/"),
    GrowthPattern(name: "spaces", piece: " "),
    GrowthPattern(name: "newlines", piece: "\n"),
    GrowthPattern(name: "zero-width-spaces", piece: "\u{200B}"),
    GrowthPattern(name: "hyphenated", piece: "hyphenation", isHyphenated: true),
    GrowthPattern(name: "emoji", piece: "\u{1F600}"),
    GrowthPattern(name: "families", piece: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
    GrowthPattern(name: "flags", piece: "\u{1F1E9}\u{1F1EA}"),
    GrowthPattern(name: "tags", piece: "\u{E0067}", before: "\u{1F3F4}"),
    GrowthPattern(name: "private-use", piece: "\u{E000}"),
    GrowthPattern(name: "tabs", piece: "a\t"),
    GrowthPattern(name: "centered-tabs", piece: "a\t", style: style { $0.tabStops = [TabStop(1e6, .center)] }),
    GrowthPattern(name: "attachments", piece: "\u{FFFC}", hasAttachments: true),
    GrowthPattern(name: "tight", piece: "ab", tracking: -12),
    GrowthPattern(name: "tight-tabs", piece: "ab\t", tracking: -12),
    GrowthPattern(name: "tight-sizes", piece: "ab", sizes: [17, 12], tracking: -12),
    GrowthPattern(name: "character-wrap", piece: "1,", style: style { $0.wrapMode = .character }),
    GrowthPattern(name: "shortened", piece: "1,", truncation: Truncation(.middle)),
  ]

  private static func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = ParagraphStyle()
    change(&style)
    return style
  }

  /// The widths, in points, at which each text is laid out.
  package static let widths = [0, 100, Double.infinity]

  /// Makes a text of about so many code units ready; what is returned prepares it, finds its lines, and gives their
  /// number.
  package func layout(count: Int, width: Double) throws -> () throws -> Int {
    let text = before + String(repeating: piece, count: count / piece.utf16.count)
    let length = text.utf16.count
    let style = TextStyle(
      face: try Self.open(face), language: isHyphenated ? "en" : nil, tracking: tracking)
    let rules = isHyphenated ? BreakRules(hyphenation: .automatic(Hyphenator())) : BreakRules()
    var paragraph = Paragraph(text, style: style, rules: rules)
    var request = LineRequest(width: width, pointSizes: PointSizes(sizes[0]))
    if sizes.count > 1 {
      let runs = text.enumerated().map { index, character in
        StyledRun(String(character), style: style, pointSize: sizes[index % sizes.count])
      }
      paragraph = try Paragraph(runs, rules: rules)
      request.pointSizes = PointSizes(of: runs)
    }
    if hasAttachments {
      paragraph = try paragraph.attaching(
        (0..<length).map { InlineAttachment(offset: $0, width: 10, ascent: 10) })
    }
    request.style = self.style
    if let truncation {
      request.limit = 1
      request.truncation = truncation
    }
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(try Self.open(Self.dejaVu), isFallback: true)
    return { [paragraph, request] in
      try PreparedText(paragraph, catalog: catalog).lines(request).count
    }
  }

  private static func open(_ file: String) throws -> FontFace {
    try FontFace(path: "\(Paths.fonts)/\(file)")
  }
}
