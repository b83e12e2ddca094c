import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Lines with their own widths. In TeX Gyre Pagella at 10 points, "oh" is 11.28 wide and a space 2.5.
@Suite struct VaryingWidthTests {
  private static let words = "oh oh oh oh oh oh oh"
  private let pagella = Samples.faceFiles[0]

  private func request(_ widths: [Double], then width: Double = .infinity, size: Double = 10) -> LineRequest {
    var request = LineRequest(width: width, pointSizes: PointSizes(size))
    request.lineWidths = widths
    return request
  }

  @Test("each line has as many words as fit its width, and later lines those of the request's")
  func words() throws {
    let lines = try Samples.prepare(Self.words, pagella).lines(request([12, 26, 39], then: 12))
    #expect(lines.map(\.contentRange) == [0..<2, 3..<8, 9..<17, 18..<20])
    #expect(try lines.indices.map { try lines.room(of: $0).width } == [12, 26, 39, 12])
  }

  @Test("indents count within each width")
  func indents() throws {
    var request = request([26, 26], then: 12)
    request.style.firstLineIndent = 14
    let lines = try Samples.prepare(Self.words, pagella).lines(request)
    #expect(lines.map(\.contentRange) == [0..<2, 3..<8, 9..<11, 12..<14, 15..<17, 18..<20])
    request.style.headIndent = 20
    request.style.firstLineIndent = 0
    let others = try Samples.prepare(Self.words, pagella).lines(request)
    #expect(others.first?.contentRange == 0..<5)
    #expect(try others.room(of: 1).width == 6)
  }

  /// The width of the request is one at which other lines would be found.
  @Test("equal widths give the lines, frames, and contents of that width")
  func equalWidths() throws {
    var random = SeededGenerator(seed: 1739)
    for file in [pagella, "DejaVuSans/DejaVuSans.ttf", "GalleySans/GalleySans-Regular.ttf"] {
      for round in 0..<60 {
        let text = round % 2 == 0 ? random.text(pieces: 25) : random.plainText(words: 40)
        let prepared = try Samples.prepare(text, file)
        var fixed = LineRequest(width: Double.random(in: 5...200, using: &random), pointSizes: 13)
        fixed.style.wrapMode = [.word, .character, .wordThenCharacter, .clip][round / 2 % 4]
        fixed.style.alignment = [.natural, .right, .center, .justified][round / 8 % 4]
        if round % 3 == 0 { fixed.style.firstLineIndent = 20 }
        if round % 5 == 0 { fixed.style.tailIndent = -10 }
        if round % 7 == 0 {
          fixed.limit = 3
          fixed.truncation = Truncation(.tail)
        }
        var varying = fixed
        varying.width = fixed.width / 2 + 3
        let expected = try prepared.lines(fixed)
        varying.lineWidths = Array(repeating: fixed.width, count: expected.count + 1)
        let found = try prepared.lines(varying)
        #expect(Array(found) == Array(expected), "\(text.debugDescription) \(fixed)")
        #expect(found.truncation == expected.truncation)
        #expect(found.width == expected.width)
        #expect(try found.frames() == expected.frames(), "\(text.debugDescription) \(fixed)")
        #expect(
          try found.indices.map { try found.contents(of: $0).runs.map(\.glyphs) }
            == expected.indices.map { try expected.contents(of: $0).runs.map(\.glyphs) })
        #expect(try found.caret(at: TextPosition(.max)) == expected.caret(at: TextPosition(.max)))
      }
    }
  }

  @Test("each line fits its width, or is a single cluster, and has all that the rest of the text alone has there")
  func fitting() throws {
    var random = SeededGenerator(seed: 93)
    for round in 0..<80 {
      let text = random.plainText(words: 30)
      let widths = (0..<20).map { _ in Double.random(in: 8...150, using: &random) }
      let prepared = try Samples.prepare(text, Samples.faceFiles[round % Samples.faceFiles.count])
      let lines = try prepared.lines(request(widths, then: 60))
      for (index, line) in lines.enumerated() {
        let width = index < widths.count ? widths[index] : 60
        let isOneCluster = line.reason == .emergency && prepared.paragraph.text(in: line.contentRange).count == 1
        #expect(line.width <= width || isOneCluster)
        let rest = prepared.paragraph.text(in: line.range.lowerBound..<prepared.paragraph.units.count)
        let alone = try Samples.prepare(rest, Samples.faceFiles[round % Samples.faceFiles.count])
          .lines(width: width, pointSize: 10)
        #expect(alone.first?.range.count == line.range.count, "line \(index) of \(text.debugDescription)")
        #expect(alone.first?.width == line.width)
      }
      #expect(lines.last?.range.upperBound ?? 0 == prepared.paragraph.units.count)
    }
  }

  @Test("lines are aligned within their own width")
  func alignment() throws {
    var request = request([30, 60], then: 40)
    request.style.alignment = .right
    let text = try Samples.prepare("oh oh\noh oh\noh oh", pagella)
    #expect(try text.lines(request).frames().map { $0.x + $0.width } == [30, 60, 40])
    request.style.alignment = .center
    #expect(try text.lines(request).frames().map { $0.x + $0.width / 2 } == [15, 30, 20])
    request.style.alignment = .natural
    let hebrew = try Samples.prepare("שלום\nשלום\nשלום", "DejaVuSans/DejaVuSans.ttf").lines(request)
    #expect(try hebrew.frames().map { $0.x + $0.width } == [30, 60, 40])
  }

  @Test("a justified line fills its own width, and a truncated one has its own room")
  func justifiedAndTruncated() throws {
    let text = try Samples.prepare(Self.words, pagella)
    var request = request([30, 42], then: 15)
    request.style.alignment = .justified
    let justified = try text.lines(request)
    #expect(try justified.indices.prefix(2).map { try justified.contents(of: $0).width } == [30, 42])
    request.style.alignment = .natural
    request.limit = 2
    request.truncation = Truncation(.tail)
    let truncated = try text.lines(request)
    #expect(truncated.count == 2 && truncated.truncation != nil)
    #expect(truncated[1].width <= 42 && truncated[1].width > 30)
  }

  @Test("lines that are planned together come after those with their own width")
  func planned() throws {
    var request = request([30], then: 60)
    request.style.breaking = .optimal
    let sentence = "oh oh\noh of oh ohohoh oh oh oh ohoh oh"
    let lines = try Samples.prepare(sentence, pagella).lines(request)
    request.lineWidths = []
    let alone = try Samples.prepare(String(sentence.dropFirst(6)), pagella).lines(request)
    let starts = lines.dropFirst().map { $0.range.lowerBound - 6 }
    #expect(starts == alone.map(\.range.lowerBound))
    #expect(lines[0].contentRange == 0..<5)
  }

  @Test("a width that is negative or not a number is an error, and infinite ones are not")
  func invalid() throws {
    let text = try Samples.prepare(Self.words, pagella)
    #expect(throws: TextLayoutError.invalidWidth(-1)) { try text.lines(request([10, -1], then: 10)) }
    #expect(throws: TextLayoutError.self) { try text.lines(request([.nan], then: 10)) }
    let lines = try text.lines(request([12, .infinity], then: 0))
    #expect(lines.map(\.contentRange) == [0..<2, 3..<20])
    #expect(try text.lines(request([0, 0], then: 12)).map(\.contentRange).prefix(3) == [0..<1, 1..<2, 3..<5])
    #expect(try text.contentWidths(request([1, 2])) == text.contentWidths(request([])))
  }

  @Test("requests that differ only in a line's width are different")
  func equality() throws {
    #expect(request([1, 2]) != request([1, 3]))
    #expect(request([]) == LineRequest(pointSizes: 10))
    #expect(request([5], then: 9).width(ofLine: 0) == 5 && request([5], then: 9).width(ofLine: 1) == 9)
    #expect(request([5], then: 9).width(ofLine: -1) == 9)
  }
}
