import Foundation
import Synchronization
import Testing

@testable import UIKit

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

  /// A constraint whose deinitializer adds a constraint to the view that mentioned it.
  private final class LastWish: NSLayoutConstraint {
    weak var view: UIView?

    isolated deinit { view?.widthAnchor.constraint(equalToConstant: 10).isActive = true }
  }

  @Test("the deinitializer of a constraint that a view has outlived may add constraints to the view")
  func outlivesConstraint() {
    let view = UIView()
    for _ in 0..<40 {
      let outer = UIView()
      outer.addSubview(view)
      let constraint = LastWish(
        item: view, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leading, multiplier: 1,
        constant: 0)
      constraint.view = view
      constraint.isActive = true
      // Here the superview and its constraint lose their last reference, except for the view's list.
    }
    // More than the list of 16, which is searched for such constraints each time that it is full.
    #expect(view.constraints.count > 16)
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
