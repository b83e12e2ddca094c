import Foundation
import QuartzCore
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct LayerTests {
  private class Layer: CAGradientLayer {
    var placed = 0
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers() {
      super.layoutSublayers()
      placed += 1
    }
  }

  private class LayerView: UIView {
    override class var layerClass: AnyClass { Layer.self }
    let inner = CALayer()
    var placed = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      inner.frame = bounds
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      placed += 1
    }
  }

  @Test("a view's layer has the view's layer class and frame, and lays out with the view")
  func viewLayer() {
    let view = LayerView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer is Layer && view.layer === view.layer && view.layer.delegate === view)
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.addSublayer(view.inner)
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 50, height: 40) && view.placed == 1)
    view.layer.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 8, height: 6))
    view.layer.layoutIfNeeded()
    #expect(view.inner.bounds.size == CGSize(width: 8, height: 6) && view.placed == 2)
  }

  @Test("a standalone layer is positioned by its anchor, and lays out its sublayers once for each new size")
  func ownLayer() {
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(layer.position == CGPoint(x: 20, y: 30) && layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 20, y: 30))
    let (first, second) = (CALayer(), CALayer())
    layer.addSublayer(first)
    layer.replaceSublayer(first, with: second)
    #expect(layer.sublayers == [second] && second.superlayer === layer && first.superlayer == nil)
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(layer.placed == 1 && !layer.needsLayout())
    #expect(Layer(layer: layer).bounds == layer.bounds)
    layer.sublayers = nil
    #expect(second.superlayer == nil)
  }

  /// uikit-recorded.md, "Geometry" (R, D).
  @Test("a layer's transform moves its frame, and a view shares it with its layer")
  func transformedFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50) && layer.position == CGPoint(x: 150, y: 125))
    layer.transform = CATransform3DMakeTranslation(10, 20, 30)
    #expect(layer.frame == CGRect(x: 110, y: 120, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.layer.transform = CATransform3DMakeScale(2, 2, 3)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2) && view.layer.transform.m33 == 3)
    #expect(view.frame == view.layer.frame && view.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    #expect(view.layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test("a layer's points are converted through the transforms of its superlayers")
  func transformedConversion() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    inner.position = CGPoint(x: 100, y: 100)
    inner.transform = CATransform3DMakeScale(3, 3, 1)
    // The corner of 20 points scaled about the middle: 100 - 30.
    #expect(inner.convert(.zero, to: outer) == CGPoint(x: 70, y: 70))
    #expect(inner.convert(CGPoint(x: 70, y: 70), from: outer) == .zero)
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 70, y: 70, width: 60, height: 60))
    #expect(outer.convert(CGRect(x: 70, y: 70, width: 60, height: 60), to: inner) == inner.bounds)
  }

  @Test("a layer's points are offset by its superlayers")
  func conversion() {
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    middle.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(inner.convert(CGPoint(x: 3, y: 3), to: outer) == CGPoint(x: 14, y: 25))
    #expect(inner.convert(CGPoint(x: 14, y: 25), from: outer) == CGPoint(x: 3, y: 3))
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(inner.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
  }

  private class Witness: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  @Test("an animation starts and ends immediately, and a transaction's completion follows its changes")
  func animations() {
    let witness = Witness()
    let (layer, fade) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    fade.delegate = witness
    layer.add(fade, forKey: "fade")
    #expect(witness.calls == ["start", "stop true"] && layer.animationKeys() == nil)
    fade.isRemovedOnCompletion = false
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade") === fade)
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { done.append("inner") }
    #expect(CATransaction.disableActions() && done.isEmpty)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && done == ["inner"])
    CATransaction.commit()
    #expect(done == ["inner", "outer"])
  }

  @Test("a quarter turn around z maps x to y, and a transform times its inverse is the identity")
  func maps() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(turn.m11) < 1e-15 && turn.m12 == 1 && turn.m21 == -1 && turn.m33 == 1)
    let there = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DIsIdentity(CATransform3DTranslate(there, -1, -2, -3)))
    // Scaled first, then shifted.
    let both = CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), there)
    #expect(both.m11 == 2 && both.m41 == 1 && both.m43 == 3)
  }

  @Test("gesture recognizers and interactions belong to one view at a time")
  func gestures() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test("accessibility values are stored, with and without attributes")
  func accessibility() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    outer.addSubview(view)
    #expect(view.accessibilityLabel == nil && !view.isAccessibilityElement && view.accessibilityTraits == .none)
    view.accessibilityLabel = "Close"
    #expect(view.accessibilityAttributedLabel?.string == "Close")
    #expect(view.accessibilityFrame == view.convert(view.bounds, to: nil))
    #expect(
      view.accessibilityActivationPoint == CGPoint(x: view.accessibilityFrame.midX, y: view.accessibilityFrame.midY))
    outer.accessibilityElements = [view]
    #expect(outer.accessibilityElementCount() == 1 && outer.index(ofAccessibilityElement: view) == 0)
    #expect(outer.accessibilityElement(at: 1) == nil)
    let element = UIAccessibilityElement(accessibilityContainer: outer)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(element.accessibilityFrame == outer.convert(CGRect(x: 1, y: 1, width: 2, height: 2), to: nil))
  }

  @Test("a view's tint is dimmed according to its superview")
  func tintAdjustment() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal && outer.tintAdjustmentMode == .dimmed)
  }
}
