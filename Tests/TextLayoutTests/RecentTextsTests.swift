import FontEngine
import TestSupport
import Testing
import TextSupport

@testable import TextLayout

/// Paragraphs of texts that were prepared before are not prepared again. The source of all expected results is the same
/// text in a new catalog, which knows no other text.
@Suite struct RecentTextsTests {
  private static let separators = ["\n", "\n", "\n", "\r\n", "\r", "\u{85}", "\u{2029}", "\n\n", "\n \n"]

  private func catalog(_ pieces: ShapedPieces = ShapedPieces()) throws -> FontCatalog {
    let catalog = FontCatalog(usesSystemFonts: false, shapedPieces: pieces)
    // Both have Cyrillic letters, and only one has Hebrew ones, so that the face chosen last matters.
    catalog.register(try Samples.face("Inter/Inter-Regular.otf"), isFallback: true)
    catalog.register(try Samples.face("DejaVuSans/DejaVuSans.ttf"), isFallback: true)
    return catalog
  }

  /// Everything that a prepared text has.
  private struct Contents: Equatable {
    struct Run: Equatable {
      var range: Range<Int>
      var face: ObjectIdentifier
      var level: UInt8
      var script: OpenTypeTag
      var features: [FontFeature]
      var glyphs: [Glyph]
    }

    struct Segment: Equatable {
      var range: Range<Int>
      var style: Int
      var unitsPerEm: Int
      var content: ScaleSegment.Content
    }

    var properties: [PositionProperties]
    var analyzed: [PositionProperties]
    var levels: [UInt8]
    var bases: [Bool]
    var scripts: [ScriptRun]
    var runs: [Run]
    var missing: [Range<Int>]
    var advances: [Int64]
    var tracked: [Int32]
    var segments: [Segment]
    var hyphens: [Int32]
    var dependence: SizeDependence
    var narrowest: Double
    var opportunities: [[Int]]
    var hardIndices: [Int]
    var deltas: [Int32]

    init(_ text: PreparedText) throws {
      let shaped = try text.shapedText()
      let length = text.length
      properties = shaped.properties
      analyzed = text.isComposed ? [] : shaped.analysis.properties
      levels = (0..<length).map { shaped.analysis.level(at: $0) }
      bases = (0..<length).map { shaped.analysis.isBaseRightToLeft(at: $0) }
      scripts = shaped.analysis.scripts
      runs = shaped.runs.map {
        Run(
          range: $0.run.range, face: ObjectIdentifier($0.run.face), level: $0.run.level, script: $0.run.script,
          features: $0.run.features, glyphs: $0.glyphs)
      }
      missing = shaped.missingClusters
      advances = shaped.advances
      tracked = shaped.trackedClusters
      segments = shaped.segments.map {
        Segment(range: $0.start..<$0.end, style: $0.style, unitsPerEm: $0.unitsPerEm, content: $0.content)
      }
      hyphens = shaped.hyphens
      dependence = text.sizeDependence
      narrowest = shaped.narrowestTracked
      let all = text.opportunities
      opportunities = (0..<all.count).map { index in
        let one = all[index]
        return [
          one.position, one.contentEnd, Int(one.contentAdvance), Int(one.hanging), Int(one.flags.rawValue),
        ]
      }
      hardIndices = (0..<all.hardCount).map(all.hardIndex)
      deltas = (0..<all.count).flatMap { [all.deltas(at: $0).content, all.deltas(at: $0).position] }
    }
  }

  /// Compares a text with the same one in a new catalog.
  private func compare(_ paragraph: Paragraph, _ catalog: FontCatalog, _ name: @autoclosure () -> String) throws {
    let joined = try PreparedText(paragraph, catalog: catalog)
    let anew = try PreparedText(paragraph, catalog: self.catalog())
    #expect(joined.isComposed == anew.isComposed, "\(name())")
    let (found, expected) = (try Contents(joined), try Contents(anew))
    #expect(found == expected, "\(name())")
    #expect(joined.opportunities.isRising == anew.opportunities.isRising, "\(name())")
    #expect(joined.opportunities.narrow.isEmpty == anew.opportunities.narrow.isEmpty, "\(name())")
    let sizes = PointSizes(paragraph.styles.map { _ in 17 })
    for width in [90, Double.infinity] {
      let request = LineRequest(width: width, pointSizes: sizes)
      #expect(try Array(joined.lines(request)) == Array(anew.lines(request)), "\(name()) at \(width)")
    }
  }

  /// A paragraph of a document: its text with its line end, and the style of its first half and its second one.
  private struct Part {
    var text: String
    var styles: (Int, Int)
  }

  private func document(_ parts: [Part], _ styles: [TextStyle], _ rules: BreakRules) throws -> Paragraph {
    var runs: [StyledRun] = []
    for part in parts {
      let half = part.text.index(part.text.startIndex, offsetBy: part.text.count / 2)
      for (text, style) in [(part.text[..<half], part.styles.0), (part.text[half...], part.styles.1)]
      where !text.isEmpty {
        // A run with the style of the one before it is a part of it.
        if let last = runs.last, last.style == styles[style] {
          runs[runs.count - 1].text += text
        } else {
          runs.append(StyledRun(String(text), style: styles[style], pointSize: 17))
        }
      }
    }
    var paragraph = try Paragraph(runs, rules: rules)
    if styles.count > 2 {
      let objects = paragraph.units.indices.filter { paragraph.units[$0] == InlineAttachment.character }
      paragraph = try paragraph.attaching(objects.map { InlineAttachment(offset: $0, width: 20, ascent: 15) })
    }
    return paragraph
  }

  @Test(
    "a text after an edit is what it is when prepared anew, in several scripts and styles",
    arguments: ["one style", "several styles", "tracking", "dictionary", "plain", "system font"])
  func edits(kind: String) throws {
    var random = SeededGenerator(seed: 39)
    let files = ["TeXGyrePagella/texgyrepagella-regular.otf", "Inter/Inter-Bold.otf", "DejaVuSans/DejaVuSans.ttf"]
    var styles = try files.map { TextStyle(face: try Samples.face($0)) }
    var rules = BreakRules()
    switch kind {
    case "one style", "plain": styles = [styles[0]]
    case "several styles":
      styles[1].language = "ja"
      styles[2].features = [FontFeature("smcp", 1)]
    case "tracking": for style in styles.indices { styles[style].tracking = [-0.5, 0, 2][style] }
    case "dictionary":
      for style in styles.indices { styles[style].language = "en" }
      rules.hyphenation = .automatic(Hyphenator())
    default: styles = [TextStyle(face: try Samples.face("GalleySans/GalleySans-Regular.ttf"))]
    }
    func part() -> Part {
      var text = kind == "plain" ? random.plainText(words: 20) : random.text(pieces: 12)
      if kind == "plain" { text = text.filter { $0.isASCII || $0.isLetter } }
      if kind == "several styles", random.number(below: 4) == 0 { text += "\u{FFFC}x" }
      text += (kind == "plain" ? "\n" : Self.separators.randomElement(using: &random)) ?? ""
      return Part(text: text, styles: (random.number(below: styles.count), random.number(below: styles.count)))
    }
    let catalog = try catalog()
    var joinedCount = 0
    for round in 0..<Rounds.count(quick: 1, full: 12, nightly: 300) {
      var parts: [Part] = []
      while parts.reduce(0, { $0 + $1.text.utf16.count }) < 2 * TextLimits.minimumRecentLength { parts.append(part()) }
      for edit in 0..<Rounds.count(quick: 4, full: 7) {
        let number = random.number(below: parts.count)
        switch random.number(below: 8) {
        case 0: parts.remove(at: number)
        case 1: parts.insert(part(), at: number)
        case 2: parts[number].styles = (random.number(below: styles.count), random.number(below: styles.count))
        case 3: parts.swapAt(number, random.number(below: parts.count))
        case 4: parts.insert(parts[random.number(below: parts.count)], at: number)
        case 5: parts[number].text.removeLast()
        case 6: parts[parts.count - 1].text = String(parts[parts.count - 1].text.dropLast())
        default: parts[number] = part()
        }
        if random.number(below: 5) == 0 { parts.insert(part(), at: 0) }
        let text = try document(parts, styles, rules)
        let recent = RecentTexts.of(catalog).texts(catalog.changes)
        if let index = ParagraphIndex(text.units), PartFinder(text, index, in: recent).parts() != nil {
          joinedCount += 1
        }
        try compare(text, catalog, "\(kind), round \(round), edit \(edit)")
      }
    }
    // Most edits leave most paragraphs as they are.
    #expect(joinedCount > 0)
  }

  /// A text of lines of numbers, which have the script of the letters around them.
  private func numbers(_ changed: [Int: String], _ file: String = Self.pagella) throws -> Paragraph {
    let lines = (0..<400).map { changed[$0] ?? "1987/88, \($0) (4,50)\n" }
    return Paragraph(lines.joined(), style: TextStyle(face: try Samples.face(file)))
  }

  private static let pagella = "TeXGyrePagella/texgyrepagella-regular.otf"

  // Pagella lacks Greek letters, and DejaVu Sans has all of these.
  @Test(
    "paragraphs take the script of others, which an edit may change",
    arguments: [pagella, "DejaVuSans/DejaVuSans.ttf"])
  func scripts(file: String) throws {
    let catalog = try catalog()
    let edits: [[Int: String]] = [
      [:], [20: "Wind\n"], [20: "Wind\n", 30: "Wind (\n", 40: ") 1\n"], [30: "Ωμέγα\n"], [30: "Ωμέγα\n", 50: "(x\n"],
      [20: "שלום (\n"], [20: "שלום (\n", 100: "abc\n"], [20: "שלום (\n", 100: "abc 😀\n", 101: ")\n"],
      [100: "abc 😀\n"], [100: "abc\n"], [399: "1"], [399: "a"], [399: "\u{2028}"],
    ]
    for _ in 0..<Rounds.count(quick: 1, full: 2) {
      for (number, edit) in edits.enumerated() { try compare(numbers(edit, file), catalog, "edit \(number)") }
    }
  }

  @Test("a paragraph has the same faces in every text: the fallback chosen last is preferred within it only")
  func faces() throws {
    let style = TextStyle(face: try Samples.face(Self.pagella))
    func face(_ text: String) throws -> FontFace? {
      try PreparedText(Paragraph(text, style: style), catalog: catalog()).runs().last?.run.face
    }
    let own = try face("Привет")
    #expect(try own === Samples.face("Inter/Inter-Regular.otf"))
    for end in ["\n", "\r\n", "\u{2029}"] { #expect(try face("שלום" + end + "Привет") === own) }
    #expect(try face("שלום Привет") === Samples.face("DejaVuSans/DejaVuSans.ttf"))
  }

  @Test("only the paragraph that changed is new, also in another text, wherever it is")
  func parts() throws {
    let catalog = try catalog()
    let face = try Samples.face("DejaVuSans/DejaVuSans.ttf")
    func paragraph(_ lines: [String]) -> Paragraph { Paragraph(lines.joined(), style: TextStyle(face: face)) }
    func sizes(_ text: Paragraph) throws -> [Int]? {
      let index = try #require(ParagraphIndex(text.units))
      let recent = RecentTexts.of(catalog).texts(catalog.changes)
      let parts = PartFinder(text, index, in: recent).parts()
      return parts?.map { $0.source == nil ? $0.range.count : 0 }
    }
    var lines = (0..<300).map { "שלום לכולם, \($0)\n" }
    let first = try PreparedText(paragraph(lines), catalog: catalog)
    #expect(try sizes(first.paragraph) == [0])
    lines[150] = "עולם\n"
    #expect(try sizes(paragraph(lines)) == [0, 5, 0])
    lines.remove(at: 20)
    lines.insert("a\n", at: 200)
    #expect(try sizes(paragraph(lines)) == [0, 0, 5, 0, 2, 0])
    // The other half of a text of which one half is known, and one of which less is known.
    #expect(try sizes(paragraph(lines[..<100] + lines[..<100].map { "x" + $0 }))?.first == 0)
    #expect(try sizes(paragraph(lines[..<100] + lines.map { "x" + $0 })) == nil)
    // A registered font may have the characters that others lack.
    catalog.register(face, isFallback: true)
    #expect(RecentTexts.of(catalog).texts(catalog.changes).isEmpty)
    #expect(RecentTexts.of(catalog).memory == 0)
  }

  @Test("texts are kept up to a limit, and larger ones serve as long as they exist")
  func limits() throws {
    let catalog = try catalog()
    // Less than by default, so that the text isn't long.
    let maximum = 4 << 20
    let recents = catalog.preparedTexts { RecentTexts(maximumBytes: maximum) }
    #expect(RecentTexts.of(catalog) === recents)
    let face = try Samples.face("DejaVuSans/DejaVuSans.ttf")
    func text(_ number: Int, _ lines: Int) -> Paragraph {
      Paragraph((0..<lines).map { "שלום \(number) \($0)\n" }.joined(), style: TextStyle(face: face))
    }
    for number in 0..<TextLimits.maximumRecentTexts + 2 {
      _ = try PreparedText(text(number, 400), catalog: catalog)
      #expect(recents.texts(catalog.changes).count == min(number + 1, TextLimits.maximumRecentTexts))
      #expect(recents.memory > 0 && recents.memory <= maximum)
    }
    // About 45 bytes for each of the 15 code units of a line.
    let large = try PreparedText(text(20, maximum / 560), catalog: catalog)
    #expect(large.memory > maximum)
    #expect(recents.texts(catalog.changes).contains { $0.paragraph.units.count == large.length })
    #expect(recents.memory <= maximum)
  }

  @Test("a catalog that keeps texts is released")
  func release() throws {
    weak var released: FontCatalog?
    do {
      let catalog = try catalog()
      released = catalog
      _ = try PreparedText(numbers([:]), catalog: catalog)
    }
    #expect(released == nil)
  }

  /// Before, an edit in Hebrew text cost as much as preparing it: 8 times as much in a text of 8 times the length, of
  /// which only copying is left.
  @Test("an edit costs a fraction of preparing the text", arguments: ["שלום לכולם, הספינה", "مرحبا بالعالم، تغادر"])
  func cost(words: String) throws {
    let count = Rounds.count(quick: 400, full: 2000)
    let face = try Samples.face("DejaVuSans/DejaVuSans.ttf")
    func text(_ first: Int) -> Paragraph {
      let lines = (0..<count).map { "\($0 == count / 2 ? first : $0) \(words) \(words)\n" }
      return Paragraph(lines.joined(), style: TextStyle(face: face))
    }
    let catalog = try catalog()
    var last = try PreparedText(text(0), catalog: catalog)
    var (edit, anew) = (Double.infinity, Double.infinity)
    for number in 1..<4 {
      let edited = text(number)
      edit = min(edit, try ThreadTime.of { last = try PreparedText(edited, catalog: catalog) })
      let other = try self.catalog()
      anew = min(anew, try ThreadTime.of { last = try PreparedText(edited, catalog: other) })
    }
    #expect(last.length > 0 && edit < anew / 2)
  }
}
