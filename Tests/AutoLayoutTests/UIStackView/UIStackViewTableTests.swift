import Foundation
import TestSupport
import Testing

@testable import UIKit

/// auto-layout.md, "UIStackView": the generated constraints, each as one line of text.
@MainActor
struct UIStackViewTableTests {
  nonisolated static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]
  /// Returns the hidden positions for a number of visible views.
  nonisolated static let hidings: [[Int]] = [[], [0], [1], [0, 2]]

  /// Returns the constraints that a stack view holds, in the notation of ``StackTable``.
  private func rows(of stack: UIStackView) -> [String] {
    var names: [ObjectIdentifier: String] = [
      ObjectIdentifier(stack): "S", ObjectIdentifier(stack.layoutMarginsGuide): "M",
    ]
    let views = stack.arrangedSubviews
    for (index, view) in views.filter({ !$0.isHidden }).enumerated() { names[ObjectIdentifier(view)] = "V\(index)" }
    for (index, view) in views.filter(\.isHidden).enumerated() { names[ObjectIdentifier(view)] = "H\(index)" }
    for (index, gap) in stack.arrangement.gaps.enumerated() { names[ObjectIdentifier(gap)] = "G\(index)" }
    if let spanner = stack.arrangement.spanner { names[ObjectIdentifier(spanner)] = "P" }
    func name(_ item: AnyObject?) -> String { item.flatMap { names[ObjectIdentifier($0)] } ?? "?" }
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    return stack.constraints.map { constraint in
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) "
      text += relations[constraint.relation] ?? "?"
      if constraint.secondItem == nil {
        text += " " + String(format: "%g", constraint.constant)
      } else {
        let factor = constraint.multiplier == 1 ? "" : String(format: "%g*", constraint.multiplier)
        text += " \(factor)\(name(constraint.secondItem)).\(constraint.secondAttribute.name)"
        if constraint.constant != 0 || constraint.identifier == "UISV-spacing" && !text.contains("H") {
          text += " + " + String(format: "%g", constraint.constant)
        }
      }
      if constraint.priority != .required { text += " @" + String(format: "%g", constraint.priority.rawValue) }
      return text + " '\(constraint.identifier ?? "")'"
    }
  }

  @Test(
    "for every distribution, alignment, count, margins, hiding, and axis, the constraints are those of the table",
    arguments: distributions, alignments)
  func table(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
    for count in 0...4 {
      for hidden in Self.hidings where (hidden.last ?? 0) < count + hidden.count {
        for hasMargins in [false, true] {
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let stack = UIStackView()
            stack.axis = axis
            stack.distribution = distribution
            stack.alignment = alignment
            stack.spacing = 6
            stack.isLayoutMarginsRelativeArrangement = hasMargins
            var lengths: [Double] = []
            for index in 0..<(count + hidden.count) {
              let length = Double(10 * (index + 1))
              let view = ContentView(length, length)
              view.isHidden = hidden.contains(index)
              if !view.isHidden { lengths.append(length) }
              stack.addArrangedSubview(view)
            }
            stack.updateConstraintsIfNeeded()
            let expected = StackTable(
              distribution, alignment, count: count, hasMargins: hasMargins, hidden: hidden, spacing: "6",
              intrinsic: lengths, isColumn: axis == .vertical)
            let made = rows(of: stack)
            #expect(made.sorted() == expected.rows.sorted(), "\(count) views, \(hidden) hidden, \(axis)")
            #expect(Set(made).count == made.count)
          }
        }
      }
    }
  }

  @Test(
    "after any changes, in any order, the constraints are those of a new stack view with the same state",
    arguments: 0..<20)
  func changes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let views = (0..<5).map { (index: Int) -> ContentView in
      ContentView(CGFloat(10 + index), CGFloat(20 - index))
    }
    let stack = UIStackView(arrangedSubviews: Array(views.prefix(3)))
    for _ in 0..<30 {
      let view = views.randomElement(using: &generator) ?? views[0]
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
      case 1: stack.distribution = Self.distributions.randomElement(using: &generator) ?? .fill
      case 2: stack.alignment = Self.alignments.randomElement(using: &generator) ?? .fill
      case 3: stack.spacing = CGFloat(Int.random(in: 0...9, using: &generator))
      case 4: stack.setCustomSpacing(CGFloat(Int.random(in: 0...9, using: &generator)), after: view)
      case 5: stack.isLayoutMarginsRelativeArrangement.toggle()
      case 6: stack.isBaselineRelativeArrangement.toggle()
      case 7: view.isHidden.toggle()
      case 8: view.removeFromSuperview()
      case 9: stack.removeArrangedSubview(view)
      case 10:
        let end = stack.arrangedSubviews.count
        stack.insertArrangedSubview(view, at: Int.random(in: 0...end, using: &generator))
      default: view.content.width += 1
      }
      if Bool.random(using: &generator) { continue }
      stack.updateConstraintsIfNeeded()
      let made = rows(of: stack)
      let fresh = copy(of: stack)
      #expect(made.sorted() == rows(of: fresh).sorted())
    }
  }

  /// Returns a stack view with the same properties and equal views.
  private func copy(of stack: UIStackView) -> UIStackView {
    let fresh = UIStackView()
    fresh.axis = stack.axis
    fresh.distribution = stack.distribution
    fresh.alignment = stack.alignment
    fresh.spacing = stack.spacing
    fresh.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    fresh.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
    for view in stack.arrangedSubviews {
      let size = view.intrinsicContentSize
      let twin = ContentView(size.width, size.height)
      twin.isHidden = view.isHidden
      fresh.addArrangedSubview(twin)
      fresh.setCustomSpacing(stack.customSpacing(after: view), after: twin)
    }
    fresh.updateConstraintsIfNeeded()
    return fresh
  }
}
