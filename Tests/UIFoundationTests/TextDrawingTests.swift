import CoreGraphics
import FontEngine
import Foundation
import Testing

@testable import UIFoundation

@Suite struct TextDrawingTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 300, height: 300))
  /// TeX Gyre Pagella: 1,000 units per em; the advances and heights below are those of its tables.
  private let font = UIFont(name: "TeXGyrePagella-Regular", size: 20) ?? .systemFont(ofSize: 20)

  private func draw(_ actions: () -> Void) -> [DisplayList.Element] {
    GraphicsContexts.perform(in: context) { actions() }
    return context.displayList.elements
  }

  private func runs(_ elements: [DisplayList.Element]) -> [DisplayList.GlyphRun] {
    elements.flatMap { element -> [DisplayList.GlyphRun] in
      switch element {
      case .glyphs(let run): [run]
      case .group(let group): runs(group.elements)
      default: []
      }
    }
  }

  private func fills(_ elements: [DisplayList.Element]) -> [(CGRect, DisplayList.Color)] {
    elements.compactMap { element in
      if case .fill(.rect(let rect), _, let color) = element { (rect, color) } else { nil }
    }
  }

  @Test("glyphs are at the sums of their advances, on the font's baseline")
  func positions() throws {
    let run = try #require(
      runs(draw { "nn n".draw(at: CGPoint(x: 7, y: 11), withAttributes: [.font: font, .kern: 0]) }).first)
    let advance = { (character: Unicode.Scalar) -> CGFloat in
      let face = font.face
      return CGFloat(face.advances(of: [face.glyph(for: character) ?? 0])[0]) * 20 / 1000
    }
    let expected = [7, 7 + advance("n"), 7 + 2 * advance("n"), 7 + 2 * advance("n") + advance(" ")]
    for (glyph, x) in zip(run.glyphs, expected) {
      #expect(abs(glyph.position.x - x) < 1e-9)
      #expect(abs(glyph.position.y - (11 + font.ascender)) < 1e-9)
    }
    #expect(run.glyphs.map(\.cluster) == [0, 1, 2, 3])
    #expect(run.text == "nn n")
    #expect(run.pointSize == 20)
    #expect(run.color == .black)
  }

  @Test("text that is drawn again looks as if it were drawn for the first time, whatever has changed")
  func drawnAgain() {
    func draw(_ content: TextContent, x: CGFloat, width: CGFloat, _ color: DisplayList.Color) -> DisplayList {
      let context = CGContext(bounds: context.bounds)
      content.draw(
        TextContent.Request(width: width), at: CGPoint(x: x, y: 5), in: context, base: TextAppearance(color: color),
        traits: .current)
      return context.displayList
    }
    let content = TextContent("one two three four", font: font)
    var text = "one two three four"
    func check(x: CGFloat = 3, width: CGFloat = 80, _ color: DisplayList.Color = .black) {
      let fresh = draw(TextContent(text, font: content.font), x: x, width: width, color)
      #expect(draw(content, x: x, width: width, color) == fresh)
      #expect(draw(content, x: x, width: width, color) == fresh)
      #expect(!fresh.isEmpty)
    }
    check()
    check(x: 4)
    check(width: 300)
    check(.white)
    content.font = font.withSize(12)
    check()
    content.font = .systemFont(ofSize: 12)
    check()
    text = "five"
    content.set(text)
    check()
  }

  @Test("lines break at the rectangle's width, and those that don't fit its height are left out")
  func wrapping() {
    let text = "one two three four five six seven"
    let whole = runs(
      draw { text.draw(in: CGRect(x: 0, y: 0, width: 80, height: 1000), withAttributes: [.font: font]) })
    let rect = text.boundingRect(
      with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let count = Int((rect.height / font.lineHeight).rounded())
    let baselines = Set(whole.map(\.glyphs[0].position.y))
    #expect(baselines.count == count)
    #expect(whole.flatMap(\.glyphs).allSatisfy { $0.position.x < 80 })
    let two = CGContext(bounds: context.bounds)
    GraphicsContexts.perform(in: two) {
      text.draw(
        in: CGRect(x: 0, y: 0, width: 80, height: font.lineHeight * 2.5), withAttributes: [.font: font])
    }
    let twoBaselines = Set(runs(two.displayList.elements).map(\.glyphs[0].position.y))
    #expect(twoBaselines.count == 2)
  }

  @Test("alignment and truncation come from the paragraph style", arguments: [NSTextAlignment.left, .center, .right])
  func alignment(alignment: NSTextAlignment) throws {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let width = "word".size(withAttributes: attributes).width
    let run = try #require(
      runs(draw { "word".draw(in: CGRect(x: 10, y: 0, width: 200, height: 100), withAttributes: attributes) }).first)
    let share: CGFloat = alignment == .left ? 0 : alignment == .center ? 0.5 : 1
    #expect(abs(run.glyphs[0].position.x - (10 + (200 - width) * share)) < 1e-6)
  }

  @Test("a truncating style keeps text on one line, with an ellipsis")
  func truncation() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let found = runs(
      draw {
        "a long line of words".draw(
          in: CGRect(x: 0, y: 0, width: 80, height: 100), withAttributes: [.font: font, .paragraphStyle: style])
      })
    #expect(found.map(\.text).joined().hasSuffix("\u{2026}"))
    let baselines = Set(found.map(\.glyphs[0].position.y))
    #expect(baselines.count == 1)
  }

  /// Apple's documentation of `NSParagraphStyle.lineBreakMode`: "The mode for breaking lines in the paragraph."
  @Test("each paragraph is drawn in its own mode, in the rectangle that is measured", arguments: [false, true])
  func ownModes(truncatesFirst: Bool) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let text = NSMutableAttributedString(
      string: "a long line of words\na long line of words", attributes: [.font: font])
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: truncatesFirst ? 0 : 21, length: 20))
    let found = runs(draw { text.draw(in: CGRect(x: 0, y: 0, width: 80, height: 200)) })
    let tops = Set(found.map { $0.glyphs[0].position.y })
    let rect = text.boundingRect(
      with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(tops.count > 2 && tops.count == Int((rect.height / font.lineHeight).rounded()))
    #expect(found.count { $0.text == "\u{2026}" } == 1)
    let token = found.first { $0.text == "\u{2026}" }?.glyphs[0].position.y
    #expect(token == (truncatesFirst ? tops.min() : tops.max()))
  }

  @Test("an underline has the position and thickness of the font's post table")
  func underline() throws {
    let metrics = font.face.metrics
    let found = fills(
      draw {
        NSAttributedString(
          string: "under",
          attributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red]
        ).draw(at: .zero)
      })
    let (rect, color) = try #require(found.first)
    #expect(color == DisplayList.Color(red: 1, green: 0, blue: 0))
    #expect(abs(rect.minY - (font.ascender - CGFloat(metrics.underlinePosition) * 0.02)) < 1e-9)
    #expect(abs(rect.height - CGFloat(metrics.underlineThickness) * 0.02) < 1e-9)
    #expect(abs(rect.width - "under".size(withAttributes: [.font: font]).width) < 1e-9)
  }

  @Test("a double underline has two lines, a thick one is twice as thick, and words leave out spaces")
  func underlineStyles() {
    func rects(_ style: NSUnderlineStyle) -> [CGRect] {
      let context = CGContext(bounds: context.bounds)
      GraphicsContexts.perform(in: context) {
        NSAttributedString(string: "two words", attributes: [.font: font, .underlineStyle: style.rawValue])
          .draw(at: .zero)
      }
      return fills(context.displayList.elements).map(\.0)
    }
    let single = rects(.single)
    #expect(single.count == 1)
    #expect(rects(.double).map(\.height) == [single[0].height, single[0].height])
    #expect(rects(.thick).map(\.height) == [2 * single[0].height])
    let words = rects([.single, .byWord])
    #expect(words.count == 2)
    #expect(words[0].maxX < words[1].minX)
  }

  @Test("the background is as high as the line, and behind the glyphs")
  func background() throws {
    let text = NSMutableAttributedString(string: "plain marked", attributes: [.font: font])
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 6, length: 6))
    let elements = draw { text.draw(at: .zero) }
    let (rect, color) = try #require(fills(elements).first)
    #expect(color == DisplayList.Color(red: 1, green: 1, blue: 0))
    let start = "plain ".size(withAttributes: [.font: font]).width
    #expect(abs(rect.minX - start) < 1e-6)
    #expect(abs(rect.height - font.lineHeight) < 1e-9)
    guard case .fill = elements.first else {
      Issue.record("the background isn't first")
      return
    }
    // Colors divide a run where they change, and no glyph is lost.
    #expect(runs(elements).map(\.text) == ["plain ", "marked"])
    #expect(runs(elements).flatMap(\.glyphs).count == 12)
  }

  @Test("color changes within a right-to-left word leave every glyph in its place")
  func rightToLeft() {
    let plain = NSMutableAttributedString(string: "שלום עולם", attributes: [.font: font])
    let colored = NSMutableAttributedString(attributedString: plain)
    colored.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 5))
    func positions(_ text: NSAttributedString) -> [CGFloat] {
      let context = CGContext(bounds: context.bounds)
      GraphicsContexts.perform(in: context) { text.draw(at: .zero) }
      return runs(context.displayList.elements).flatMap(\.glyphs).map(\.position.x).sorted()
    }
    #expect(positions(plain) == positions(colored))
  }

  @Test("shadow, outline, slant, and link are recorded")
  func looks() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    let link = try #require(URL(string: "https://example.org"))
    let elements = draw {
      NSAttributedString(
        string: "look",
        attributes: [.font: font, .shadow: shadow, .strokeWidth: -5, .obliqueness: 0.2, .link: link]
      ).draw(at: .zero)
    }
    guard case .group(let group) = elements.first, case .glyphs(let run) = group.elements.first else {
      Issue.record("no shadow")
      return
    }
    #expect(group.shadow?.offset == CGSize(width: 1, height: 2))
    #expect(group.shadow?.blur == 3)
    // 5 percent of 20 points, filled too because it is negative.
    #expect(run.stroke == DisplayList.GlyphStroke(width: 1, color: run.color, isFilled: true))
    #expect(run.font.face(as: FontFace.self)?.synthesis.slant == 0.2)
    #expect(elements.contains { if case .link(_, link) = $0 { true } else { false } })
  }

  @Test("an attachment's image is drawn on its line")
  func attachment() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { $0.fill($0.format.bounds) }
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
    text.append(NSAttributedString(string: "x"))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 2))
    let placed = draw { text.draw(at: .zero) }.compactMap { element -> CGRect? in
      if case .image(let image) = element { image.rect } else { nil }
    }
    #expect(placed == [CGRect(x: 0, y: font.ascender - 8, width: 12, height: 8)])
  }

  @Test("without a context, nothing is drawn")
  func noContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    "text".draw(at: .zero)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
  }
}
