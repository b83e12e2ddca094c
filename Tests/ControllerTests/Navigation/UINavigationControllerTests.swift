import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UINavigationControllerTests {
  private class Page: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { calls.append("willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { calls.append("didMove \(parent != nil)") }
  }

  /// Returns a phone's window with a status bar of 44 points and a home indicator of 34.
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("a controller on a stack fills it, and the bar of 44 points adds to its safe area")
  func safeArea() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = window(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    // Large titles make the bar 96 points high.
    navigation.navigationBar.prefersLargeTitles = true
    #expect(page.view.safeAreaInsets.top == 140)
    page.navigationItem.largeTitleDisplayMode = .never
    #expect(page.view.safeAreaInsets.top == 88)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    // The toolbar is at the safe area's edge and has 49 points there (see UIToolbarTests): 34 + 49.
    #expect(page.view.safeAreaInsets.bottom == 83)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 812 - 83, width: 375, height: 49))
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(page.view.safeAreaInsets.top == 44 && navigation.navigationBar.isHidden)
  }

  @Test("a view that does not extend under the bar starts at its end")
  func edges() {
    let page = UIViewController()
    page.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: page)
    let window = window(navigation)
    #expect(page.view.frame == CGRect(x: 0, y: 88, width: 375, height: 812 - 88))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    page.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(page.view.frame.minY == 88)
    page.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(page.view.frame.minY == 0 && page.view.safeAreaInsets.top == 88)
  }

  @Test("a pushed controller replaces the one before, which returns after it is popped")
  func pushAndPop() {
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    (first.calls, second.calls) = ([], [])
    navigation.pushViewController(second, animated: true)
    #expect(first.calls == ["willDisappear", "didDisappear"])
    #expect(second.calls == ["willMove true", "willAppear", "didAppear", "didMove true"])
    #expect(navigation.viewControllers == [first, second] && navigation.topViewController === second)
    #expect(second.navigationController === navigation && second.parent === navigation)
    #expect(first.viewIfLoaded?.window == nil && second.view.window != nil)
    #expect(second.view.safeAreaInsets.top == 88 && navigation.navigationBar.items?.count == 2)
    (first.calls, second.calls) = ([], [])
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.calls == ["willMove false", "willDisappear", "didDisappear", "didMove false"])
    #expect(first.calls == ["willAppear", "didAppear"] && first.view.window != nil)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([first, second, Page()], animated: false)
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    #expect(navigation.viewControllers == [first] && second.navigationController == nil)
    #expect(window.rootViewController === navigation)
  }

  @Test("a title is used for the bar items")
  func titles() {
    let page = UIViewController()
    page.title = "First"
    #expect(page.navigationItem.title == "First" && page.tabBarItem.title == "First")
    page.title = "Second"
    #expect(page.navigationItem.title == "Second" && page.tabBarItem.title == "Second")
    page.navigationItem.title = "Third"
    #expect(page.title == "Second")
  }

  @Test("a tab bar of 49 points adds to the bottom safe area, and hides for a pushed controller on request")
  func tabs() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, second]
    let window = window(tabs)
    #expect(tabs.selectedIndex == 0 && first.tabBarController === tabs && tabs.tabBar.items?.count == 2)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 812 - 83, width: 375, height: 83))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden && first.view.safeAreaInsets.bottom == 83)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second && second.view.window != nil && navigation.view.window == nil)
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0))
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test("an edit button toggles editing, and alerts store their actions")
  func items() {
    let page = UIViewController()
    page.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
    #expect(page.isEditing)
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions.count == 1 && alert.textFields?.first?.placeholder == "Name" && alert.title == "T")
    #expect(UIBarButtonItem.flexibleSpace().width == 0 && UIBarButtonItem.fixedSpace(8).width == 8)
  }
}
