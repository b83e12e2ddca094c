import Foundation
import Synchronization
import TestSupport
import Testing

@testable import UIViews

/// References to views that do not retain them.
@MainActor
struct WeakReferenceTests {
  @Test("a reference refers to its target until the target is deallocated")
  func pointsTo() {
    var view: UIView? = UIView()
    let reference = WeakReference(view)
    #expect(reference?.target === view)
    view = nil
    #expect(reference.map { $0.target } == .some(nil))
    #expect(WeakReference(view).map { _ in true } == nil)
  }

  private final class Box: Sendable {
    let reference = Mutex<WeakReference<LastLook>?>(nil)
    let seen = Mutex<[Bool]>([])
  }

  /// A view whose `deinit` looks at a reference to it.
  private final class LastLook: UIView {
    private let box: Box

    init(_ box: Box) {
      self.box = box
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
      let isRight = box.reference.withLock { $0?.target == nil && $0?.refers(to: self) == true }
      box.seen.withLock { $0.append(isRight) }
    }
  }

  @Test("a reference is empty while its target is being deallocated, but still tells that it was the target")
  func duringDeinit() {
    let box = Box()
    var view: LastLook? = LastLook(box)
    box.reference.withLock { $0 = WeakReference(view) }
    #expect(box.reference.withLock { $0?.target } === view)
    view = nil
    #expect(box.seen.withLock { $0 } == [true])
  }

  @Test("a reference is as large as a pointer")
  func size() {
    #expect(MemoryLayout<WeakReference<UIView>?>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<LayoutOperand>.size <= 2 * MemoryLayout<Int>.size)
  }

  /// Views that four threads release.
  private final class Pool: Sendable {
    private let views: Mutex<[UIView]>
    /// The number of threads that haven't finished.
    let running = Atomic(4)

    init(_ views: [UIView]) { self.views = Mutex(views) }

    func releaseAll() {
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
  func otherThreads() {
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
      let pool = Pool(roots)
      let threads = (0..<4).map { _ in Thread { pool.releaseAll() } }
      // From here on, the pool is the only owner of each root.
      _ = consume roots
      threads.forEach { $0.start() }
      while pool.running.load(ordering: .acquiring) > 0 {
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
    for _ in 0..<4 { Thread { pool.releaseAll() }.start() }
    while pool.running.load(ordering: .acquiring) > 0 || leaf.superview != nil { await Task.yield() }
    #expect(leaf.superview == nil)
  }

  @Test("a view that outlives its superview has no superview, and can be added elsewhere")
  func outlivesSuperview() {
    let (inner, other) = (UIView(), UIView())
    let leaf = UIView()
    inner.addSubview(leaf)
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    #expect(inner.superview === outer && inner.tree.isRightInside(outer ?? other))
    outer = nil
    // Another view may be allocated at the superview's address.
    let later = (0..<64).map { _ in UIView() }
    #expect(inner.superview == nil && later.allSatisfy { !inner.tree.isRightInside($0) && !leaf.isDescendant(of: $0) })
    #expect(leaf.superview === inner && leaf.window == nil)
    other.addSubview(inner)
    #expect(inner.superview === other && leaf.isDescendant(of: other))
  }

  @Test("a moved view keeps its new superview when the former one is deallocated")
  func moved() {
    let (inner, other) = (UIView(), UIView())
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    other.addSubview(inner)
    outer = nil
    #expect(inner.superview === other && other.subviews == [inner])
  }

  /// A view that moves each removed subview to another view at once.
  private final class PassingView: UIView {
    weak var successor: UIView?
    override func willRemoveSubview(_ subview: UIView) {
      let target = successor
      successor = nil
      target?.addSubview(subview)
    }
  }

  @Test("a view that is moved while it leaves is only in its latest superview")
  func movedWhileLeaving() {
    let (inner, last) = (UIView(), UIView())
    let first = PassingView()
    var other: UIView? = UIView()
    first.successor = other
    first.addSubview(inner)
    last.addSubview(inner)
    #expect(first.subviews.isEmpty && other?.subviews == [] && last.subviews == [inner])
    other = nil
    #expect(inner.superview === last)
    inner.removeFromSuperview()
    #expect(inner.superview == nil && last.subviews.isEmpty)
  }
}
