import CoreGraphics
import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// The widths of labels whose text wraps and that may be narrower than their room.
///
/// Source: uikit-recorded.md, "Text of labels", IB: 33 of 55 labels are as wide as their widest line with the space at
/// which it is broken, and 5 more are so where a word is pushed out.
@MainActor
struct UILabelHuggingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let font = UIFont.systemFont(ofSize: 14)
  private let noon = "The quick brown fox jumps over the lazy dog at noon."
  private let old = "The quick brown fox jumps over the lazy old dog."

  private func wrapped(_ text: String) -> UILabel {
    let label = label(text, font, scale: 2, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Returns a label in a centered column of a width, which can be changed.
  private func column(_ label: UILabel, _ width: CGFloat) -> NSLayoutConstraint {
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.pin([.leading: 0, .top: 0], to: root)
    let constraint = stack.widthAnchor.constraint(equalToConstant: width)
    constraint.isActive = true
    return constraint
  }

  @Test("a label is as wide as its widest line with the space at which it is broken")
  func widestLine() {
    let label = wrapped(noon)
    _ = column(label, 241)
    root.layoutIfNeeded()
    #expect(label.frame.width == 233.5 && label.frame.height == 33.5)
    #expect(abs(label.frame.midX - 120.5) <= 0.5)
  }

  @Test("a word is pushed out to a last word that would be alone, and the width shrinks")
  func pushedOut() throws {
    let label = wrapped(old)
    _ = column(label, 299)
    root.layoutIfNeeded()
    // "The quick brown fox jumps over the lazy" and a space, each rounded up to the pixel, are 262.5 wide.
    #expect(abs(label.frame.width - 262.5) <= 0.5 && label.frame.height == 33.5)
    let drawn = label.displayList().elements.compactMap { element -> String? in
      guard case .glyphs(let run) = element else { return nil }
      return run.text.trimmingCharacters(in: CharacterSet.whitespaces)
    }
    #expect(drawn == ["The quick brown fox jumps over the lazy", "old dog."])
    label.lineBreakStrategy = .hangulWordPriority
    root.layoutIfNeeded()
    #expect(label.frame.width == 286.5)
  }

  @Test("a label that was narrow once does not stay narrow")
  func widening() {
    let label = wrapped(noon)
    let width = column(label, 241)
    root.layoutIfNeeded()
    width.constant = 390
    root.layoutIfNeeded()
    #expect(label.frame.size == label.sizeThatFits(CGSize(width: 1000, height: 1000)) && label.frame.height == 17)
    width.constant = 241
    root.layoutIfNeeded()
    #expect(label.frame.width == 233.5)
    label.text = old + " " + old
    root.layoutIfNeeded()
    #expect(label.frame.width > 200 && label.frame.width <= 241)
    label.text = noon
    root.layoutIfNeeded()
    #expect(label.frame.width == 233.5)
  }

  @Test("a label between an edge and an inequality hugs, one between two edges fills")
  func edges() {
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let (narrow, wide) = (wrapped(noon), wrapped(noon))
    for label in [narrow, wide] {
      root.addSubview(label)
      label.pin([.leading: 0], to: root)
    }
    narrow.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 241).isActive = true
    wide.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 241).isActive = true
    root.layoutIfNeeded()
    #expect(narrow.frame.width == 233.5)
    #expect(wide.frame.width == 241)
  }

  @Test("a column whose width comes from wrapped labels follows")
  func column() {
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let stack = UIStackView(arrangedSubviews: [wrapped(noon), wrapped("Short")])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.pin([.leading: 0, .top: 0], to: root)
    stack.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 241).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 233.5)
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width == 233.5 })
  }

  @Test("fitting sizes and a preferred width count the space, too")
  func otherMeasurements() {
    // Recorded for the wrapped details of subtitle cells, which the cell measures itself (IB 2).
    let label = wrapped(noon)
    #expect(label.sizeThatFits(CGSize(width: 241, height: 1000)).width == 233.5)
    label.preferredMaxLayoutWidth = 241
    #expect(label.intrinsicContentSize.width == 233.5)
  }
}
