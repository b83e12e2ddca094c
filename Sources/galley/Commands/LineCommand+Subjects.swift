import DynamicType
import FontEngine
import FontReports
import TextLayout
import TextOutput

extension LineCommand {
  /// A text in a font, and the font's sizes.
  struct Subject {
    let font: LabelFont
    let source: LineSource
  }

  /// The name of a font, the values of its axes, and a text.
  typealias Input = (font: String, settings: [VariationSetting]?, text: String)

  /// Returns the text, and the one that it is compared with.
  ///
  /// - Throws: `CommandFailure` if standard input can't be read.
  func inputs() throws(CommandFailure) -> [Input] {
    let text = text == "-" ? try Self.standardInput() : text
    let first = (font, settings, text)
    return isCompared ? [first, (otherFont ?? font, otherSettings ?? settings, otherText ?? text)] : [first]
  }

  /// Returns the lines at a point size, with the width that was asked for, or the least for the number of lines.
  func result(_ source: LineSource, pointSize: Double) throws(ReportError) -> LineResult {
    let narrowest = isNarrowest ? try source.narrowestWidth(lines: limit, pointSize: pointSize) : nil
    let lines = try source.lines(width: narrowest ?? width ?? .infinity, pointSize: pointSize)
    return LineResult(source: source, lines: lines, narrowestWidth: narrowest)
  }

  /// Shapes a text in a base direction.
  ///
  /// - Throws: `ReportError` if the font, one of its axes, or a hyphenation dictionary is missing, or the text is
  ///   too long.
  func subject(_ input: Input, _ direction: BaseDirection) throws(ReportError) -> Subject {
    let choice = input.font == self.font ? choice : nil
    let font =
      if let settings = input.settings {
        LabelFont(face: try FontSource.varied(FontSource.face(input.font, choice), settings), size: size)
      } else if let choice {
        LabelFont(face: try FontSource.face(input.font, choice), size: size)
      } else {
        try LabelFont(named: input.font, size: size)
      }
    var style = font.shaping(style ?? .body, language: language)
    style.features = features ?? []
    style.tracking = tracking
    var request = LineRequest(
      pointSizes: 1, limit: limit, truncation: truncation.map { Truncation($0) })
    request.style.wrapMode = wrapMode
    request.style.alignment = alignment
    request.style.tabStops = (tabs ?? []).map { TabStop($0) }
    let paragraph = Paragraph(input.text, style: style, baseDirection: direction, rules: try rules)
    return Subject(font: font, source: try LineSource(paragraph, request, title: title(style.face, input.text)))
  }

  /// Returns what distinguishes a text from the other one: its font, itself, or both.
  private func title(_ face: FontFace, _ text: String) -> String {
    let limit = 40
    let short = text.count <= limit ? text : text.prefix(limit - 1) + "…"
    if otherFont == nil, otherSettings == nil, otherText != nil { return "\"\(short)\"" }
    return otherText == nil ? face.instanceName : "\(face.instanceName), \"\(short)\""
  }

  private var rules: BreakRules {
    get throws(ReportError) {
      guard hyphenates, let language else { return BreakRules() }
      let hyphenator = Hyphenator()
      guard hyphenator.dictionaryPath(for: language) != nil else {
        throw ReportError(.missing, "no hyphenation dictionary for '\(language)' is installed")
      }
      return BreakRules(hyphenation: .automatic(hyphenator))
    }
  }

  /// Returns all of standard input, without a final line break.
  ///
  /// - Throws: `CommandFailure` if it can't be read, is too long, or is not UTF-8.
  private static func standardInput() throws(CommandFailure) -> String {
    let name = "<stdin>"
    // More bytes can't be a text within the limit.
    let largest = 4 * TextLimits.maximumLength
    var bytes: [UInt8] = []
    while true {
      let piece = try StandardStream.read(upTo: 1 << 16, name)
      if piece.isEmpty { break }
      bytes += piece
      guard bytes.count <= largest else {
        throw CommandFailure(.badData, "\(name): more than \(largest) bytes")
      }
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    do {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      throw CommandFailure(.badData, "\(name): not UTF-8 at byte offset \(error.byteOffsets.lowerBound)")
    }
  }
}

extension ValueType where Value == [Double] {
  /// Distances in points, separated by commas.
  static var distances: Self {
    Self(
      expectation: "distances in points, such as 72,144",
      read: { text in
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.map { StrictNumber.double(String($0)).flatMap { 0...1_000_000 ~= $0 ? $0 : nil } }
        return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
      }, spell: { $0.map(NumberText.shortest).joined(separator: ",") })
  }
}
