import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Overrides that call back into layout while the engine calls them (robustness.md, "Constraints": "calls back into
/// layout").
@MainActor
struct ReentrancyTests {
  /// A view that runs a closure when its content size is requested.
  private final class Meddler: UIView {
    var meddle: (() -> Void)?
    var size = CGSize(width: 50, height: 20)

    override var intrinsicContentSize: CGSize {
      meddle?()
      return size
    }
    override var layoutMargins: UIEdgeInsets {
      get {
        meddle?()
        return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      set { super.layoutMargins = newValue }
    }
  }

  private func place(_ view: UIView, in root: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private final class Mover: UIView {
    var move: (() -> Void)?
    override var bounds: CGRect {
      didSet {
        move?()
        move = nil
      }
    }
  }

  @Test("a view that is moved to another superview during its layout keeps the frame that it got there")
  func movedWhilePlaced() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (mover, moved) = (Mover(), UIView())
    for (width, view) in [(10, mover), (20, UIView()), (30, moved)] as [(CGFloat, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: width), view.leftAnchor.constraint(equalTo: root.leftAnchor),
      ])
    }
    mover.move = {
      other.addSubview(moved)
      moved.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 7).isActive = true
      other.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(mover.frame.width == 10 && mover.move == nil)
    #expect(moved.frame.minX == 7 && moved.frame.width == 30)
  }

  @Test("content that lays out, fits, or scrolls while its size is requested gets the same frame")
  func layoutInside() {
    for call in 0..<5 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let meddler = Meddler()
      place(meddler, in: root)
      var calls = 0
      meddler.meddle = {
        // A fitting requests the size, too.
        calls += 1
        if calls % 2 == 0 { return }
        switch call {
        case 0: root.layoutIfNeeded()
        case 1: _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case 2: root.bounds.origin.y += 1
        case 3: _ = meddler.hasAmbiguousLayout
        default: _ = meddler.constraintsAffectingLayout(for: .horizontal)
        }
      }
      root.layoutIfNeeded()
      #expect(meddler.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    }
  }

  @Test("a view that moves to another tree while its own is being solved is laid out there, and after it returns")
  func movedWhileSolved() {
    for comesBack in [false, true] {
      let (root, other) = (UIView(), UIView())
      let (meddler, moved) = (Meddler(), ContentView(10, 10))
      let width = moved.widthAnchor.constraint(equalToConstant: 40)
      func attach(to view: UIView, at distance: CGFloat) {
        view.addSubview(moved)
        moved.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: distance).isActive = true
        moved.topAnchor.constraint(equalTo: view.topAnchor, constant: distance).isActive = true
      }
      for view in [root, other] { view.frame = CGRect(x: 0, y: 0, width: 300, height: 300) }
      place(meddler, in: root)
      attach(to: root, at: 20)
      width.isActive = true
      root.layoutIfNeeded()
      #expect(moved.frame == CGRect(x: 20, y: 20, width: 40, height: 10))
      meddler.meddle = {
        meddler.meddle = nil
        attach(to: other, at: 30)
        other.layoutIfNeeded()
        if comesBack { attach(to: root, at: 50) }
      }
      meddler.invalidateIntrinsicContentSize()
      for view in [root, other] { view.layoutIfNeeded() }
      #expect(meddler.meddle == nil)
      let position: CGFloat = comesBack ? 50 : 30
      #expect(moved.frame == CGRect(x: position, y: position, width: 40, height: 10))
      width.constant = 45
      moved.content.height = 15
      for view in [root, other] { view.layoutIfNeeded() }
      #expect(moved.frame == CGRect(x: position, y: position, width: 45, height: 15))
      width.isActive = false
      for view in [root, other] { view.layoutIfNeeded() }
      #expect(moved.frame == CGRect(x: position, y: position, width: 10, height: 15))
    }
  }

  @Test("a region that joins the outer one while being solved is laid out there")
  func joinedWhileSolved() {
    let region = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    region.formsLayoutRegion = true
    root.addSubview(region)
    let meddler = Meddler()
    place(meddler, in: region)
    meddler.meddle = { [root] in
      meddler.meddle = nil
      meddler.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30).isActive = true
    }
    root.layoutIfNeeded()
    #expect(meddler.meddle == nil && !region.formsLayoutRegion)
    // From 10 to 300 - 30; as high as its content.
    #expect(meddler.frame == CGRect(x: 10, y: 10, width: 260, height: 20))
    meddler.size.height = 25
    meddler.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(meddler.frame == CGRect(x: 10, y: 10, width: 260, height: 25))
  }

  @Test("margins that lay out while they are requested are used as returned")
  func layoutInMargins() {
    let meddler = Meddler()
    place(meddler, in: root)
    let inside = ContentView(30, 10)
    meddler.addSubview(inside)
    inside.leadingAnchor.constraint(equalTo: meddler.layoutMarginsGuide.leadingAnchor).isActive = true
    inside.topAnchor.constraint(equalTo: meddler.layoutMarginsGuide.topAnchor).isActive = true
    meddler.meddle = { [root] in root.layoutIfNeeded() }
    root.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 2, y: 1, width: 30, height: 10))
  }

  @Test("constraints that are changed or views that are removed during solving take effect in the next round")
  func changesInside() {
    let meddler = Meddler()
    place(meddler, in: root)
    let (moved, gone) = (ContentView(10, 10), ContentView(10, 10))
    place(moved, in: root)
    place(gone, in: root)
    let old = moved.widthAnchor.constraint(equalToConstant: 40)
    let new = moved.widthAnchor.constraint(equalToConstant: 70)
    let edited = moved.heightAnchor.constraint(equalToConstant: 5)
    old.isActive = true
    edited.isActive = true
    var hasMeddled = false
    meddler.meddle = {
      if hasMeddled { return }
      hasMeddled = true
      old.isActive = false
      new.isActive = true
      edited.constant = 6
      gone.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(moved.frame == CGRect(x: 10, y: 10, width: 70, height: 6))
    #expect(root.constraints.count == 4)
    root.addSubview(gone)
    root.layoutIfNeeded()
    #expect(gone.constraints.isEmpty)
  }

  @Test("a fitting reflects views that a stack view's superview hides while constraints are updated")
  func hidingInUpdates() {
    final class Hider: UIView {
      let stack = UIStackView(arrangedSubviews: [ContentView(40, 10), ContentView(30, 10)])
      override func updateConstraints() {
        stack.arrangedSubviews[1].isHidden = true
        super.updateConstraints()
      }
    }
    let hider = Hider()
    hider.addSubview(hider.stack, at: [.leading: 0, .trailing: 0, .top: 0, .bottom: 0])
    #expect(hider.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 10))
  }

  @Test("an infinite intrinsic length counts as none in proportional distribution")
  func infiniteLength() {
    let stack = UIStackView(arrangedSubviews: [ContentView(40, 10), ContentView(.infinity, 10)])
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width.isFinite })
    #expect(stack.arrangedSubviews[0].frame.width + stack.arrangedSubviews[1].frame.width == 100)
  }
}
