import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UIViewControllerTests {
  private class Witness: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func viewDidLayoutSubviews() { calls.append("layout") }
    override func viewSafeAreaInsetsDidChange() { calls.append("safeArea") }
    override func willMove(toParent parent: UIViewController?) { calls.append("willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { calls.append("didMove \(parent != nil)") }
  }

  private func window(_ controller: UIViewController, height: CGFloat = 480) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = controller
    return window
  }

  @Test("a default view of a controller is as large as the screen, and resizes with its superview")
  func usualView() {
    let (parent, child) = (UIViewController(), UIViewController())
    #expect(child.view.frame == UIScreen.main.bounds)
    #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.view.frame.size = CGSize(width: 500, height: 300)
    #expect(child.view.frame.size == CGSize(width: 500, height: 300))
  }

  @Test("a view appears when its window is shown: it will appear before layout, and did appear after it")
  func appearing() {
    let controller = Witness()
    let window = window(controller)
    #expect(controller.calls == ["load"])
    window.makeKeyAndVisible()
    #expect(controller.calls == ["load", "willAppear", "isAppearing", "layout", "didAppear"])
    controller.calls = []
    window.rootViewController = UIViewController()
    #expect(controller.calls == ["willDisappear", "didDisappear"])
  }

  @Test("a child is notified of its parent, and appears with its view")
  func children() {
    let (parent, child) = (Witness(), Witness())
    let window = window(parent)
    window.makeKeyAndVisible()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      child.calls == ["willMove true", "load", "willAppear", "isAppearing", "layout", "didAppear", "didMove true"])
    #expect(parent.children == [child] && child.parent === parent)
    child.calls = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.calls == ["willMove false", "willDisappear", "didDisappear", "didMove false"])
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test("a child that gets another parent leaves the first")
  func moving() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
  }

  @Test("additional insets add to the safe area of the view and of the views inside")
  func additionalSafeArea() {
    let controller = Witness()
    let window = window(controller)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 5, bottom: 34, right: 0))
    #expect(controller.calls.count { $0 == "safeArea" } == 2)
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    controller.view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0))
  }

  @Test("the layout guides at top and bottom extend to the safe area")
  func layoutSupport() {
    let controller = UIViewController()
    let window = window(controller)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.bottomAnchor), view.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: top, attribute: .height, multiplier: 1, constant: 1),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(top.length == 44 && bottom.length == 34)
    #expect(view.frame == CGRect(x: 0, y: 44, width: 45, height: 480 - 44 - 34))
    #expect(controller.topLayoutGuide === top)
  }

  @Test(
    "the side margins follow the width of the controller's view: 20 from 400 points (IB, 10 views)",
    arguments: [(375, 16), (393, 16), (400, 20), (402, 20), (412, 20), (414, 20)] as [(CGFloat, CGFloat)])
  func marginsByWidth(width: CGFloat, margin: CGFloat) {
    // uikit-recorded.md, "Cell margins": documents 00860, 00827, 00845, and 00846.
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
  }

  @Test("a controller's view has margins of 16 points at its sides, 20 on a wide screen, and none above and below")
  func systemMargins() {
    let controller = UIViewController()
    let window = window(controller)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    window.frame.size.width = 414
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 30, bottom: 0, trailing: 2)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 0, right: 20))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 0, right: 2))
  }

  @Test("a controller passes traits to its view and its children, and a parent can override them for a child")
  func traits() {
    final class Listener: UIViewController {
      var previous: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let (parent, child) = (Listener(), Listener())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.previous == [.light] && child.previous == [.light])
    parent.setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: .small), forChild: child)
    #expect(child.view.traitCollection.preferredContentSizeCategory == .small)
    #expect(parent.view.traitCollection.preferredContentSizeCategory == .large)
    #expect(parent.overrideTraitCollection(forChild: child)?.preferredContentSizeCategory == .small)
    var calls = 0
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in calls += 1 }
    parent.traitOverrides.userInterfaceStyle = .light
    #expect(calls == 1)
    child.removeFromParent()
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("the parent is notified of a preferred size, and every controller of a new window size")
  func sizes() {
    final class Parent: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container.preferredContentSize)
      }
    }
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        calls.append("\(Int(size.width)) from \(Int(view.superview?.bounds.width ?? 0))")
        coordinator.animate(alongsideTransition: { _ in self.calls.append("along") }) { _ in self.calls.append("done") }
      }
    }
    let (parent, child) = (Parent(), Child())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.heard == [CGSize(width: 10, height: 20)])
    let window = window(parent)
    parent.view.addSubview(child.view)
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(child.calls == ["480 from 320", "along", "done"])
  }

  @Test("a presented controller's view is above the window's until it is dismissed")
  func presenting() {
    let (controller, sheet) = (Witness(), Witness())
    let window = window(controller)
    window.makeKeyAndVisible()
    var steps: [String] = []
    sheet.modalPresentationStyle = .overFullScreen
    controller.present(sheet, animated: true) { steps.append("shown") }
    #expect(controller.presentedViewController === sheet && sheet.presentingViewController === controller)
    #expect(sheet.view.superview === window && sheet.view.frame == window.bounds && sheet.calls.last == "didAppear")
    sheet.dismiss(animated: true) { steps.append("gone") }
    #expect(steps == ["shown", "gone"] && sheet.view.superview == nil && controller.presentedViewController == nil)
    #expect(sheet.calls.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("constraints are updated through the controller")
  func updating() {
    final class Updating: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Updating()
    controller.view.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    #expect(controller.count == 1 && !controller.view.needsUpdateConstraints())
  }

  @Test("a window belongs to a scene, and stores its level")
  func scene() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(scene.windows == [window] && window.windowScene === scene && window.frame == UIScreen.main.bounds)
    window.makeKey()
    #expect(scene.keyWindow === window && window.windowLevel == .normal)
    #expect(!UIApplication.shared.windows.contains(window))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.contains(window))
    window.windowLevel = .alert + 1
    #expect(window.windowLevel > .alert && window.windowLevel.rawValue == 2001)
    window.windowScene = nil
    #expect(scene.windows.isEmpty)
  }

  @Test("the view of a container can be laid out when its controller is gone")
  func orphanedContainer() {
    for make in [{ UINavigationController(rootViewController: UIViewController()) }, { UITabBarController() }]
      as [() -> UIViewController]
    {
      weak var released: UIViewController?
      let view: UIView
      do {
        let controller = make()
        released = controller
        view = controller.view
      }
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      view.layoutIfNeeded()
      #expect(released == nil && view.bounds.width == 320)
    }
  }
}

/// Controllers that are added to each other in a circle.
@MainActor
struct ControllerCircleTests {
  @Test("adding a controller to one of its descendants, or to itself, traps with a message")
  func children() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controllers = (0..<3).map { _ in UIViewController() }
        controllers[0].addChild(controllers[1])
        controllers[1].addChild(controllers[2])
        controllers[2].addChild(controllers[0])
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("which is one of its descendants"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
  }

  @Test("presenting the presenting controller traps with UIKit's message")
  func presentation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        first.present(second, animated: false)
        second.present(first, animated: false)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Application tried to present modally an active controller"))
  }

  @Test("children that move between parents are notified of the latest")
  func moves() {
    let (outer, inner, child) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(child)
    outer.addChild(child)
    #expect(child.parent === outer && inner.children.isEmpty)
    child.addChild(inner)
    #expect(inner.parent === child && outer.children == [child])
  }

  /// A window that notes each controller it shows, as source code for iOS declares it.
  private final class NotingWindow: UIWindow {
    var noted: [UIViewController?] = []

    override var rootViewController: UIViewController? { didSet { noted.append(rootViewController) } }
  }

  @Test("a subclass of a window can override the controller whose view fills the window")
  func overriddenRoot() {
    let window = NotingWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    (window as UIWindow).rootViewController = controller
    #expect(window.noted == [controller] && window.rootViewController === controller)
    window.makeKeyAndVisible()
    #expect(controller.view.superview === window && controller.view.frame == window.bounds)
    (window as UIWindow).rootViewController = nil
    #expect(window.noted == [controller, nil] && controller.view.superview == nil)
  }

  /// A field with a controller above the keyboard, as source code for iOS declares it.
  private final class AccessoryField: UITextField {
    let bar = UIInputViewController()

    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  @Test("the controller of an input view is a view controller that responders can name")
  func inputViews() {
    let field = AccessoryField()
    let responder: UIResponder = field
    #expect(responder.inputAccessoryViewController === field.bar && responder.inputViewController == nil)
    #expect(field.bar.view.next === field.bar)
  }
}
