import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIKit

/// Returns a text view that does not scroll, on a screen with a scale.
@MainActor
func textView(_ text: String, _ font: UIFont, scale: CGFloat = 2) -> UITextView {
  let view = UITextView()
  view.overrideTraits(with: UITraitCollection(displayScale: scale))
  view.isScrollEnabled = false
  view.font = font
  view.text = text
  return view
}

@MainActor
struct UITextViewTests {
  private let fox = "The quick brown fox jumps over the lazy dog, again and again, until the day is done."
  private let font = UIFont.systemFont(ofSize: 17)
  /// A line of the system font at 17 points.
  private let line: CGFloat = 20.287_109_375

  @Test("the inset is (8, 0, 8, 0) and the padding 5 (uikit.md, \"UILabel, UITextView, UIButton\")")
  func margins() throws {
    let view = textView("Hi", font)
    // 20.287 and 16 are 36.287: 36.5 at 2x.
    #expect(view.intrinsicContentSize == CGSize(width: try width("Hi", font) + 10, height: 36.5))
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize == CGSize(width: try width("Hi", font), height: 20.5))
  }

  @Test("text is typed with the attributes of the last character, or those of the view")
  func typing() {
    let view = textView("", font)
    view.textColor = .red
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.blue, .font: font])
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .green)
    view.typingAttributes = [.foregroundColor: UIColor.black]
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .black)
  }

  @Test("a view that scrolls has no intrinsic size (uikit.md, \"UILabel, UITextView, UIButton\")")
  func scrolling() {
    let view = textView(fox, font)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(!view.heightDependsOnWidth)
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    #expect(view.contentSize == CGSize(width: 120, height: view.sizeThatFits(CGSize(width: 120, height: 0)).height))
  }

  @Test("lines break within the insets and padding", arguments: [120, 200.5, 320])
  func severalLines(width: CGFloat) throws {
    let view = textView(fox, font)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 6, bottom: 2, right: 7)
    let count = try lines(of: fox, font, width: width - 23).count
    let size = view.sizeThatFits(CGSize(width: width, height: 1))
    #expect(size.height == ((CGFloat(count) * line + 3) * 2).rounded(.up) / 2)
  }

  @Test("empty text has one line, and a final line break adds another")
  func caret() {
    #expect(textView("", font).intrinsicContentSize.height == 36.5)
    // 2 * 20.287 and 16 are 56.574.
    #expect(textView("a\n", font).intrinsicContentSize.height == 57)
    #expect(textView("a\nb", font).intrinsicContentSize.height == 57)
  }

  @Test("font leading applies between lines (uikit.md, \"UILabel, UITextView, UIButton\")")
  func leading() throws {
    let liberation = try #require(UIFont(name: "Inter", size: 20) ?? UIFont(name: "DejaVuSans", size: 20))
    let view = textView("a\nb\nc", liberation)
    let expected = 3 * liberation.lineHeight + 2 * liberation.leading + 16
    #expect(view.intrinsicContentSize.height == (expected * 2).rounded(.up) / 2)
  }

  @Test("the last baseline is rounded up to the pixel (uikit.md, \"UILabel, UITextView, UIButton\")")
  func baselines() throws {
    let view = textView("a\nb", font)
    let offsets = try #require(view.baselineOffsets(in: CGSize(width: 100, height: 57)))
    // The second baseline: 8 + 20.287 + 17 * 0.9521484375 = 44.474, up to 44.5; the first one 20.287 above it.
    #expect(offsets.lastFromBottom == 12.5)
    #expect(abs(offsets.firstFromTop - (44.5 - line)) < 1e-9)
  }

  @Test("at a given width, the view is as high as its lines, in two passes")
  func layout() throws {
    let view = textView(fox, font)
    let root = layOut(view, width: 200)
    let count = try lines(of: fox, font, width: 190).count
    #expect(view.frame.height == ((CGFloat(count) * line + 16) * 2).rounded(.up) / 2)
    view.text = "short"
    root.layoutIfNeeded()
    #expect(view.frame.height == 36.5)
  }

  @Test("the number of lines can be limited, and the last one truncated")
  func limit() {
    let view = textView(fox, font)
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height == 57)
  }

  @Test("fonts follow the category if the view adjusts")
  func dynamicType() {
    let view = textView("Hi", .preferredFont(forTextStyle: .body))
    view.adjustsFontForContentSizeCategory = true
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      $0.displayScale = 2
    }
    view.overrideTraits(with: traits)
    // 53 * 1.193359375 = 63.248, and 16: 79.248.
    #expect(view.font?.pointSize == 53 && view.intrinsicContentSize.height == 79.5)
  }

  @Test("text is never nil, and gets attributes from the view where it has none")
  func text() {
    let view = UITextView()
    #expect(view.text == "" && view.font == nil && view.attributedText?.length == 0)
    view.text = nil
    #expect(view.text == "" && !view.hasText)
    view.attributedText = NSAttributedString(string: "Hi", attributes: [.font: font])
    #expect(view.text == "Hi" && view.font == font && view.selectedRange == NSRange(location: 2, length: 0))
  }

  // 40 lines of five characters each, so the share of the characters before a line is that of the lines.
  @Test("characters scroll into view from the end and from the start", arguments: [0, 10, 20, 30, 39])
  func scrollingToCharacters(number: Int) {
    let view = textView(Array(repeating: "word", count: 40).joined(separator: "\n"), font)
    view.isScrollEnabled = true
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 5 * line)
    view.layoutIfNeeded()
    let end = view.contentSize.height - view.bounds.height
    #expect(end > 30 * line)
    for start in [0, end] {
      view.contentOffset.y = start
      view.scrollRangeToVisible(NSRange(location: 5 * number, length: 4))
      let middle = 8 + (CGFloat(number) + 0.5) * line
      #expect(view.bounds.minY < middle && view.bounds.maxY > middle, "line \(number) from \(start)")
    }
  }

  /// Counts the notifications.
  private final class Listener: NSObject, UITextViewDelegate {
    var changes = 0
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test("inserting and deleting text notifies the delegate, and setting it does not")
  func editing() {
    let view = textView("Hello", font)
    let listener = Listener()
    view.delegate = listener
    view.insertText(" 👩🏽‍🚀")
    #expect(view.text == "Hello 👩🏽‍🚀" && listener.changes == 1)
    view.deleteBackward()
    #expect(view.text == "Hello " && listener.changes == 2)
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("J")
    #expect(view.text == "Jlo " && view.selectedRange == NSRange(location: 1, length: 0))
    view.text = "Other"
    #expect(listener.changes == 3)
  }
}
