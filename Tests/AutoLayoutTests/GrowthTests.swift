import Foundation
import TestSupport
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Operations that take time proportional to the number of views and constraints, regardless of nesting.
///
/// ``ThreadTime/growth(from:_:)`` returns how much longer eight times the work takes: 8 if linear, 64 if quadratic.
/// Times are too noisy for a tighter limit. `Counts --growth` in Benchmarks, which `make bench-check` runs, counts
/// instructions and fails above an exponent of 1.2.
@MainActor
@Suite(.serialized)
struct GrowthTests {
  /// Returns nested views, each as large as its superview, by autoresizing masks or by constraints.
  private func nest(_ count: Int, isConstrained: Bool = false) -> (root: UIView, leaf: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var step = root
    for _ in 0..<count {
      let inside = UIView(frame: root.bounds)
      step.addSubview(inside)
      if isConstrained {
        inside.translatesAutoresizingMaskIntoConstraints = false
        inside.pin([.leading: 0, .top: 0, .width: 0, .height: 0], to: step)
      }
      step = inside
    }
    return (root, step)
  }

  /// Returns a row of views of 10 points, each a point after the previous one, and its constraints, oldest first.
  private func row(_ count: Int) -> (root: UIView, views: [UIView], constraints: [NSLayoutConstraint]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.layoutIfNeeded()
    var (views, constraints): ([UIView], [NSLayoutConstraint]) = ([], [])
    for index in 0..<count {
      let view = makeView(in: root)
      let edge = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      constraints += [
        view.leadingAnchor.constraint(equalTo: edge, constant: 1),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]
      views.append(view)
    }
    NSLayoutConstraint.activate(constraints)
    return (root, views, constraints)
  }

  /// Returns a row of views with equal widths that fill their superview together.
  private func equalRow(_ count: Int) -> (root: UIView, views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(20 * count), height: 300))
    var views: [UIView] = []
    for index in 0..<count {
      let view = makeView(in: root)
      let edge = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: edge, constant: 1).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      if index > 0 { view.widthAnchor.constraint(equalTo: views[index - 1].widthAnchor).isActive = true }
      views.append(view)
    }
    views[count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    return (root, views)
  }

  /// Expects that eight times as much work takes about eight times as long.
  private func expectLinear(
    from count: Int, _ work: (Int) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(ThreadTime.growth(from: count, work) < ThreadTime.linear, sourceLocation: sourceLocation)
  }

  @Test("a touch finds a view in time proportional to its depth")
  func hitTest() {
    expectLinear(from: Rounds.count(quick: 100, full: 250)) { count in
      let (root, leaf) = nest(count)
      for _ in 0..<10 { #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === leaf) }
    }
  }

  @Test("a deep tree is built and laid out in time proportional to its depth", arguments: [false, true])
  func depth(isConstrained: Bool) {
    // With 100 views, those with constraints are solved in another way than eight times as many.
    expectLinear(from: isConstrained ? 250 : Rounds.count(quick: 100, full: 250)) { count in
      let (root, leaf) = nest(count, isConstrained: isConstrained)
      root.layoutIfNeeded()
      #expect(leaf.frame == root.bounds)
    }
  }

  @Test("constraints pending for the next layout are deactivated in time proportional to their number")
  func pendingConstraints() {
    expectLinear(from: Rounds.count(quick: 100, full: 250)) { count in
      let (root, views, constraints) = row(count)
      NSLayoutConstraint.deactivate(constraints)
      #expect(root.constraints.isEmpty && views[0].constraints.isEmpty)
    }
  }

  @Test(
    "views with constraints pending for the next layout are removed in time proportional to their number",
    arguments: RemovalOrder.allCases)
  func pendingViews(_ order: RemovalOrder) {
    expectLinear(from: Rounds.count(quick: 100, full: 250)) { count in
      let (root, views, _) = row(count)
      for view in order.sort(views) { view.removeFromSuperview() }
      #expect(root.constraints.isEmpty)
    }
  }

  @Test("a row of views is removed in time proportional to its length, in any order", arguments: RemovalOrder.allCases)
  func chain(_ order: RemovalOrder) {
    expectLinear(from: Rounds.count(quick: 50, full: 125)) { count in
      let (root, views, _) = row(count)
      root.layoutIfNeeded()
      for view in order.sort(views) { view.removeFromSuperview() }
      root.layoutIfNeeded()
      #expect(root.constraints.isEmpty)
    }
  }

  @Test("so is one whose views share a width", arguments: RemovalOrder.allCases)
  func equalChain(_ order: RemovalOrder) {
    expectLinear(from: Rounds.count(quick: 30, full: 60)) { count in
      let (root, views) = equalRow(count)
      for view in order.sort(views) { view.removeFromSuperview() }
      root.layoutIfNeeded()
      #expect(root.constraints.isEmpty)
    }
  }

  @Test(
    "constraints in use are deactivated in time proportional to their number, in any order",
    arguments: RemovalOrder.allCases)
  func deactivation(_ order: RemovalOrder) {
    expectLinear(from: Rounds.count(quick: 50, full: 125)) { count in
      let (root, views, constraints) = row(count)
      root.layoutIfNeeded()
      for constraint in order.sort(constraints) { constraint.isActive = false }
      root.layoutIfNeeded()
      withExtendedLifetime(views) {}
    }
  }

  @Test(
    "a stack view arranges its views in time proportional to their number",
    arguments: [UIStackView.Distribution.fill, .fillProportionally])
  func stack(distribution: UIStackView.Distribution) {
    // From 150 views on, with more than 1,000 constraints, which are solved from scratch each time.
    expectLinear(from: 150) { count in
      let widths = (0..<count).map { 10 + $0 % 7 }
      let stack = UIStackView(arrangedSubviews: widths.map { ContentView(CGFloat($0), 20) })
      stack.distribution = distribution
      stack.frame = CGRect(x: 0, y: 0, width: 20 * count, height: 30)
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.last?.frame.maxX == stack.bounds.maxX)
    }
  }

  @Test("nested stack views that fill proportionally are arranged in time proportional to their number")
  func nestedStacks() {
    expectLinear(from: 6) { count in
      var inner: UIView = ContentView(10, 20)
      for level in 0..<count {
        let stack = UIStackView(arrangedSubviews: [ContentView(CGFloat(10 + level % 7), 20), inner])
        stack.distribution = .fillProportionally
        inner = stack
      }
      // 20 points for each level are more than the contents.
      inner.frame = CGRect(x: 0, y: 0, width: 20 * count + 10, height: 30)
      inner.layoutIfNeeded()
      #expect(inner.subviews[0].frame.width > 10 && inner.subviews[1].frame.maxX == inner.bounds.maxX)
    }
  }
}

/// Trees that are too deep for a recursive call for each level.
@MainActor
struct DepthTests {
  /// More levels than calls that fit on a stack of 8 MB. Those of a debug build take more of it.
  private static let levels = Rounds.count(quick: 25_000, full: 50_000)

  private func nest(
    in root: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), mask: UIView.AutoresizingMask = []
  ) -> (root: UIView, leaf: UIView) {
    var step = root
    for _ in 0..<Self.levels {
      let inside = UIView(frame: root.bounds)
      inside.autoresizingMask = mask
      step.addSubview(inside)
      step = inside
    }
    return (root, step)
  }

  @Test("a tree of tens of thousands of levels can be laid out and released")
  func release() {
    var tree: (root: UIView, leaf: UIView)? = nest()
    tree?.root.layoutIfNeeded()
    weak let leaf = tree?.leaf
    #expect(leaf?.isDescendant(of: tree?.root ?? UIView()) == true)
    tree = nil
    #expect(leaf == nil)
  }

  @Test("a retained part of a released tree stays intact, without a superview")
  func kept() {
    var tree: (root: UIView, leaf: UIView)? = nest()
    let leaf = tree?.leaf
    var middle = leaf
    for _ in 0..<Self.levels / 2 { middle = middle?.superview }
    tree = nil
    #expect(middle != nil && middle?.superview == nil)
    #expect(middle.map { leaf?.isDescendant(of: $0) == true } == true)
    #expect(leaf?.window == nil)
    // It can be used again.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    if let middle { root.addSubview(middle) }
    root.layoutIfNeeded()
    #expect(leaf?.isDescendant(of: root) == true)
  }

  @Test("a released view has its subviews in its deinit")
  func subviewsInDeinit() {
    final class Witness: UIView {
      nonisolated(unsafe) static var count = 0
      deinit { unsafe Self.count = MainActor.assumeIsolated { subviews.count } }
    }
    var witness: Witness? = Witness()
    for _ in 0..<3 { witness?.addSubview(UIView()) }
    witness = nil
    #expect(unsafe Witness.count == 3)
  }

  @Test("a touch finds the innermost of tens of thousands of views")
  func hitTest() {
    let (root, leaf) = nest()
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === leaf)
    #expect(root.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
  }

  @Test("tens of thousands of views in one another follow the outermost one's size by their masks")
  func masks() {
    let (root, leaf) = nest(mask: [.flexibleWidth, .flexibleHeight])
    root.frame.size = CGSize(width: 200, height: 100)
    // Each is as large as the one around it.
    #expect(leaf.frame == root.bounds)
    var (step, resized) = (leaf, 0)
    while let above = step.superview {
      if step.frame == root.bounds { resized += 1 }
      step = above
    }
    #expect(resized == Self.levels)
  }

  @Test("traits, tint, direction and margins reach the innermost of tens of thousands of views")
  func inheritance() {
    let (root, leaf) = nest()
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.traitOverrides.layoutDirection = .rightToLeft
    root.tintColor = .red
    root.layoutIfNeeded()
    #expect(leaf.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(leaf.effectiveUserInterfaceLayoutDirection == .rightToLeft && leaf.tintColor == .red)
    // The whole tree has one size, so each margin lies over that of the superview.
    var step: UIView? = leaf
    while let view = step {
      view.preservesSuperviewLayoutMargins = true
      step = view.superview
    }
    root.layoutMargins.left = 30
    #expect(leaf.layoutMargins.right == 8 && leaf.layoutMargins.left == 30)
  }

  @Test("tens of thousands of views are told of their window, and found in it")
  func window() {
    final class Leaf: UIView {
      var windows: [UIWindow?] = []
      override func didMoveToWindow() { windows.append(window) }
    }
    let (root, innermost) = nest()
    let leaf = Leaf()
    leaf.tag = 7
    innermost.addSubview(leaf)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect(leaf.windows == [window] && leaf.isDescendant(of: window))
    #expect(window.viewWithTag(7) === leaf)
    root.removeFromSuperview()
    #expect(leaf.windows == [window, nil])
  }

  @Test("points and rectangles are converted through tens of thousands of levels, each a point further in")
  func conversion() {
    let (root, leaf) = nest()
    var step = leaf
    while let above = step.superview {
      step.frame.origin = CGPoint(x: 1, y: 0)
      step = above
    }
    let distance = CGFloat(Self.levels)
    #expect(leaf.convert(.zero, to: root) == CGPoint(x: distance, y: 0))
    #expect(root.convert(.zero, to: leaf) == CGPoint(x: -distance, y: 0))
    #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: distance, y: 0, width: 300, height: 300))
  }

  @Test("constraints inside the innermost of tens of thousands of views are solved, and give it a fitting size")
  func constraints() {
    let (root, leaf) = nest()
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    leaf.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: leaf.leadingAnchor, constant: 10),
      inside.topAnchor.constraint(equalTo: leaf.topAnchor, constant: 20),
      inside.trailingAnchor.constraint(equalTo: leaf.trailingAnchor),
      inside.bottomAnchor.constraint(equalTo: leaf.bottomAnchor),
      inside.heightAnchor.constraint(greaterThanOrEqualToConstant: 123),
    ])
    root.layoutIfNeeded()
    // The leaf is 300 by 300.
    #expect(inside.frame == CGRect(x: 10, y: 20, width: 290, height: 280))
    // 20 above the 123.
    #expect(leaf.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 143)
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }
}
