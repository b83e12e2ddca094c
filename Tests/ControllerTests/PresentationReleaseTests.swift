import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Presented controllers are freed when nothing refers to them any longer.
@MainActor
struct PresentationReleaseTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover,
  ]

  private let root = UIViewController()
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Expects that a controller is freed once `use` has returned.
  private func expectRelease(
    of make: () -> UIViewController, at location: SourceLocation = #_sourceLocation,
    after use: (UIViewController) -> Void
  ) {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = make()
      (controller, view) = (made, made.view)
      use(made)
    }
    #expect(controller == nil && view == nil, sourceLocation: location)
  }

  private func presentAndDismiss(_ controller: UIViewController) {
    for _ in 0..<2 {
      root.present(controller, animated: false)
      #expect(controller.view.window === window && root.presentedViewController === controller)
      window.layoutIfNeeded()
      controller.dismiss(animated: false)
      #expect(controller.view.window == nil && root.presentedViewController == nil)
    }
  }

  @Test("a controller is freed after its dismissal, in every style", arguments: styles)
  func dismissed(style: UIModalPresentationStyle) {
    expectRelease(of: UIViewController.init) { controller in
      controller.modalPresentationStyle = style
      presentAndDismiss(controller)
    }
  }

  @Test("asking for the presentation controller doesn't keep a controller", arguments: styles)
  func asked(style: UIModalPresentationStyle) {
    expectRelease(of: UIViewController.init) { controller in
      controller.modalPresentationStyle = style
      #expect(controller.presentationController?.presentedViewController === controller)
      #expect((controller.popoverPresentationController != nil) == (style == .popover))
    }
    expectRelease(of: UIViewController.init) { controller in
      controller.modalPresentationStyle = style
      #expect(controller.presentationController?.presentationStyle == style)
      presentAndDismiss(controller)
    }
  }

  @Test("a popover's settings are kept until it is shown, and its sources don't keep the controller")
  func popover() {
    expectRelease(of: UIViewController.init) { controller in
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = controller.view
      controller.popoverPresentationController?.passthroughViews = [root.view, controller.view]
      controller.popoverPresentationController?.barButtonItem = UIBarButtonItem()
      #expect(controller.popoverPresentationController?.sourceView === controller.view)
      presentAndDismiss(controller)
    }
  }

  @Test("sheets with detents, alerts, containers, and controllers that present others are freed")
  func kinds() {
    expectRelease(of: UIViewController.init) { controller in
      controller.sheetPresentationController?.detents = [.medium(), .custom { _ in 300 }]
      presentAndDismiss(controller)
    }
    expectRelease(of: { UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet) }) {
      ($0 as? UIAlertController)?.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      presentAndDismiss($0)
    }
    expectRelease(of: { UINavigationController(rootViewController: UIViewController()) }) { presentAndDismiss($0) }
    expectRelease(of: UIViewController.init) { controller in
      root.present(controller, animated: false)
      expectRelease(of: UIViewController.init) {
        controller.present($0, animated: false); $0.dismiss(animated: false)
      }
      // Both are dismissed together.
      expectRelease(of: UIViewController.init) {
        controller.present($0, animated: false); root.dismiss(animated: false)
      }
    }
  }

  @Test("search controllers are freed, presented or in a navigation item", arguments: [false, true])
  func search(isPresented: Bool) {
    final class Results: UIViewController, UISearchResultsUpdating {
      var updates = 0
      func updateSearchResults(for searchController: UISearchController) { updates += 1 }
    }
    weak var results: Results?
    expectRelease(of: { UISearchController(searchResultsController: Results()) }) { made in
      guard let search = made as? UISearchController else { return }
      results = search.searchResultsController as? Results
      search.searchResultsUpdater = results
      #expect(search.presentationController != nil)
      if isPresented {
        presentAndDismiss(search)
      } else {
        let page = UIViewController()
        page.navigationItem.searchController = search
        presentAndDismiss(UINavigationController(rootViewController: page))
      }
      search.isActive = true
      #expect(results?.updates == 1)
    }
    #expect(results == nil)
  }

  @Test("a presentation that the application creates keeps its controller; another has an empty one once it is gone")
  func owners() throws {
    let own = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    weak let kept = own.presentedViewController
    #expect(kept != nil)
    weak var gone: UIViewController?
    let outliving: UIPresentationController
    do {
      let controller = UIViewController()
      gone = controller
      outliving = try #require(controller.presentationController)
    }
    #expect(gone == nil && outliving.presentedView == nil)
    #expect(outliving.presentedViewController === outliving.presentedViewController)
  }
}
