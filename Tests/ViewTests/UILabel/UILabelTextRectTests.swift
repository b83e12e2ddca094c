import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UILabelTextRectTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("a text rectangle starts at the top, with the alignment along x")
  func alignment() {
    let bounds = CGRect(x: 10, y: 20, width: 300, height: 100)
    let aligned = label("Text", font, scale: 2)
    let size = aligned.intrinsicContentSize
    func x(_ alignment: NSTextAlignment) -> CGFloat {
      aligned.textAlignment = alignment
      let rect = aligned.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      #expect(rect.size == size && rect.minY == 20)
      return rect.minX
    }
    #expect(x(.left) == 10 && x(.natural) == 10 && x(.justified) == 10)
    #expect(x(.right) == 310 - size.width)
    #expect(x(.center) == 10 + (300 - size.width) / 2)
    aligned.semanticContentAttribute = .forceRightToLeft
    #expect(x(.natural) == 310 - size.width)
  }

  @Test(
    "a line that is too long is truncated according to the mode",
    arguments: zip(
      [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle],
      [Truncation.Mode.tail, .head, .middle]))
  func shortened(mode: NSLineBreakMode, truncation: Truncation.Mode) throws {
    let text = "Far too long for this"
    let cut = label(text, font, scale: 2)
    cut.lineBreakMode = mode
    let rect = cut.textRect(forBounds: CGRect(x: 0, y: 0, width: 60, height: 30), limitedToNumberOfLines: 1)
    let width = try PreparedText(Paragraph(text, style: TextStyle(face: font.face)), catalog: ProcessFonts.catalog)
      .lines(width: 60, pointSize: 17, limit: 1, truncation: Truncation(truncation)).width
    #expect(rect.width == (CGFloat(width) * 2).rounded(.up) / 2)
    #expect(rect.width <= 60 && rect.width > 30)
  }

  @Test("clipping limits the line to the bounds; wrapping keeps whole words")
  func cut() throws {
    let cut = label("Far too long for this", font, scale: 2)
    func width() -> CGFloat {
      cut.textRect(forBounds: CGRect(x: 0, y: 0, width: 60, height: 30), limitedToNumberOfLines: 1).width
    }
    cut.lineBreakMode = .byClipping
    #expect(width() == 60)
    cut.lineBreakMode = .byWordWrapping
    let words = try lines(of: "Far too", font, width: .infinity).width
    #expect(width() == (CGFloat(words) * 2).rounded(.up) / 2)
  }

  @Test("the last line that fits the height is truncated")
  func shortenedByHeight() throws {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let tall = label(text, font, scale: 2, lines: 0)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 45)
    let two = label(text, font, scale: 2, lines: 2)
    let room = CGRect(x: 0, y: 0, width: 100, height: 1000)
    #expect(
      tall.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        == two.textRect(forBounds: room, limitedToNumberOfLines: 2))
  }

  @Test("lines that do not fit the height are omitted, except the first")
  func height() {
    let tall = label("a\nb\nc", font, scale: 2, lines: 0)
    func height(_ room: CGFloat) -> CGFloat {
      tall.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: room), limitedToNumberOfLines: 0).height
    }
    // One line is 20.287 points, two 40.574, three 60.861.
    #expect([5, 20, 40].map(height) == [20.5, 20.5, 20.5])
    #expect([40.58, 60].map(height) == [41, 41])
    #expect(height(61) == 61)
  }

  @Test("a subclass's margins around the text count in every size, including that of the second pass")
  func padding() {
    let text = "The quick brown fox jumps over the lazy dog"
    let plain = label(text, font, scale: 2, lines: 0)
    let padded = label(text, font, scale: 2, lines: 0, in: PaddedLabel())
    let inner = plain.sizeThatFits(CGSize(width: 100, height: 0))
    let expected = CGSize(width: inner.width + 20, height: inner.height + 10)
    #expect(padded.sizeThatFits(CGSize(width: 120, height: 0)) == expected)
    #expect(padded.intrinsicContentSize(forWidth: 120) == expected)
    let single = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: single.width + 20, height: single.height + 10))
  }

  @Test("margins that a subclass adds to the intrinsic size count in the second pass, and so do nested questions")
  func overriddenIntrinsicSize() {
    let text = "The quick brown fox jumps over the lazy dog"
    let plain = label(text, font, scale: 2, lines: 0)
    let spaced = label(text, font, scale: 2, lines: 0, in: SpacedLabel())
    _ = layOut(spaced, width: 120)
    let inner = plain.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(inner.height > 21)
    #expect(spaced.frame == CGRect(x: 0, y: 0, width: 120, height: inner.height + 10))
    // The question at another width, which is asked meanwhile, does not replace the outer one.
    spaced.otherWidth = 60
    #expect(spaced.intrinsicContentSize(forWidth: 120).height == inner.height + 10)
    #expect(spaced.heightAtOtherWidth == plain.sizeThatFits(CGSize(width: 60, height: 0)).height + 10)
  }
}

/// Another usual way in iOS code to add margins around a label's text.
private final class SpacedLabel: UILabel {
  var otherWidth: CGFloat?
  var heightAtOtherWidth: CGFloat = 0

  override var intrinsicContentSize: CGSize {
    if let width = otherWidth {
      otherWidth = nil
      heightAtOtherWidth = intrinsicContentSize(forWidth: width).height
    }
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + 10)
  }
}

/// The usual way in iOS code to add margins around a label's text.
private final class PaddedLabel: UILabel {
  let padding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let inner = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return inner.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}

extension UIView {
  /// Returns the intrinsic size as the engine asks for it in the second pass.
  fileprivate func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let outer = layoutState.askedWidth
    layoutState.askedWidth = width
    defer { layoutState.askedWidth = outer }
    return intrinsicContentSize
  }
}
