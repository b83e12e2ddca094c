import BundledFonts
import FontEngine
import Foundation
import Testing
import TextLayout
import TextSupport

@Suite struct TruncationTests {
  private static let files = [
    "TeXGyrePagella/texgyrepagella-italic.otf", "Inter/Inter-Regular.otf", "DejaVuSans/DejaVuSans.ttf",
  ]

  @Test("a truncated line fits, splits no cluster, and is the longest that fits", arguments: [0, 1, 2])
  func longest(file: Int) throws {
    for sample in Samples.texts.values {
      let text = try Samples.prepare(sample, Self.files[file])
      for mode in Truncation.Mode.allCases {
        for width in stride(from: 30.0, through: 300, by: 7.5) {
          for limit in [1, 2] { try check(text, mode, width: width, limit: limit) }
        }
      }
    }
  }

  private func check(_ text: PreparedText, _ mode: Truncation.Mode, width: Double, limit: Int) throws {
    let lines = try text.lines(width: width, pointSize: 17, limit: limit, truncation: Truncation(mode))
    guard let line = lines.last, let truncation = lines.truncation else {
      #expect(!lines.isCut || lines.isEmpty)
      return
    }
    let content = line.contentRange.lowerBound..<max(line.contentRange.upperBound, truncation.hiddenRange.upperBound)
    let (head, tail) = (truncation.hiddenRange.lowerBound, truncation.hiddenRange.upperBound)
    let comment: Comment = "\(mode) \(content) without \(truncation.hiddenRange) at \(width)"
    func widthOf(_ head: Int, _ tail: Int) throws -> Double {
      try text.widthAlone(content.lowerBound..<head, pointSize: 17)
        + text.widthAlone(tail..<content.upperBound, pointSize: 17) + truncation.tokenWidth
    }
    #expect(line.width <= width, comment)
    #expect(line.width == (try widthOf(head, tail)), comment)
    let properties = try text.properties()
    #expect(properties[head].contains(.grapheme) && properties[tail].contains(.grapheme), comment)
    #expect(head == content.lowerBound || properties[head - 1].isDisjoint(with: [.space, .control]), comment)
    #expect(tail == content.upperBound || properties[tail].isDisjoint(with: [.space, .control]), comment)
    // One more cluster on either side, and the spaces before it, do not fit.
    var nextHead = head
    repeat {
      nextHead += 1
    } while nextHead < tail
      && (!properties[nextHead].contains(.grapheme) || properties[nextHead - 1].contains(.space))
    var nextTail = tail
    repeat {
      nextTail -= 1
    } while nextTail > head
      && (!properties[nextTail].contains(.grapheme) || properties[nextTail].contains(.space))
    let (growsHead, growsTail) =
      switch mode {
      case .head: (false, true)
      case .middle: (true, true)
      case .tail: (true, false)
      }
    if growsHead, nextHead <= tail { #expect(try widthOf(nextHead, tail) > width, comment) }
    if growsTail, nextTail >= head { #expect(try widthOf(head, nextTail) > width, comment) }
  }

  /// TeX Gyre Pagella: m 883, u 603, ellipsis 860, space 250 of 1000 units; at 10 points 8.83, 6.03, 8.6 and 2.5.
  @Test("head, middle, and tail hide the named part, and leave no space next to the ellipsis")
  func modes() throws {
    let text = try Samples.prepare("mum mum mum", Self.files[0].replacing("italic", with: "regular"))
    func hidden(_ mode: Truncation.Mode, _ width: Double) throws -> String {
      let lines = try text.lines(width: width, pointSize: 10, limit: 1, truncation: Truncation(mode))
      let range = try #require(lines.truncation).hiddenRange
      let units = text.paragraph.units
      return text.paragraph.text(in: 0..<range.lowerBound) + "…"
        + text.paragraph.text(in: range.upperBound..<units.count)
    }
    // "mum" is 23.69 wide; "mum m" with the ellipsis 23.69 + 2.5 + 8.83 + 8.6 = 43.62, "mu…m" 2 x 8.83 + 6.03 + 8.6 =
    // 32.29.
    #expect(try hidden(.tail, 43.6) == "mum…")
    #expect(try hidden(.tail, 43.7) == "mum m…")
    #expect(try hidden(.head, 43.7) == "…m mum")
    #expect(try hidden(.middle, 32.2) == "m…m")
    #expect(try hidden(.middle, 32.3) == "mu…m")
  }

  // With the widths above, "mum" is 23.69 wide, the spaces 5 x 2.5, "…mum" 32.29, and "…um" 23.46.
  @Test("an ellipsis at the head replaces spaces that begin a paragraph", arguments: [(36.1, 5), (32.3, 5), (32.2, 6)])
  func leadingSpaces(width: Double, tail: Int) throws {
    let text = try Samples.prepare("     mum", Self.files[0].replacing("italic", with: "regular"))
    let whole = try text.lines(width: 36.2, pointSize: 10, limit: 1, truncation: Truncation(.head))
    #expect(whole.truncation == nil)
    let lines = try text.lines(width: width, pointSize: 10, limit: 1, truncation: Truncation(.head))
    #expect(lines.truncation?.hiddenRange == 0..<tail)
  }

  @Test("a token can be any text, three periods replace a missing ellipsis, and a line that is too narrow has none")
  func tokens() throws {
    let text = try Samples.prepare("affluent waffles", Self.files[2])
    let more = try text.lines(width: 90, pointSize: 12, limit: 1, truncation: Truncation(.tail, token: " more"))
    #expect(more.truncation?.token == " more")
    let narrow = try text.lines(width: 3, pointSize: 12, limit: 1, truncation: Truncation(.tail))
    #expect(narrow.truncation == nil)
    #expect(narrow.isCut)
    // The web font fixture has the letters a to z, the space, and the period, and the catalog has nothing else.
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../FontEngineTests/Fixtures/letters.woff").path
    let style = TextStyle(face: try FontFace(path: fixture))
    let plain = try PreparedText(
      Paragraph("affluent waffles", style: style), catalog: FontCatalog(usesSystemFonts: false))
    let stops = try plain.lines(width: 60, pointSize: 12, limit: 1, truncation: Truncation(.tail))
    #expect(stops.truncation?.token == "...")
    let whole = try text.lines(width: .infinity, pointSize: 12, limit: 1, truncation: Truncation(.tail))
    #expect(whole.truncation == nil)
    #expect(!whole.isCut)
  }

  @Test("a line at the end of a paragraph shows a token if later paragraphs are hidden")
  func paragraphs() throws {
    let text = try Samples.prepare("One.\nTwo.", Self.files[1])
    let lines = try text.lines(width: 200, pointSize: 12, limit: 1, truncation: Truncation(.tail))
    #expect(lines.truncation?.hiddenRange == 4..<4)
    #expect(lines.isCut)
  }
}
