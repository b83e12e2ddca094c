import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Members of UIKit's classes that applications override; each override counts its calls.
@MainActor
struct OverrideTests {
  private class Overriding: UIView {
    var calls: [String] = []

    override var constraints: [NSLayoutConstraint] { count(super.constraints) }
    override func addConstraint(_ constraint: NSLayoutConstraint) { count(super.addConstraint(constraint)) }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) { count(super.addConstraints(constraints)) }
    override func removeConstraint(_ constraint: NSLayoutConstraint) { count(super.removeConstraint(constraint)) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      count(super.removeConstraints(constraints))
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { count(super.convert(point, to: view)) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { count(super.convert(point, from: view)) }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { count(super.convert(rect, to: view)) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { count(super.convert(rect, from: view)) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      count(super.contentHuggingPriority(for: axis))
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      count(super.setContentHuggingPriority(priority, for: axis))
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      count(super.contentCompressionResistancePriority(for: axis))
    }
    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { count(super.setContentCompressionResistancePriority(priority, for: axis)) }
    override var layoutMarginsGuide: UILayoutGuide { count(super.layoutMarginsGuide) }
    override var safeAreaLayoutGuide: UILayoutGuide { count(super.safeAreaLayoutGuide) }
    override var readableContentGuide: UILayoutGuide { count(super.readableContentGuide) }
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide { count(super.keyboardLayoutGuide) }
    override var layoutGuides: [UILayoutGuide] { count(super.layoutGuides) }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { count(super.addLayoutGuide(layoutGuide)) }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { count(super.removeLayoutGuide(layoutGuide)) }
    override var leadingAnchor: NSLayoutXAxisAnchor { count(super.leadingAnchor) }
    override var trailingAnchor: NSLayoutXAxisAnchor { count(super.trailingAnchor) }
    override var leftAnchor: NSLayoutXAxisAnchor { count(super.leftAnchor) }
    override var rightAnchor: NSLayoutXAxisAnchor { count(super.rightAnchor) }
    override var topAnchor: NSLayoutYAxisAnchor { count(super.topAnchor) }
    override var bottomAnchor: NSLayoutYAxisAnchor { count(super.bottomAnchor) }
    override var widthAnchor: NSLayoutDimension { count(super.widthAnchor) }
    override var heightAnchor: NSLayoutDimension { count(super.heightAnchor) }
    override var centerXAnchor: NSLayoutXAxisAnchor { count(super.centerXAnchor) }
    override var centerYAnchor: NSLayoutYAxisAnchor { count(super.centerYAnchor) }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { count(super.firstBaselineAnchor) }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { count(super.lastBaselineAnchor) }
    override func endEditing(_ force: Bool) -> Bool { count(super.endEditing(force)) }
    override var accessibilityLabel: String? {
      get { "spoken" }
      set { count(super.accessibilityLabel = newValue) }
    }
    override class func userInterfaceLayoutDirection(
      for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
    override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}

    private func count<Value>(_ value: Value, _ name: String = #function) -> Value {
      calls.append(name)
      return value
    }
  }

  @Test("a subclass can override a view's constraints, guides, anchors, priorities, and conversions")
  func views() {
    let view: UIView = Overriding()
    let other = makeView(in: view)
    let width = other.widthAnchor.constraint(equalToConstant: 1)
    view.addConstraint(width)
    view.removeConstraint(width)
    view.addConstraints([width])
    #expect(view.constraints == [width])
    view.removeConstraints([width])
    _ = (
      view.convert(CGPoint.zero, to: other as UIView?), view.convert(CGPoint.zero, from: other as UIView?),
      view.convert(CGRect.zero, to: other as UIView?), view.convert(CGRect.zero, from: other as UIView?)
    )
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.removeLayoutGuide(guide)
    _ = (
      view.layoutGuides, view.layoutMarginsGuide, view.safeAreaLayoutGuide, view.readableContentGuide,
      view.keyboardLayoutGuide, view.endEditing(true)
    )
    _ = [view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor]
    _ = [view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor]
    _ = [view.widthAnchor, view.heightAnchor]
    view.accessibilityLabel = "kept"
    #expect(view.accessibilityLabel == "spoken")
    // 5 for constraints, 4 conversions, 4 priorities, 7 guides, 12 anchors, the end of editing, and the label.
    #expect(Set((view as? Overriding)?.calls ?? []).count == 5 + 4 + 4 + 7 + 12 + 1 + 1 - Self.sharedNames)
    let type: UIView.Type = Overriding.self
    #expect(type.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    var hasRun = false
    type.animate(withDuration: 1) { hasRun = true }
    #expect(!hasRun)
  }

  /// `#function` is the same for the conversions of points and rectangles.
  private static let sharedNames = 2

  private class SafeWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
  }

  @Test("a window that overrides its safe area passes it to the views inside, as test suites simulate devices")
  func safeWindow() {
    let window = SafeWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let content = makeView(in: controller.view)
    let area = controller.view.safeAreaLayoutGuide
    content.pin([.top: 0, .bottom: 0, .leading: 0, .trailing: 0], to: area)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 44, width: 320, height: 480 - 44 - 34))
    window.frame.size.height = 580
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 44, width: 320, height: 580 - 44 - 34))
  }

  private class SafeView: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) }
    override var insetsLayoutMarginsFromSafeArea: Bool {
      get { true }
      set {}
    }
  }

  private class PreservingView: UIView {
    override var preservesSuperviewLayoutMargins: Bool {
      get { true }
      set {}
    }
  }

  @Test("margins depend on a view's settings for its safe area and its superview's margins")
  func margins() {
    let outer = SafeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(outer.layoutMargins.top == 18)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = PreservingView(frame: outer.bounds)
    inner.insetsLayoutMarginsFromSafeArea = false
    outer.addSubview(inner)
    // 20 of the outer view's own and 10 of its safe area, all of which overlap the inner one.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 20, right: 20))
  }

  private class Guide: UILayoutGuide {
    override var topAnchor: NSLayoutYAxisAnchor { owningView?.topAnchor ?? super.topAnchor }
    override var hasAmbiguousLayout: Bool { false }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
  }

  private class Halving: NSLayoutConstraint {
    override var multiplier: CGFloat { super.multiplier / 2 }
    override var relation: NSLayoutConstraint.Relation { .equal }
    override class func constraints(
      withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?,
      views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
  }

  @Test("guides and constraints can be subclassed, too")
  func guidesAndConstraints() {
    let view = UIView()
    let guide: UILayoutGuide = Guide()
    view.addLayoutGuide(guide)
    #expect(guide.topAnchor == view.topAnchor && !guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
    let half: NSLayoutConstraint = Halving(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view, attribute: .height, multiplier: 3,
      constant: 0)
    #expect(half.multiplier == 1.5 && half.relation == .equal)
    #expect(Halving.constraints(withVisualFormat: "", options: [], metrics: nil, views: [:]).isEmpty)
  }

  private class Controller: UIViewController {
    override var presentingViewController: UIViewController? { self }
    override var presentedViewController: UIViewController? { self }
    override var isBeingPresented: Bool { true }
    override var isBeingDismissed: Bool { true }
    override var isMovingToParent: Bool { true }
    override var isMovingFromParent: Bool { true }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { .dark }
      set {}
    }
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
      UITraitCollection(displayScale: 2)
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { began = true }
    override func endAppearanceTransition() { ended = true }
    var began = false
    var ended = false
  }

  @Test("a subclass can override a controller's relations and transitions")
  func controllers() {
    let own = Controller()
    let controller: UIViewController = own
    #expect(controller.presentingViewController === own && controller.presentedViewController === own)
    #expect(controller.isBeingPresented && controller.isBeingDismissed)
    #expect(controller.isMovingToParent && controller.isMovingFromParent)
    #expect(controller.overrideUserInterfaceStyle == .dark)
    #expect(controller.overrideTraitCollection(forChild: own)?.displayScale == 2)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(own.began && own.ended)
  }

  @Test("a child that is added again is notified again, and is the last one")
  func addAgain() {
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(first)
    parent.addChild(second)
    parent.addChild(first)
    #expect(parent.children == [second, first] && first.parent === parent)
  }
}
