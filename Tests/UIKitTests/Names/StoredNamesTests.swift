import Foundation
import Testing
import UIKit

/// Names whose values are stored, as applications write them, with `import UIKit` alone.
@MainActor
struct StoredNamesTests {
  @Test("images of bar items and segments are those that were set for the state")
  func barImages() {
    let (item, image) = (UIBarButtonItem(systemItem: .add), UIImage())
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackgroundImage(image, for: [.highlighted], style: .done, barMetrics: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -60, vertical: 0), for: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(item.backgroundImage(for: .highlighted, style: .done, barMetrics: .default) === image)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -60)
    let control = UISegmentedControl(items: ["a", "b"])
    control.setBackgroundImage(image, for: .selected, barMetrics: .default)
    control.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
    #expect(
      control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == nil)
    let bar = UIToolbar()
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(image, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .any) === image)
    let search = UISearchBar()
    search.setImage(image, for: .clear, state: .normal)
    search.returnKeyType = .done
    #expect(search.image(for: .clear, state: .normal) === image && search.searchTextField.returnKeyType == .done)
  }

  @Test("a copy of an appearance has its type and values")
  func appearances() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.kern: 2]
    let copy = appearance.copy() as UINavigationBarAppearance
    #expect(copy !== appearance && copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.kern] as? Int == 2 && copy.buttonAppearance !== appearance.buttonAppearance)
    copy.titleTextAttributes = [:]
    #expect(!appearance.titleTextAttributes.isEmpty)
    let tabs = UITabBarAppearance(barAppearance: appearance)
    #expect(tabs.backgroundColor == .red)
  }

  @Test("an item is in one group, and a responder has one assistant item")
  func groups() {
    let item = UIBarButtonItem(systemItem: .done)
    let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    #expect(item.buttonGroup === group)
    let other = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    #expect(item.buttonGroup === other && group.barButtonItems.isEmpty)
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = [other]
    field.inputAssistantItem.trailingBarButtonGroups = []
    #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
    #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
    UISearchController(searchResultsController: nil).dimsBackgroundDuringPresentation = false
  }

  @Test("a control's menu interaction is one of its interactions")
  func menus() {
    let button = UIButton(type: .system)
    #expect(button.contextMenuInteraction == nil)
    button.isContextMenuInteractionEnabled = true
    #expect(button.interactions.count == 1 && button.contextMenuInteraction?.view === button)
    button.isContextMenuInteractionEnabled = false
    #expect(button.interactions.isEmpty)
  }

  @Test("behaviors are in one animator, and no item moves")
  func dynamics() {
    let (container, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    let animator = UIDynamicAnimator(referenceView: container)
    let gravity = UIGravityBehavior(items: [view])
    gravity.magnitude = 2
    gravity.angle = .pi / 2
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 100, y: 0))
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: .zero))
    #expect(animator.behaviors.count == 3 && gravity.dynamicAnimator === animator && !animator.isRunning)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    #expect(abs(gravity.gravityDirection.dy - 2) < 1e-9)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 15)).count == 1)
    let second = UIDynamicAnimator(referenceView: container)
    second.addBehavior(gravity)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && second.behaviors.count == 1 && view.frame.minX == 10)
  }

  @Test("animators with timing parameters apply their changes at once")
  func timing() {
    let view = UIView()
    let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 0, dy: 1))
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
    animator.addAnimations { view.alpha = 0.5 }
    animator.startAnimation()
    #expect(view.alpha == 0.5 && animator.timingParameters?.springTimingParameters === spring)
    let cubic = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.5, y: 1))
    #expect(cubic.timingCurveType == .cubic && UICubicTimingParameters().timingCurveType == .builtin)
    UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero) { view.alpha = 1 }.startAnimation()
    #expect(view.alpha == 1)
  }

  @Test("values of layers and drawing that Core Animation and Core Graphics name")
  func layers() {
    let value = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4))
    #expect(value.caTransform3DValue.m22 == 3 && NSValue(cgPoint: .zero).caTransform3DValue.m11 == 1)
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.calculationMode = .paced
    keyframes.rotationMode = .rotateAuto
    let layer = CALayer()
    layer.actions = [kCAOnOrderIn: NSNull(), kCAOnOrderOut: NSNull(), kCATransition: NSNull()]
    #expect(keyframes.calculationMode.rawValue == "paced" && layer.actions?.count == 3)
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    let glyphs: [CGGlyph] = [1, 2]
    #expect(glyphs.count == 2)
  }

  @Test("a variant of an image is chosen by traits")
  func imageAssets() {
    let size = CGSize(width: 1, height: 1)
    let light = UIGraphicsImageRenderer(size: size).image { _ in }
    let dark = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    light.imageAsset?.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
    #expect(UIImageAsset().image(with: UITraitCollection()).size == .zero)
  }

  @Test("a resource that is missing is an empty image or a clear color")
  func resources() {
    let missing = UIImage(resource: ImageResource(name: "missing", bundle: .main))
    #expect(missing.size == .zero)
    #expect(UIColor(resource: ColorResource(name: "missing", bundle: .main)).cgColor.alpha == 0)
  }

  /// Subclasses as applications declare them.
  private final class Cell: UITableViewCell {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private final class Field: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  }

  private final class Keys: UIInputView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
    override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
      super.init(frame: frame, inputViewStyle: inputViewStyle)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("views can be subclassed as on iOS")
  func subclasses() {
    let pan = UIPanGestureRecognizer()
    let cell = Cell(style: .default, reuseIdentifier: nil)
    pan.delegate = cell
    #expect(pan.delegate?.gestureRecognizerShouldBegin?(pan) == false)
    let field: any UITextInput = Field()
    #expect(field.caretRect(for: field.beginningOfDocument) == .zero)
    #expect(Keys(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
    #expect(UITextInputMode.activeInputModes.isEmpty && UITextField().textInputMode == nil)
  }
}
