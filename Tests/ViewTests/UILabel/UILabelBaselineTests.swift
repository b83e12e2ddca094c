import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The system font at 17 points: ascender 16.1865234375, line height 20.287109375.
@MainActor
struct UILabelBaselineTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func expect(
    _ label: UILabel, height: CGFloat, first: CGFloat, last: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let offsets = label.baselineOffsets(in: CGSize(width: 200, height: height))
    let firstOffset = offsets?.firstFromTop ?? .nan
    let lastOffset = height - (offsets?.lastFromBottom ?? .nan)
    #expect(abs(firstOffset - first) < 1e-9, sourceLocation: sourceLocation)
    #expect(abs(lastOffset - last) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test("the baseline of a centered line is rounded to the nearest pixel")
  func oneLine() {
    // 3x: (61/3 - 20.2871) / 2 + 16.1865 = 16.2096, 48.63 pixels, so 49.
    expect(label("Text", font, scale: 3), height: 61.0 / 3, first: 49.0 / 3, last: 49.0 / 3)
    // 2x: (20.5 - 20.2871) / 2 + 16.1865 = 16.2930, 32.59 pixels, so 33.
    expect(label("Text", font, scale: 2), height: 20.5, first: 16.5, last: 16.5)
  }

  @Test("of several lines, the last baseline is rounded, and the first follows from it")
  func twoLines() {
    // (122/3 - 40.5742) / 2 + 20.2871 + 16.1865 = 36.5199, 109.56 pixels, so 110: 36.6667. The first lies
    // 20.287109375 above it.
    expect(
      label("one\ntwo", font, scale: 3, lines: 0), height: 122.0 / 3, first: 110.0 / 3 - 20.287_109_375,
      last: 110.0 / 3)
  }

  // uikit-recorded.md, "Stack views", IB: when a label is stretched, its first baseline keeps its distance from the top
  // and its last baseline from the bottom.
  @Test(
    "constraints on a taller or shorter label use the baselines of a label as high as its text", arguments: [100, 10])
  func stretched(height: CGFloat) {
    // 49/3 from the top, and (61 - 49)/3 = 4 from the bottom.
    expect(label("Text", font, scale: 3), height: height, first: 49.0 / 3, last: height - 4)
  }

  @Test("a taller label centers its text, and a shorter one draws only the lines that fit")
  func drawn() {
    // (100 - 20.2871) / 2 + 16.1865 = 56.0430, 168.13 pixels, so 168.
    let tall = label("Text", font, scale: 3)
    tall.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    let centered = tall.baselinesInBounds?.first ?? .nan
    #expect(abs(centered - 56) < 1e-9)
    // One of three lines fits 30 points: (30 - 20.2871) / 2 + 16.1865 = 21.0430, 63.13 pixels, so 63.
    let cut = label("a\nb\nc", font, scale: 3, lines: 0)
    cut.bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    #expect(abs((cut.baselinesInBounds?.last ?? .nan) - 21) < 1e-9 && cut.visibleLineCount == 1)
  }

  @Test("the spacing next to a label's baselines depends on its font")
  func baselineFont() {
    #expect(label("Text", font, scale: 3).baselineFont == font)
  }
}
