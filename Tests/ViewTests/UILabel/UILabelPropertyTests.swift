import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// Invariants for any text, on texts from a seeded generator.
@MainActor
struct UILabelPropertyTests {
  private static let pieces = [
    "word ", "a ", "incomprehensibilities ", "\n", "שלום ", "مرحبا ", "ffi", "e\u{301}", "\u{00AD}", "  ", "-", "12,5 ",
    "\u{2028}", "(", ") ", "\t", "\u{200B}", "office/", "☃️",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...30, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test("sizes fit, are stable, and never get smaller with less width", arguments: 1...8)
  func sizes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Rounds.count(quick: 12, full: 40) {
      let text = Self.text(&generator)
      let font = UIFont.systemFont(ofSize: CGFloat.random(in: 6...40, using: &generator))
      let wrapped = label(text, font, scale: CGFloat(Int.random(in: 1...3, using: &generator)), lines: 0)
      let natural = wrapped.intrinsicContentSize
      var height = CGFloat.infinity
      for width in stride(from: 20, through: 400, by: 13) as StrideThrough<CGFloat> {
        let size = wrapped.sizeThatFits(CGSize(width: width, height: 0))
        #expect(size.height <= height, "wider is never higher: \(text.debugDescription) at \(width)")
        #expect(size.width <= natural.width)
        // Only a cluster that is wider than the width extends beyond it; at its own width, more may fit on a line.
        if size.width <= width {
          #expect(wrapped.sizeThatFits(size) == size, "a fitting size fits: \(text.debugDescription) at \(width)")
        }
        height = size.height
      }
      #expect(wrapped.sizeThatFits(natural) == natural)
    }
  }

  @Test("baselines are inside the label, in order, with the last on a pixel", arguments: 1...4)
  func baselines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = Self.text(&generator) + "x"
      let font = UIFont.systemFont(ofSize: CGFloat(Int.random(in: 6...60, using: &generator)))
      let wrapped = label(text, font, scale: 3, lines: Int.random(in: 0...3, using: &generator))
      let size = wrapped.sizeThatFits(CGSize(width: CGFloat.random(in: 40...300, using: &generator), height: 0))
      guard let offsets = wrapped.baselineOffsets(in: size) else {
        Issue.record("no baselines: \(text.debugDescription)")
        continue
      }
      let last = size.height - offsets.lastFromBottom
      #expect(offsets.firstFromTop > 0 && last < size.height && offsets.firstFromTop <= last + 1e-9)
      #expect(abs((last * 3).rounded() - last * 3) < 1e-6)
    }
  }
}
