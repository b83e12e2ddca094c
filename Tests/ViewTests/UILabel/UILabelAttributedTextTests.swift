import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UILabelAttributedTextTests {
  private let small = UIFont.systemFont(ofSize: 17)
  private let large = UIFont.systemFont(ofSize: 34)

  private func attributed(_ parts: [(String, UIFont?)]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, font) in parts {
      text.append(NSAttributedString(string: string, attributes: font.map { [.font: $0] } ?? [:]))
    }
    return text
  }

  @Test("the text's own fonts determine the size, and the label's font where it has none")
  func fonts() {
    let mixed = label(nil, small, scale: 2)
    mixed.attributedText = attributed([("small ", nil), ("large", large)])
    let alone = label("small ", small, scale: 2).content
    #expect(alone.string == "small ")
    // A line of 34 points: 40.574, so 41.
    #expect(mixed.intrinsicContentSize.height == 41)
    #expect(mixed.text == "small large")
    mixed.attributedText = attributed([("small", nil)])
    #expect(mixed.intrinsicContentSize == label("small", small, scale: 2).intrinsicContentSize)
  }

  @Test("equal text does not invalidate the layout")
  func equality() {
    let mixed = UILabel()
    mixed.attributedText = attributed([("a", small), ("b", large)])
    let before = mixed.attributedText
    mixed.attributedText = attributed([("a", small), ("b", large)])
    #expect(mixed.attributedText === before)
    mixed.attributedText = attributed([("a", small), ("b", small)])
    #expect(mixed.attributedText !== before)
  }

  @Test("a copy is stored, so the caller's later changes have no effect")
  func copying() {
    let text = NSMutableAttributedString(string: "text")
    let keeping = UILabel()
    keeping.attributedText = text
    text.append(NSAttributedString(string: " and more"))
    #expect(keeping.text == "text")
  }

  @Test("the font is the first character's, and setting it applies it to all text")
  func font() {
    let mixed = label(nil, small, scale: 2)
    mixed.attributedText = attributed([("a", large), ("b", small)])
    #expect(mixed.font == large && mixed.baselineFont == large)
    mixed.font = .systemFont(ofSize: 12)
    #expect(mixed.attributedText?.size().height == UIFont.systemFont(ofSize: 12).lineHeight)
    mixed.textColor = .red
    #expect(mixed.textColor == .red)
  }

  @Test("attributedText adds the label's attributes to plain text")
  func plain() throws {
    let plain = label("text", small, scale: 2)
    plain.textAlignment = .center
    let attributes = unsafe try #require(plain.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == small)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    plain.text = nil
    #expect(plain.attributedText == nil)
  }

  @Test("alignment is read from the paragraph style, and set there")
  func alignment() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let aligned = UILabel()
    aligned.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: style])
    #expect(aligned.textAlignment == .right)
    aligned.textAlignment = .center
    let seen = unsafe aligned.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((seen as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("line heights of the paragraph style move the baselines")
  func baselines() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    let tall = label(nil, small, scale: 2, lines: 0)
    tall.attributedText = NSAttributedString(string: "a\nb", attributes: [.font: small, .paragraphStyle: style])
    #expect(tall.intrinsicContentSize.height == 60)
    // The last baseline lies at 60 - 4.1005859375 = 55.899, 111.8 pixels, so 56; the first 30 above it.
    let offsets = tall.baselineOffsets(in: CGSize(width: 100, height: 60))
    #expect(offsets?.firstFromTop == 26 && offsets?.lastFromBottom == 4)
  }

  @Test("each font with a style follows the content size category; the others do not")
  func dynamicType() {
    let following = UILabel()
    following.attributedText = attributed([
      ("a", UIFont.preferredFont(forTextStyle: .body)), ("b", UIFont.systemFont(ofSize: 20)),
    ])
    following.adjustsFontForContentSizeCategory = true
    func sizes() -> [CGFloat] {
      [0, 1].map {
        let font = unsafe following.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
        return font?.pointSize ?? 0
      }
    }
    following.overrideTraits(
      with: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    #expect(sizes() == [53, 20])
    following.overrideTraits(with: nil)
    #expect(sizes() == [17, 20])
  }
}
