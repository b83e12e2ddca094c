import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Trees of layers, as in Apple's documentation of `CALayer`, "Modifying the Layer Hierarchy".
struct LayerTreeTests {
  /// A layer with four sublayers.
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()
  private let d = CALayer()

  init() { for (layer, name) in [(a, "a"), (b, "b"), (c, "c"), (d, "d")] { layer.name = name } }

  private var order: String { (root.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  private func add(_ layers: CALayer...) { for layer in layers { root.addSublayer(layer) } }

  @Test("a layer that is added is in front, and has one superlayer")
  func adding() {
    #expect(root.sublayers == nil && a.superlayer == nil)
    add(a, b, c)
    #expect(order == "abc" && a.superlayer === root)
    root.addSublayer(a)
    #expect(order == "bca")
    d.addSublayer(b)
    #expect(order == "ca" && b.superlayer === d)
  }

  @Test(
    "an index counts from the back, and one beyond the end is the front",
    arguments: [(0, "dabc"), (1, "adbc"), (2, "abdc"), (3, "abcd"), (9, "abcd")] as [(UInt32, String)])
  func index(index: UInt32, expected: String) {
    add(a, b, c)
    root.insertSublayer(d, at: index)
    #expect(order == expected && d.superlayer === root)
  }

  @Test("a layer is inserted directly behind or in front of a sibling, also from within the tree")
  func siblings() {
    add(a, b, c)
    root.insertSublayer(d, below: b)
    #expect(order == "adbc")
    root.insertSublayer(d, above: b)
    #expect(order == "abdc")
    root.insertSublayer(a, above: c)
    #expect(order == "bdca")
    root.insertSublayer(a, below: b)
    #expect(order == "abdc")
    root.insertSublayer(b, above: CALayer())
    #expect(order == "adcb")
    root.insertSublayer(c, below: CALayer())
    #expect(order == "cadb")
  }

  @Test("a layer that is replaced leaves its place to the other")
  func replacing() {
    add(a, b, c)
    root.replaceSublayer(b, with: d)
    #expect(order == "adc" && b.superlayer == nil && d.superlayer === root)
    root.replaceSublayer(b, with: CALayer())
    #expect(order == "adc")
  }

  @Test("a layer without sublayers has no array of them")
  func removing() {
    add(a, b)
    a.removeFromSuperlayer()
    #expect(order == "b" && a.superlayer == nil)
    b.removeFromSuperlayer()
    #expect(root.sublayers == nil)
    add(a, b)
    root.sublayers = [c, b]
    #expect(a.superlayer == nil && b.superlayer === root && c.superlayer === root)
  }

  // MARK: - Layout

  private final class Delegate: NSObject, CALayerDelegate {
    var laidOut: [CALayer] = []
    func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
  }

  @Test("a new size, but not a new origin, has a layer lay out its sublayers once")
  func layout() {
    let delegate = Delegate()
    (root.delegate, a.delegate) = (delegate, delegate)
    add(a)
    #expect(!root.needsLayout())
    root.bounds.origin.x = 5
    #expect(!root.needsLayout())
    root.bounds.size.width = 50
    #expect(root.needsLayout())
    a.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(delegate.laidOut == [root, a] && !root.needsLayout() && !a.needsLayout())
    root.layoutIfNeeded()
    #expect(delegate.laidOut == [root, a])
  }

  // MARK: - Animations

  private final class Observer: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  @Test("an animation starts and ends, and stays if it is not removed on completion")
  func animations() {
    let (observer, animation) = (Observer(), CABasicAnimation(keyPath: "opacity"))
    animation.delegate = observer
    a.add(animation, forKey: "fade")
    #expect(observer.calls == ["start", "stop true"] && animation.keyPath == "opacity")
    #expect(a.animationKeys() == nil)
    animation.isRemovedOnCompletion = false
    a.add(animation, forKey: "fade")
    a.add(animation, forKey: nil)
    #expect(a.animationKeys() == ["fade"] && a.animation(forKey: "fade") === animation)
    a.removeAnimation(forKey: "fade")
    #expect(a.animation(forKey: "fade") == nil)
    a.add(animation, forKey: "fade")
    a.removeAllAnimations()
    #expect(a.animationKeys() == nil)
  }

  /// Apple's documentation of `CAMediaTimingFunctionName` lists the control points.
  @Test(
    "the predefined curves have their documented control points",
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func curves(name: CAMediaTimingFunctionName, points: [Float]) {
    #expect(CAMediaTimingFunction(name: name).controlPoints == points)
  }

  @MainActor
  @Test("transactions nest, and each calls its completion block at its own end")
  func transactions() {
    var ended: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { ended.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("inner") }
    // 0.25 seconds is the documented default.
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(ended == ["inner"] && CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(ended == ["inner", "outer"] && CATransaction.animationDuration() == 0.25)
    CATransaction.setCompletionBlock { ended.append("none") }
    #expect(ended.last == "none")
  }
}
