import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct UIViewTests {
  @Test("a frame is returned bit for bit")
  func frame() {
    let frame = CGRect(x: 0.1, y: 61.0 / 3, width: 0.7, height: 43.0 / 3)
    let view = UIView(frame: frame)
    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(origin: .zero, size: frame.size))
  }

  @Test("changing the bounds preserves the center, and changing the frame sets the origin")
  func center() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 60, height: 10)
    #expect(view.frame == CGRect(x: 30, y: 40, width: 60, height: 10))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -30, y: -5, width: 60, height: 10))
  }

  @Test("a transform changes the frame, not the bounds")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  /// uikit-recorded.md, "Geometry" (R, D).
  @Test("the center stays where it is when the anchor moves, and the frame follows")
  func anchor() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 150, y: 150) && view.anchorPoint == .zero)
    // The corner is the anchor now: scaled around it, the view extends twice as far to the right and down.
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 150, y: 150, width: 200, height: 200))
    #expect(view.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 10, y: 10))
    let root = UIView()
    root.addSubview(view)
    #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 170, y: 170))
    #expect(view.convert(CGPoint(x: 170, y: 170), from: root) == CGPoint(x: 10, y: 10))
    view.transform = .identity
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
  }

  @Test("constraints position the frame, regardless of the anchor")
  func anchorInConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = makeView(in: root)
    view.layer.anchorPoint = CGPoint(x: 1, y: 0)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40) && view.center == CGPoint(x: 110, y: 20))
  }

  /// uikit-recorded.md, "Geometry" (R, D).
  @Test("setting the frame of a scaled view preserves it, and divides the bounds by the scale")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(view.bounds.size == CGSize(width: 50, height: 25) && view.center == CGPoint(x: 150, y: 125))
    view.anchorPoint = CGPoint(x: 1, y: 0)
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50) && view.center == CGPoint(x: 200, y: 100))
    // A scale of 0 cannot be inverted: the size stays.
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
  }

  @Test("a transformed view follows its mask with its untransformed frame")
  func transformedMask() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame.size.width = 200
    #expect(view.bounds.size == CGSize(width: 180, height: 80) && view.center == CGPoint(x: 100, y: 50))
  }

  @Test("points convert between views, even through scrolled ones")
  func convert() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrolled.bounds.origin.y = 30
    let inner = UIView(frame: CGRect(x: 5, y: 40, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    root.addSubview(scrolled)
    scrolled.addSubview(inner)
    root.addSubview(other)
    // x: 5 + 10 = 15; y: 40 - 30 + 20 = 30.
    #expect(inner.convert(.zero, to: root) == CGPoint(x: 15, y: 30))
    #expect(inner.convert(.zero, to: other) == CGPoint(x: -185, y: 30))
    #expect(inner.convert(CGPoint(x: -185, y: 30), from: other) == .zero)
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 15, y: 30, width: 10, height: 10))
  }

  @Test("subviews are ordered, and move between superviews")
  func hierarchy() {
    let (parent, other) = (UIView(), UIView())
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, belowSubview: b)
    #expect(parent.subviews == [a, c, b])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [c, b, a])
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(a)
    #expect(parent.subviews == [a, b, c])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [c, b, a])
    other.addSubview(c)
    #expect(parent.subviews == [b, a])
    #expect(c.superview === other)
    c.tag = 7
    #expect(other.viewWithTag(7) === c)
    #expect(c.isDescendant(of: other))
    #expect(!c.isDescendant(of: parent))
  }

  @Test("a view that leaves its window is notified, and so is everything inside it")
  func callbacks() {
    final class Witness: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        calls.append(newSuperview == nil ? "leaves" : "joins")
      }
      override func didMoveToSuperview() { calls.append("joined") }
      override func willMove(toWindow newWindow: UIWindow?) { calls.append(newWindow == nil ? "hides" : "shows") }
      override func didMoveToWindow() { calls.append(window == nil ? "hidden" : "shown") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (outer, inner) = (Witness(), Witness())
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.removeFromSuperview()
    // Removal: uikit-recorded.md, "Events".
    #expect(outer.calls == ["shows", "joins", "joined", "shown", "leaves", "hides", "hidden", "joined"])
    #expect(inner.calls == ["joins", "joined", "shows", "shown", "hides", "hidden"])
  }

  @Test("adding a view to itself or to a view inside it traps")
  func circles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("layout visits the outermost view first, and each view once")
  func layoutOrder() {
    final class Witness: UIView {
      static var order: [Int] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.order.append(tag)
      }
    }
    let views = (0..<4).map { index in
      let view = Witness()
      view.tag = index
      return view
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    views[0].layoutIfNeeded()
    #expect(Witness.order == [0, 1, 2, 3])
    views[0].layoutIfNeeded()
    #expect(Witness.order == [0, 1, 2, 3])
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(Witness.order == [0, 1, 2, 3, 2])
  }

  @Test("constraints are updated from the innermost view outward, before layout")
  func updateOrder() {
    final class Witness: UIView {
      static var order: [String] = []
      override func updateConstraints() {
        Self.order.append("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.order.append("layout \(tag)")
      }
    }
    let (outer, inner) = (Witness(), Witness())
    inner.tag = 1
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(Witness.order == ["update 1", "update 0", "layout 0", "layout 1"])
    Witness.order = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(Witness.order == ["update 1", "layout 1"])
  }

  @Test("a view that requests layout during its own layout is stopped after a few rounds")
  func neverSettles() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.count == UIView.layoutRoundLimit)
  }

  @Test("a layout that never settles is reported once, with the class of the view")
  func reportsUnsettledLayout() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      final class Restless: UIView {
        override func layoutSubviews() { setNeedsLayout() }
      }
      let root = UIView()
      root.addSubview(Restless())
      for _ in 0..<3 { root.layoutIfNeeded() }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.hasPrefix("[UIKit] Layout feedback loop: ") && $0.contains("Restless needs layout") })
  }

  @Test("a tree 10,000 views deep is laid out")
  func deep() {
    let views = (0...10_000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for index in (0..<10_000).reversed() { views[index].addSubview(views[index + 1]) }
    views[10_000].translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      views[10_000].leadingAnchor.constraint(equalTo: views[9_900].leadingAnchor, constant: 1),
      views[10_000].widthAnchor.constraint(equalToConstant: 5),
    ])
    views[0].layoutIfNeeded()
    #expect(views[10_000].frame.minX == 1 && views[10_000].frame.width == 5)
    // Disassembled, since releasing a chain is recursive.
    for view in views { view.removeFromSuperview() }
  }
}
