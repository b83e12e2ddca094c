import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Source code for iOS calls the optional methods of delegates and data sources with optional chaining.
@MainActor
struct OptionalCallTests {
  /// A controller as in applications, whose properties have the same names as the methods.
  final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDelegateFlowLayout
  {
    let tableView = UITableView()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var selected: IndexPath?
    var scrolled = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      self.tableView === tableView ? 70 : 0
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if scrollView === tableView { scrolled += 1 } }
  }

  final class Flow: UICollectionViewFlowLayout {
    func inset(of section: Int) -> UIEdgeInsets {
      guard let collectionView else { return sectionInset }
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
      return delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
    }
  }

  private let controller = ListController()
  private let path = IndexPath(row: 1, section: 0)

  init() {
    controller.tableView.delegate = controller
    controller.tableView.dataSource = controller
    controller.collectionView.delegate = controller
  }

  @Test("a view that is named like its delegate's methods is itself where any value may be")
  func anyValue() {
    let any: Any? = controller.tableView
    #expect(any as? UITableView === controller.tableView)
    let constraint = NSLayoutConstraint(
      item: controller.view as Any, attribute: .top, relatedBy: .equal, toItem: controller.collectionView,
      attribute: .top, multiplier: 1, constant: 0)
    #expect(constraint.secondItem === controller.collectionView)
  }

  @Test("a table view's delegate can be called with optional chaining, with the same results as without")
  func delegate() {
    let table = controller.tableView
    table.delegate?.tableView?(table, didSelectRowAt: path)
    #expect(controller.selected == path)
    #expect(table.delegate?.tableView?(table, heightForRowAt: path) == 70)
    #expect(table.delegate?.tableView?(table, viewForHeaderInSection: 0) == nil)
    #expect(table.delegate?.tableView(table, heightForRowAt: path) == 70)
  }

  @Test("a data source can be called with optional chaining, even by the name of a single method")
  func dataSource() {
    let table = controller.tableView
    #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 2) == "Section 2")
    #expect(table.dataSource?.numberOfSections?(in: table) == 1)
    #expect(
      table.dataSource?.tableView?(table, canEditRowAt: path) == table.dataSource?.tableView(table, canEditRowAt: path))
  }

  @Test("scroll view delegates can be called with optional chaining")
  func scrolling() {
    let table = controller.tableView
    table.delegate?.scrollViewDidScroll?(table)
    table.delegate?.scrollViewDidEndDragging?(table, willDecelerate: false)
    #expect(controller.scrolled == 1)
    #expect(table.delegate?.viewForZooming?(in: table) == nil)
  }

  @Test("a layout can call its delegate with optional chaining, and falls back to its own value without one")
  func layouts() {
    let flow = Flow()
    flow.sectionInset = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    #expect(flow.inset(of: 0) == UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    collection.delegate = controller
    #expect(flow.inset(of: 0) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("a collection view's delegate can be called so for moved items, transitions, and focus")
  func collectionDelegate() {
    let collection = controller.collectionView
    let delegate = collection.delegate
    let (here, there) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    #expect(
      delegate?.collectionView?(collection, targetIndexPathForMoveFromItemAt: here, toProposedIndexPath: there) == there
    )
    #expect(
      delegate?.collectionView?(
        collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: here, atCurrentIndexPath: here,
        toProposedIndexPath: there) == there)
    let next = UICollectionViewFlowLayout()
    let between = delegate?.collectionView?(
      collection, transitionLayoutForOldLayout: collection.collectionViewLayout, newLayout: next)
    #expect(between?.nextLayout === next)
    #expect(delegate?.collectionView?(collection, selectionFollowsFocusForItemAt: here) == false)
    #expect(delegate?.indexPathForPreferredFocusedView?(in: collection) == nil)
  }

  @Test("delegates of search, presentation, page, and tab controllers can be called with optional chaining")
  func controllers() {
    final class Told: NSObject, UIPopoverPresentationControllerDelegate, UISearchControllerDelegate,
      UIPageViewControllerDelegate, UITabBarDelegate
    {
      var told: [String] = []
      func willPresentSearchController(_ searchController: UISearchController) { told.append("search") }
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { told.append("tab") }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { told.append("page") }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { told.append("popover") }
    }
    let told = Told()
    let search: any UISearchControllerDelegate = told
    search.willPresentSearchController?(UISearchController(searchResultsController: nil))
    let tabs: any UITabBarDelegate = told
    tabs.tabBar?(UITabBar(), didSelect: UITabBarItem())
    let pages: any UIPageViewControllerDelegate = told
    pages.pageViewController?(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), didFinishAnimating: true,
      previousViewControllers: [], transitionCompleted: true)
    let popover: any UIPopoverPresentationControllerDelegate = told
    let presentation = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    popover.popoverPresentationControllerDidDismissPopover?(presentation)
    #expect(popover.popoverPresentationControllerShouldDismissPopover?(presentation) == true)
    #expect(told.told == ["search", "tab", "page", "popover"])
  }

  /// A controller that is the delegate of its containers and refers to them like iOS source code: without `self`.
  final class Guide: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var shown: UIViewController?
    func show() { navigationController?.pushViewController(UIViewController(), animated: false) }
    func select() { tabBarController?.selectedIndex = 1 }
    func present() -> UIPresentationController? { presentationController }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown = viewController }
  }

  @Test("a controller's own properties take precedence over optional methods of the same name")
  func ownNames() {
    let guide = Guide()
    let navigation = UINavigationController(rootViewController: guide)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    guide.show()
    #expect(navigation.viewControllers.count == 2 && navigation.viewControllers.first === guide)
    guide.select()
    #expect(tabs.selectedIndex == 1)
    controller.tableView.delegate?.tableView?(controller.tableView, didSelectRowAt: path)
    #expect(controller.selected == path)
  }
}
