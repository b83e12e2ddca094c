import FontEngine
import TextLayout

/// Styled text: fonts, sizes, directions, languages, tracking, attachments, paragraph styles, widths and truncation,
/// chosen by the first bytes; the text is the rest.
enum StyledTextTarget: FuzzTarget {
  static let name = "text"

  static func run(_ input: FuzzInput) {
    var input = input
    var random = input
    // Every input has so many bytes of choices before its text.
    for _ in 0..<48 { _ = input.byte() }
    let text = String(decoding: input.remainder.prefix(8192), as: UTF8.self)
    do {
      let prepared = try PreparedText(paragraph(text, &random), catalog: Samples.catalog)
      try checkLines(prepared, &random)
    } catch {
      // What is asked for lies within all limits, and nothing fails for these fonts.
      fatalError("broken promise: \(error)")
    }
  }

  private static let languages: [String?] = [nil, "en", "ar", "ja", "th", "de", "x-\u{0}", "zh-Hant-HK"]

  private static func style(_ random: inout FuzzInput) -> TextStyle {
    TextStyle(
      face: random.one(of: Samples.faces), language: random.one(of: languages),
      features: random.one(of: [[], [FontFeature("liga", 0)], [FontFeature("smcp"), FontFeature("kern", 0)]]),
      tracking: random.one(of: [0, 0, 1.25, -0.5, -30, 1e7]), baselineOffset: random.one(of: [0, 0, 3, -200]))
  }

  private static func paragraph(_ text: String, _ random: inout FuzzInput) throws(TextLayoutError) -> Paragraph {
    let units = Array(text.utf16)
    let rules = BreakRules(
      strictness: random.one(of: [.normal, .loose, .strict]), wordBreak: random.one(of: [.normal, .keepAll, .breakAll]))
    let direction: BaseDirection = random.one(of: [.automatic, .leftToRight, .rightToLeft])
    let count = random.below(4)
    if count == 0 { return Paragraph(text, style: style(&random), baseDirection: direction, rules: rules) }
    var ends = (0..<count).map { _ in units.isEmpty ? 0 : random.below(min(units.count, 65_535)) + 1 }
    ends.append(units.count)
    var runs: [(end: Int, style: TextStyle)] = []
    // Styles may end inside surrogate pairs and clusters.
    for end in Set(ends).sorted() { runs.append((end, style(&random))) }
    var paragraph = try Paragraph(text, runs: runs, baseDirection: direction, rules: rules)
    let attachments = units.indices.filter { units[$0] == InlineAttachment.character }.map { offset in
      InlineAttachment(
        offset: offset, width: random.one(of: [0, 20, 1e6]), ascent: random.one(of: [14, -3, 900]),
        descent: random.one(of: [0, 6, -14]))
    }
    paragraph = try paragraph.attaching(attachments)
    if random.bool(), let end = ends.first {
      paragraph = try paragraph.directing([
        DirectionRange(0..<min(end, units.count), isRightToLeft: random.bool(), isOverride: random.bool())
      ])
    }
    return paragraph
  }

  private static let distances = [0.0, 0, 12, -20, 300, 1e7, -1e7, .infinity, -.infinity, .nan]

  private static func paragraphStyle(_ random: inout FuzzInput) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = random.one(of: [.natural, .left, .right, .center, .justified])
    style.wrapMode = random.one(of: [.wordThenCharacter, .word, .character, .clip])
    style.breaking = random.one(of: [.greedy, .balanced, .optimal])
    if random.bool() {
      style.firstLineIndent = random.one(of: distances)
      style.headIndent = random.one(of: distances)
      style.tailIndent = random.one(of: distances)
      style.lineSpacing = random.one(of: distances)
      style.lineHeightMultiple = random.one(of: distances)
      style.minimumLineHeight = random.one(of: distances)
      style.maximumLineHeight = random.one(of: distances)
      style.spacingBefore = random.one(of: distances)
      style.spacingAfter = random.one(of: distances)
      style.defaultTabInterval = random.one(of: distances)
      style.tabStops = [TabStop(random.one(of: distances), .trailing), TabStop(160, .center), TabStop(30)]
    }
    return style
  }

  private static func checkLines(_ text: PreparedText, _ random: inout FuzzInput) throws(TextLayoutError) {
    let style = paragraphStyle(&random)
    let isUsual = style == ParagraphStyle()
    let sizes = [17, 8, 30.5, 0.01, TextLimits.maximumPointSize]
    for _ in 0..<2 {
      let width = random.one(of: [100, 0, .infinity, 60.5, 320, 1e300])
      var request = LineRequest(
        width: width, pointSizes: PointSizes(text.paragraph.styles.map { _ in random.one(of: sizes) }), style: style)
      let lines = try text.lines(request)
      try LineChecks.check(lines, of: text)
      if isUsual { try checkWidths(lines, of: text) }
      request.limit = 1 + random.below(3)
      request.truncation = Truncation(
        random.one(of: [.tail, .head, .middle]),
        token: random.one(of: [Truncation.ellipsis, "", " [לקרוא more]", "\u{301}"]))
      let cut = try text.lines(request)
      require(cut.count <= request.limit, "\(cut.count) lines are more than \(request.limit)")
      // Where tracking makes advances negative, greedy lines within the limit can be fewer than optimal ones beyond it.
      let isGreedy = style.breaking == .greedy
      require(
        lines.count <= request.limit || cut.count == request.limit || !isGreedy,
        "\(cut.count) lines of \(lines.count)")
      try LineChecks.checkPositions(cut)
    }
  }

  /// Lines of text in one style are as wide as their segments shaped alone.
  private static func checkWidths(_ lines: TextLines, of text: PreparedText) throws(TextLayoutError) {
    let paragraph = text.paragraph
    guard paragraph.styles.count == 1, paragraph.styles[0].tracking == 0, paragraph.attachments.isEmpty,
      paragraph.styles[0].features.isEmpty, paragraph.styles[0].language == nil, paragraph.directions.isEmpty
    else { return }
    for line in lines.prefix(8) where !line.showsHyphen {
      let size = lines.pointSizes[0]
      guard let width = try? text.widthAlone(line.contentRange, pointSize: size) else { continue }
      require(line.width == width, "the line \(line.range) is \(line.width) wide, and \(width) alone")
    }
  }
}
