import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// How text views lay out attributed text.
@MainActor
struct UITextViewParagraphTests {
  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 20 }
  }

  private func view(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.attributedText = text
    return view
  }

  private func height(_ view: UITextView) -> CGFloat { view.sizeThatFits(CGSize(width: 110, height: 1000)).height }

  private func runs(_ elements: [DisplayList.Element]) -> [DisplayList.GlyphRun] {
    elements.flatMap { element -> [DisplayList.GlyphRun] in
      switch element {
      case .glyphs(let run): [run]
      case .group(let group): runs(group.elements)
      default: []
      }
    }
  }

  @Test("a text view wraps each paragraph as its style says, like boundingRect and its layout manager")
  func wrapping() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let text = NSAttributedString(
      string: "Measurement of incomprehensibilities in narrow columns",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let view = view(text)
    let rect = text.boundingRect(
      with: CGSize(width: 100, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(abs(height(view) - rect.height) < 0.5)
    #expect(abs(view.layoutManager.usedRect(for: view.textContainer).height - rect.height) < 1e-9)
  }

  @Test("in a text view, each paragraph that truncates is one line with an ellipsis")
  func truncation() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let font = UIFont.systemFont(ofSize: 17)
    func height(_ string: String, _ style: NSParagraphStyle) -> CGFloat {
      self.height(view(NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])))
    }
    // Three paragraphs, each wider than 100 points.
    let text = "Measurement in columns\nMeasurement in rows\nMeasurement in cells"
    #expect(height(text, style) == height("a\nb\nc", .default))
    let drawn = view(NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]))
    let tokens = runs(drawn.displayList().elements).filter { $0.text == "\u{2026}" }
    #expect(tokens.count == 3 && Set(tokens.map(\.glyphs[0].position.y)).count == 3)
    #expect(tokens.allSatisfy { $0.glyphs[0].position.x < 105 })
  }

  @Test("the delegate of a text view's layout manager changes its height and its picture")
  func delegate() throws {
    let view = view(NSAttributedString(string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let plain = height(view)
    let delegate = Spacing()
    view.layoutManager.delegate = delegate
    // The space is below both lines.
    #expect(abs(height(view) - (plain + 40)) < 0.5)
    let runs = runs(view.displayList().elements)
    try #require(runs.count == 2)
    #expect(abs(runs[1].glyphs[0].position.y - runs[0].glyphs[0].position.y - (11.933_593_75 + 20)) < 1e-9)
  }

  /// Apple's documentation of `NSAttributedString.Key.font`; a label uses its own font instead.
  @Test("attributed text without a font is in Helvetica at 12 points in a text view, not in a label")
  func standardFont() {
    let text = NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red])
    let view = view(text)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    // The padding is 5 at both ends.
    #expect(abs(used.width - (12 * 2.278 + 10)) < 1e-9)
    #expect(abs(view.sizeThatFits(.zero).width - (12 * 2.278 + 10)) < 1)
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > 40)
  }
}
