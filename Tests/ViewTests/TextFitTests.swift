import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// How much of their text views display. All are on a screen with 2 pixels to the point.
@MainActor
struct TextFitTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func label(_ text: String, lines: Int = 1, _ mode: NSLineBreakMode = .byTruncatingTail) -> UILabel {
    let label = UILabel()
    label.overrideTraits(with: UITraitCollection(displayScale: 2))
    label.font = font
    label.text = text
    label.numberOfLines = lines
    label.lineBreakMode = mode
    label.frame.size = label.intrinsicContentSize
    return label
  }

  @Test("a label at its intrinsic size displays all its text, and truncates it where it is narrower or lower")
  func labels() {
    let one = label("The quick brown fox")
    #expect(one.textFit == .whole)
    one.frame.size.width -= 10
    #expect(one.textFit == .truncated)
    let two = label("The quick\nbrown fox", lines: 0)
    #expect(two.textFit == .whole)
    two.frame.size.height /= 2
    #expect(two.textFit == .truncated)
    #expect(label("").textFit == nil)
  }

  @Test("a label that clips extends beyond its frame by what is missing")
  func clipping() throws {
    // Texts that are cut off have the width of the whole line.
    let clipped = label("The quick brown fox", lines: 1, .byClipping)
    #expect(clipped.textFit == .whole)
    let natural = try width("The quick brown fox", font)
    clipped.frame.size.width = natural - 10
    guard case .clipped(let missing)? = clipped.textFit else {
      Issue.record("The text isn't clipped.")
      return
    }
    #expect(abs(missing - 10) <= 0.5)
    clipped.frame.size.width = natural - 0.25 * PixelSnapping.tolerance
    #expect(clipped.textFit == .whole)
  }

  @Test("a first line that is higher than its label is clipped by the difference, unless that is less than a point")
  func height() {
    // A line of the system font at 17 points is 20.287 high.
    let low = label("fox", lines: 0)
    low.frame.size.height = 20.287_109_375 - 12
    guard case .clipped(let missing)? = low.textFit else {
      Issue.record("The text isn't clipped.")
      return
    }
    #expect(abs(missing - 12) <= 0.5)
    low.frame.size.height = 20.287_109_375 - 0.5
    #expect(low.textFit == .whole)
  }

  @Test("the lines of a label are centered vertically in its bounds, wherever these begin")
  func rectangle() throws {
    let label = label("fox")
    #expect(label.shownTextRect?.width == label.intrinsicContentSize.width)
    label.frame.size.height = 100
    let rect = try #require(label.shownTextRect)
    #expect(abs(rect.midY - 50) <= 0.5 && abs(rect.height - 20.287_109_375) <= 0.5)
    label.bounds.origin.y = 30
    let moved = try #require(label.shownTextRect)
    #expect(abs(moved.midY - 80) <= 0.5)
    label.text = ""
    #expect(label.shownTextRect == nil)
  }

  @Test("a text field truncates text that is more than a point wider than its text rectangle, or its placeholder")
  func fields() throws {
    let field = UITextField()
    field.font = font
    #expect(field.textFit == nil)
    field.placeholder = "The quick brown fox"
    let natural = try width("The quick brown fox", font)
    field.frame.size = CGSize(width: natural, height: 30)
    #expect(field.textFit == .whole)
    field.frame.size.width = natural - 0.75
    #expect(field.textFit == .whole)
    field.frame.size.width = natural - 1.75
    #expect(field.textFit == .truncated)
    field.text = "fox"
    #expect(field.textFit == .whole)
    field.isSecureTextEntry = true
    #expect(field.textFit == nil)
  }

  @Test("a text view that scrolls truncates a paragraph whose mode does, and text beyond its container's lines")
  func truncatedTextViews() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let view = textView("", font)
    view.frame.size = CGSize(width: 100, height: 200)
    view.attributedText = NSAttributedString(
      string: "fox\nThe quick brown fox\nfox\n", attributes: [.font: font, .paragraphStyle: style])
    view.isScrollEnabled = true
    #expect(view.textFit == .truncated)
    view.frame.size.width = 1000
    #expect(view.textFit == .whole)
    view.attributedText = NSAttributedString(string: "fox\nfox\n", attributes: [.font: font])
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.textFit == .truncated)
  }

  @Test("a text view clips what is missing from its height, unless it scrolls")
  func textViews() {
    let view = textView("fox", font)
    // 20.287 and insets of 8 at the top and the bottom.
    view.frame.size = CGSize(width: 100, height: 20.287_109_375 + 16)
    #expect(view.textFit == .whole)
    view.frame.size.height -= 12
    guard case .clipped(let missing)? = view.textFit else {
      Issue.record("The text isn't clipped.")
      return
    }
    #expect(abs(missing - 12) <= 0.5)
    view.isScrollEnabled = true
    #expect(view.textFit == .whole)
    view.text = ""
    #expect(view.textFit == nil)
  }
}
