import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The order of calls and the positions of sheets in uikit-recorded.md, "Events" and "Sizes and alignment insets".
@MainActor
struct PresentationTests {
  private final class Log { var calls: [String] = [] }

  private final class Page: UIViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { return nil }
    private func note(_ call: String) { log.calls.append("\(title ?? "").\(call)") }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  /// Returns the window of an iPhone 16: 393 by 852 points, with a status bar of 59 and a home indicator of 34.
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func presentFullScreen(_ above: Page, on below: Page, _ log: Log) {
    above.modalPresentationStyle = .fullScreen
    above.loadViewIfNeeded()
    log.calls = []
    below.present(above, animated: true)
    #expect(log.calls == ["below.willDisappear", "above.willAppear", "above.didAppear", "below.didDisappear"])
  }

  @Test("full screen: the presenter starts to disappear before the presented controller appears, and ends after it")
  func fullScreen() {
    let log = Log()
    let (below, above) = (Page("below", log), Page("above", log))
    let window = window(below)
    presentFullScreen(above, on: below, log)
    #expect(above.view.frame == window.bounds && below.view.window == nil)
    log.calls = []
    above.dismiss(animated: true)
    #expect(log.calls == ["above.willDisappear", "below.willAppear", "below.didAppear", "above.didDisappear"])
    #expect(below.view.superview === window && below.view.frame == window.bounds && above.view.window == nil)
  }

  @Test("a controller can present again from viewDidAppear after a dismissal")
  func presentsAgain() {
    final class Menu: UIViewController {
      var following: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        guard let following else { return }
        self.following = nil
        present(following, animated: false)
      }
    }
    let (menu, first, second) = (Menu(), UIViewController(), UIViewController())
    let window = window(menu)
    for controller in [first, second] { controller.modalPresentationStyle = .fullScreen }
    menu.present(first, animated: false)
    menu.following = second
    first.dismiss(animated: false)
    #expect(menu.presentedViewController === second && second.view.window === window)
    #expect(first.presentingViewController == nil && !first.isBeingDismissed)
  }

  @Test("the view of a presentation context stays where its constraints put it")
  func currentContext() {
    let (outer, inner) = (UIViewController(), UIViewController())
    let window = window(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.view.topAnchor.constraint(equalTo: outer.view.topAnchor, constant: 100),
      inner.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor),
      inner.view.widthAnchor.constraint(equalToConstant: 393), inner.view.heightAnchor.constraint(equalToConstant: 200),
    ])
    inner.didMove(toParent: outer)
    inner.definesPresentationContext = true
    let other = UIViewController()
    other.modalPresentationStyle = .currentContext
    inner.present(other, animated: false)
    other.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(inner.view.frame == CGRect(x: 0, y: 100, width: 393, height: 200))
  }

  @Test("full screen: children of the presenter disappear and appear with it")
  func fullScreenInside() {
    let log = Log()
    let (below, above) = (Page("below", log), Page("above", log))
    let navigation = UINavigationController(rootViewController: below)
    let window = window(navigation)
    presentFullScreen(above, on: below, log)
    // Apple's documentation: the outermost controller presents, and is responsible for those inside.
    #expect(above.presentingViewController === navigation && below.presentedViewController === above)
    log.calls = []
    below.dismiss(animated: false)
    #expect(log.calls == ["above.willDisappear", "below.willAppear", "below.didAppear", "above.didDisappear"])
    #expect(below.view.window === window)
  }

  @Test("a page sheet on an iPhone 16 is at (0, 59, 393, 793), with a bottom safe area of 34 points")
  func pageSheet() {
    let log = Log()
    let (below, sheet) = (Page("below", log), Page("sheet", log))
    let window = window(below)
    log.calls = []
    below.present(sheet, animated: true)
    #expect(sheet.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    // The presenter stays on the screen.
    #expect(log.calls == ["sheet.didLoad", "sheet.willAppear", "sheet.didAppear"] && below.view.window === window)
    log.calls = []
    below.dismiss(animated: true)
    #expect(log.calls == ["sheet.willDisappear", "sheet.didDisappear"])
  }

  @Test("a sheet has the height of its smallest detent, or of the selected one")
  func detents() throws {
    let (below, content) = (UIViewController(), UIViewController())
    let window = window(below)
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.large(), .medium()]
    below.present(content, animated: true)
    // Half of 852.
    #expect(content.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(content.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    // The value excludes the safe area: 200 and 34. The maximum is 852 - 59 - 34.
    var greatest: CGFloat = 0
    let own = UISheetPresentationController.Detent.custom(identifier: .init("own")) { context in
      greatest = context.maximumDetentValue
      return 200
    }
    sheet.detents = [own, .large()]
    sheet.selectedDetentIdentifier = .init("own")
    #expect(content.view.frame == CGRect(x: 0, y: 618, width: 393, height: 234) && greatest == 759)
    // The window turns: the sheet stays at its bottom.
    window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(content.view.frame == CGRect(x: 0, y: 393 - 234, width: 852, height: 234))
  }

  @Test("in compact height, a sheet covers the window unless it prefers to be attached to the edge")
  func compactHeight() throws {
    let (below, content) = (UIViewController(), UIViewController())
    let window = window(below)
    window.traitOverrides.verticalSizeClass = .compact
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium()]
    below.present(content, animated: true)
    #expect(content.view.frame == window.bounds && below.view.window == nil)
    content.dismiss(animated: true)
    sheet.prefersEdgeAttachedInCompactHeight = true
    below.present(content, animated: true)
    // Apple's documentation: there is no medium detent in compact height.
    #expect(content.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793) && below.view.window === window)
  }

  @Test("a tab switch: the new controller loads and will appear before the old one disappears")
  func tabs() {
    let log = Log()
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("A", log), Page("B", log)]
    let window = window(tabs)
    log.calls = []
    tabs.selectedIndex = 1
    #expect(log.calls == ["B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
    #expect(tabs.selectedViewController?.view.window === window)
  }

  @Test("a tab switch notifies the controllers inside the tabs in the same order")
  func tabsInside() {
    let log = Log()
    let tabs = UITabBarController()
    let (first, second) = (Page("A", log), Page("B", log))
    tabs.viewControllers = [
      UINavigationController(rootViewController: first), UINavigationController(rootViewController: second),
    ]
    let window = window(tabs)
    log.calls = []
    tabs.selectedIndex = 1
    #expect(log.calls == ["B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
    #expect(second.view.window === window && first.view.window == nil)
  }
}
