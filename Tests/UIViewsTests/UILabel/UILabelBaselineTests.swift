import Foundation
import Testing
import UIFoundation

@testable import UIViews

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

  @Test("the baseline of a line is rounded to the nearest pixel, the line being centred")
  func oneLine() {
    // 3x: (61/3 - 20.2871) / 2 + 16.1865 = 16.2096, 48.63 pixels, so 49.
    expect(label("Text", font, scale: 3), height: 61.0 / 3, first: 49.0 / 3, last: 49.0 / 3)
    // 2x: (20.5 - 20.2871) / 2 + 16.1865 = 16.2930, 32.59 pixels, so 33.
    expect(label("Text", font, scale: 2), height: 20.5, first: 16.5, last: 16.5)
  }

  @Test("of several lines the last baseline is rounded, and the first follows from it")
  func twoLines() {
    // (122/3 - 40.5742) / 2 + 20.2871 + 16.1865 = 36.5199, 109.56 pixels, so 110: 36.6667. The first lies
    // 20.287109375 above it.
    expect(
      label("one\ntwo", font, scale: 3, lines: 0), height: 122.0 / 3, first: 110.0 / 3 - 20.287_109_375,
      last: 110.0 / 3)
  }

  @Test("a taller label keeps its text in the middle")
  func tall() {
    // (100 - 20.2871) / 2 + 16.1865 = 56.0430, 168.13 pixels, so 168.
    expect(label("Text", font, scale: 3), height: 100, first: 56, last: 56)
  }

  @Test("only the lines that fit the height have baselines")
  func cut() {
    // One of three lines fits 30 points: (30 - 20.2871) / 2 + 16.1865 = 21.0430, 63.13 pixels, so 63.
    expect(label("a\nb\nc", font, scale: 3, lines: 0), height: 30, first: 21, last: 21)
  }

  @Test("the spacing next to a label's baselines goes by its font")
  func baselineFont() {
    #expect(label("Text", font, scale: 3).baselineFont == font)
  }
}
