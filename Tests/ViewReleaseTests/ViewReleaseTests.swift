import Foundation
import Synchronization
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// Views whose last reference another thread drops, which safe code can do at any time.
///
/// `make test-sanitized` runs these under both sanitizers, in a build without the modules above `UIKit`.
@MainActor
struct ViewReleaseTests {
  /// Views that four threads release.
  private final class Pool: Sendable {
    private let views: Mutex<[UIView]>
    /// The number of threads that haven't finished.
    private let running = Atomic(4)

    init(_ views: consuming [UIView]) { self.views = Mutex(views) }

    /// Whether a thread hasn't finished.
    var isReleasing: Bool { running.load(ordering: .acquiring) > 0 }

    func start() {
      for _ in 0..<4 { Thread { self.releaseAll() }.start() }
    }

    private func releaseAll() {
      while let view = views.withLock({ $0.popLast() }) { withExtendedLifetime(view) {} }
      running.subtract(1, ordering: .releasing)
    }
  }

  /// Returns the outermost of a number of nested views around a leaf.
  private static func chain(_ depth: Int, around leaf: UIView) -> UIView {
    var inner = leaf
    for _ in 0..<depth {
      let outer = UIView()
      outer.addSubview(inner)
      inner = outer
    }
    return inner
  }

  @Test("views may be released on other threads while the main actor reads their hierarchy")
  func hierarchy() {
    for round in 0..<40 {
      let leaves = (0..<16).map { _ in UIView() }
      let roots = leaves.map { Self.chain(round % 2 == 0 ? 2 : 100, around: $0) }
      let constraints = zip(leaves, roots).map { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) }
      NSLayoutConstraint.activate(constraints)
      let guides = roots.map { root in
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        return guide
      }
      // From here on, the pool is the only owner of each root.
      let pool = Pool(consume roots)
      pool.start()
      while pool.isReleasing {
        for (leaf, other) in zip(leaves, leaves.dropFirst()) {
          _ = leaf.window
          _ = leaf.superview?.superview
          _ = leaf.isDescendant(of: other)
          _ = leaf.traitCollection
        }
        for guide in guides { _ = guide.owningView }
        for constraint in constraints { _ = (constraint.firstItem, constraint.secondItem, constraint.isActive) }
      }
      #expect(leaves.allSatisfy { $0.superview == nil && $0.window == nil })
      #expect(guides.allSatisfy { $0.owningView == nil })
    }
  }

  @Test("a hierarchy of any depth is released in bounded stack, on any thread")
  func depth() async {
    let leaf = UIView()
    let pool = Pool([Self.chain(20_000, around: leaf)])
    pool.start()
    while pool.isReleasing || leaf.superview != nil { await Task.yield() }
    #expect(leaf.superview == nil)
  }

  /// Returns a laid-out cell with an engine, text, a stack view, and constraints between them.
  private static func cell(_ index: Int) -> UIView {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.text = "Row \(index) of a list that is longer than a line"
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label, UIScrollView(), UIView()])
    stack.axis = .vertical
    stack.frame = cell.bounds
    cell.addSubview(stack)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: cell.layoutMarginsGuide.trailingAnchor),
      badge.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    cell.layoutIfNeeded()
    return cell
  }

  @Test("cells with text and constraints may be released on other threads while the main actor lays out others")
  func cells() {
    for _ in 0..<10 {
      let cells = (0..<16).map { Self.cell($0) }
      let labels = cells.map { $0.subviews[0].subviews[0] }
      #expect(labels.allSatisfy { $0.frame.height > 0 && $0.frame.width == 200 })
      let pool = Pool(consume cells)
      pool.start()
      var others: [UIView] = []
      while pool.isReleasing { others = [Self.cell(others.count)] }
      // The labels are the only views that are left.
      #expect(labels.allSatisfy { $0.superview == nil && $0.constraints.isEmpty })
    }
  }

  @Test("views that have left a superview may be released on other threads while it lays out the rest")
  func removed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let remaining = UIView()
    remaining.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(remaining)
    let width = remaining.widthAnchor.constraint(equalToConstant: 0)
    width.isActive = true
    for round in 0..<40 {
      var views: [UIView] = []
      for _ in 0..<16 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: remaining.trailingAnchor).isActive = true
        views.append(view)
      }
      root.layoutIfNeeded()
      for view in views { view.removeFromSuperview() }
      let pool = Pool(consume views)
      pool.start()
      repeat {
        width.constant = CGFloat(round)
        root.layoutIfNeeded()
      } while pool.isReleasing
      #expect(remaining.frame.width == CGFloat(round) && root.subviews == [remaining])
      #expect(root.constraints == [] && remaining.constraints == [width])
    }
  }
}
