import Foundation
import TestSupport
import Testing
import UIFoundation
import UIKit
import ViewSupport

/// Views that share nothing but a window do not change each other's frames, even if several layouts are equally good.
@MainActor
struct LayoutIndependenceTests {
  /// A superview with a row or a column of views and stack views, from a seed.
  ///
  /// All have the same content priorities, so that several frames are equally good if they fill their superview.
  @MainActor
  private struct Scene {
    let root: UIView
    private(set) var views: [UIView] = []
    private var generator: SeededGenerator

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      root = UIView()
      root.frame.size = CGSize(width: number(50...500), height: number(50...500))
      let isRow = Bool.random(using: &generator)
      var constraints: [NSLayoutConstraint] = []
      var last: UIView?
      for _ in 0..<Int(number(1...4)) {
        let view = makeView(depth: 0)
        root.addSubview(view)
        constraints += place(view, after: last, isRow)
        last = view
      }
      if let last, Bool.random(using: &generator) {
        constraints.append(
          isRow
            ? last.trailingAnchor.constraint(equalTo: root.trailingAnchor)
            : last.bottomAnchor.constraint(equalTo: root.bottomAnchor))
      }
      if Bool.random(using: &generator) { constraints.shuffle(using: &generator) }
      NSLayoutConstraint.activate(constraints)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }

    private mutating func place(_ view: UIView, after last: UIView?, _ isRow: Bool) -> [NSLayoutConstraint] {
      let fills = Bool.random(using: &generator)
      if isRow {
        return [
          view.leadingAnchor.constraint(equalTo: last?.trailingAnchor ?? root.leadingAnchor, constant: 5),
          view.topAnchor.constraint(equalTo: root.topAnchor),
        ] + (fills ? [view.bottomAnchor.constraint(equalTo: root.bottomAnchor)] : [])
      }
      return [
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 5),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ] + (fills ? [view.trailingAnchor.constraint(equalTo: root.trailingAnchor)] : [])
    }

    private mutating func makeView(depth: Int) -> UIView {
      let view: UIView
      if depth < 2, Int.random(in: 0..<3, using: &generator) == 0 {
        let stack = UIStackView()
        for _ in 0..<Int(number(1...4)) { stack.addArrangedSubview(makeView(depth: depth + 1)) }
        stack.axis = Bool.random(using: &generator) ? .horizontal : .vertical
        stack.distribution = Self.distributions.randomElement(using: &generator) ?? .fill
        stack.alignment = Self.alignments.randomElement(using: &generator) ?? .fill
        stack.spacing = number(0...10)
        view = stack
      } else {
        view = ContentView(number(10...100), number(10...100))
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      views.append(view)
      return view
    }

    private static let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
  }

  private func frames(seed: UInt64, beside others: [UIView]) -> [CGRect] {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let scene = Scene(seed: seed)
    window.addSubview(scene.root)
    for (index, view) in others.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.pin([.leading: CGFloat(index), .top: 0], to: window)
    }
    window.layoutIfNeeded()
    return scene.views.map(\.frame)
  }

  @Test("frames are the same in a window with many other views, or with a stack view")
  func otherViews() {
    for seed in 0..<UInt64(Rounds.count(quick: 15, full: 150)) {
      let alone = frames(seed: seed, beside: [])
      #expect(frames(seed: seed, beside: (0..<70).map { _ in ContentView(10, 10) }) == alone, "\(seed)")
      let stack = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(10, 10)])
      #expect(frames(seed: seed, beside: [stack]) == alone, "\(seed)")
    }
  }
}
