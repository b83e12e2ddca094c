import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UILabelShrinkingTests {
  private let text = "A title that may be too wide"

  private func shrinking(_ size: CGFloat, least: CGFloat, lines: Int = 1) -> UILabel {
    let shrinking = label(text, .systemFont(ofSize: size), scale: 2, lines: lines)
    shrinking.adjustsFontSizeToFitWidth = true
    shrinking.minimumScaleFactor = least
    return shrinking
  }

  /// From 20 points down to 8.
  private static let quarters = stride(from: 20, through: 8, by: -0.25).map { CGFloat($0) }

  /// Returns the width of the text at a size.
  private func textWidth(_ size: CGFloat) throws -> CGFloat {
    CGFloat(try lines(of: text, .systemFont(ofSize: size), width: .infinity).width)
  }

  @Test(
    "the text is as large as fits on quarter points (uikit.md, \"UILabel, UITextView, UIButton\")",
    arguments: [0.95, 0.9, 0.77, 0.62])
  func largest(share: CGFloat) throws {
    let small = shrinking(20, least: 0.5)
    let room = CGRect(x: 0, y: 0, width: try textWidth(20) * share, height: 30)
    let found = small.textRect(forBounds: room, limitedToNumberOfLines: 1)
    // The system font's widths are not proportional to its sizes, so each quarter point is tried.
    let size = try #require(try Self.quarters.first { try textWidth($0) <= room.width })
    #expect(try size < 20 && textWidth(size + 0.25) > room.width)
    #expect(abs(found.width - (try textWidth(size))) <= 0.5)
    #expect(found.height == (size * 1.193_359_375 * 2).rounded(.up) / 2)
  }

  @Test("the text is never smaller than the minimum size, and then truncated")
  func least() throws {
    let small = shrinking(20, least: 0.9)
    let room = CGRect(x: 0, y: 0, width: try textWidth(20) / 2, height: 30)
    // 18 * 1.193359375 = 21.48.
    #expect(small.textRect(forBounds: room, limitedToNumberOfLines: 1).height == 21.5)
  }

  @Test("a minimum factor of 0 shrinks nothing (uikit.md, \"UILabel, UITextView, UIButton\")")
  func zero() throws {
    let full = shrinking(20, least: 0)
    let room = CGRect(x: 0, y: 0, width: try textWidth(20) / 2, height: 30)
    #expect(full.textRect(forBounds: room, limitedToNumberOfLines: 1).height == 24)
  }

  @Test("the intrinsic size is that of the full size")
  func intrinsicSize() throws {
    let small = shrinking(20, least: 0.5)
    let full = label(text, .systemFont(ofSize: 20), scale: 2)
    #expect(small.intrinsicContentSize == full.intrinsicContentSize)
    #expect(small.sizeThatFits(CGSize(width: 50, height: 10)) == full.intrinsicContentSize)
  }

  @Test("the baseline stays, or moves with the text's center or top")
  func baselines() throws {
    let small = shrinking(20, least: 0.5)
    let size = CGSize(width: try textWidth(10) + 1, height: 24)
    // At 20 points: (24 - 23.867) / 2 + 19.043 = 19.109: 19.
    small.baselineAdjustment = .alignBaselines
    #expect(small.baselineOffsets(in: size)?.firstFromTop == 19)
    // At 10 points in the middle: (24 - 11.934) / 2 + 9.521 = 15.554: 15.5.
    small.baselineAdjustment = .alignCenters
    #expect(small.baselineOffsets(in: size)?.firstFromTop == 15.5)
    // From the top of the full size: 0.066 + 9.521 = 9.588: 9.5.
    small.baselineAdjustment = .none
    #expect(small.baselineOffsets(in: size)?.firstFromTop == 9.5)
  }

  @Test("attributed text shrinks as a whole")
  func attributed() throws {
    let small = shrinking(20, least: 0.5)
    let mixed = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    mixed.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 1))
    small.attributedText = mixed
    let full = small.intrinsicContentSize
    let half = CGRect(x: 0, y: 0, width: full.width * 0.6, height: 60)
    let found = small.textRect(forBounds: half, limitedToNumberOfLines: 1)
    // The first character's font shrinks in quarter points, and the others have half of its size.
    func mixedWidth(_ size: CGFloat) throws -> CGFloat {
      let first = try lines(of: String(text.prefix(1)), .systemFont(ofSize: size), width: .infinity).width
      let rest = try lines(of: String(text.dropFirst()), .systemFont(ofSize: size / 2), width: .infinity).width
      return CGFloat(first + rest)
    }
    let sizes = stride(from: 40, through: 20, by: -0.25).map { CGFloat($0) }
    let size = try #require(try sizes.first { try mixedWidth($0) <= half.width })
    #expect(size < 40 && found.height == (size * 1.193_359_375 * 2).rounded(.up) / 2)
    #expect(abs(found.width - (try mixedWidth(size))) <= 0.5)
  }

  @Test("text shrinks until it fits the number of lines")
  func severalLines() throws {
    let two = shrinking(20, least: 0.4, lines: 2)
    let room = CGRect(x: 0, y: 0, width: try textWidth(20) / 3, height: 100)
    let found = two.textRect(forBounds: room, limitedToNumberOfLines: 2)
    let size = try #require(
      try Self.quarters.first { try lines(of: text, .systemFont(ofSize: $0), width: room.width).count <= 2 })
    #expect(size < 20 && found.height == (2 * size * 1.193_359_375 * 2).rounded(.up) / 2)
  }
}
