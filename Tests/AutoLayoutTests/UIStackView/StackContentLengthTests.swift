import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// The lengths of nested stack views that fill proportionally, which follow from the contents without a solution.
@MainActor
struct StackContentLengthTests {
  /// Returns a stack view of up to four views and stack views like it, with contents of whole points.
  private static func make(
    depth: Int, _ axis: NSLayoutConstraint.Axis, _ generator: inout SeededGenerator
  ) -> UIStackView {
    let stack = UIStackView()
    stack.distribution = .fillProportionally
    stack.axis = axis
    stack.spacing = CGFloat(Int.random(in: 0...10, using: &generator))
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if depth > 0, Bool.random(using: &generator) {
        stack.addArrangedSubview(make(depth: depth - 1, axis, &generator))
        continue
      }
      func length() -> CGFloat { CGFloat(Int.random(in: 1...50, using: &generator)) }
      let view = ContentView(length(), length())
      view.setContentHuggingPriority(
        UILayoutPriority(Float(Int.random(in: 1...999, using: &generator))), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(Int.random(in: 51...1000, using: &generator))), for: axis)
      stack.addArrangedSubview(view)
    }
    return stack
  }

  private static func length(_ size: CGSize, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  @Test("is the fitting size, for any nesting, spacing, and priorities", arguments: 0..<60)
  func fittingSize(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let axis: NSLayoutConstraint.Axis = seed % 2 == 0 ? .horizontal : .vertical
    let stack = Self.make(depth: 3, axis, &generator)
    let length = try #require(stack.contentLength(along: axis))
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(Self.length(size, axis) - length) < 1e-9)
  }

  /// A change after which the length takes a solution.
  enum Difference: CaseIterable, Sendable {
    case constraint, yieldingContent, hiddenView, wrappingText, margins, fraction, subclass, distribution
  }

  private final class Subclass: UIStackView {}

  @Test("is solved for where something other than the contents may matter", arguments: Difference.allCases)
  func differences(_ difference: Difference) {
    let views = [ContentView(30, 10), ContentView(20, 10)]
    let inner = difference == .subclass ? Subclass(arrangedSubviews: views) : UIStackView(arrangedSubviews: views)
    inner.distribution = .fillProportionally
    let stack = UIStackView(arrangedSubviews: [inner, ContentView(50, 10)])
    stack.distribution = .fillProportionally
    if difference != .subclass { #expect(stack.contentLength(along: .horizontal) == 100) }
    #expect(stack.contentLength(along: .vertical) == nil)
    switch difference {
    case .constraint: views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    case .yieldingContent: views[1].setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    case .hiddenView: views[1].isHidden = true
    case .wrappingText:
      let label = UILabel()
      label.text = "Text"
      label.numberOfLines = 0
      inner.addArrangedSubview(label)
    case .margins: inner.isLayoutMarginsRelativeArrangement = true
    case .fraction: views[1].content.width = 20.3
    case .subclass: break
    case .distribution: inner.distribution = .fill
    }
    #expect(inner.contentLength(along: .horizontal) == nil)
    #expect(stack.contentLength(along: .horizontal) == nil)
  }
}
