import CoreGraphics
import Foundation
import InterfaceDocuments
import Testing
import UIFoundation

@testable import UIKit

/// Controllers that are loaded from storyboards, which lie among the resources of this target.
@MainActor
@Suite(.serialized)
struct StoryboardTests {
  private let tour = UIStoryboard(name: "NibTour", bundle: nil)

  private func start() throws -> (stack: UINavigationController, feed: NibFeedController, window: UIWindow) {
    let stack = try #require(tour.instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return (stack, try #require(stack.viewControllers.first as? NibFeedController), window)
  }

  @Test("the initial controller has the children that relationships name, and the bar's and the item's values")
  func initial() throws {
    let (stack, feed, _) = try start()
    #expect(stack.viewControllers.count == 1 && stack.navigationBar.prefersLargeTitles)
    #expect(feed.navigationItem.title == "Feed")
    #expect(feed.navigationItem.rightBarButtonItem?.title == "More")
    #expect(feed.storyboard === tour && stack.storyboard === tour)
  }

  @Test("prototypes are dequeued by their identifiers, with outlets, and sized by their constraints")
  func prototypes() throws {
    let (_, feed, _) = try start()
    let table = try #require(feed.tableView)
    #expect(table.dataSource === feed && table.delegate === feed)
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? NibFeedCell }
    #expect(cells.count == 3 && cells.allSatisfy { $0.wakes == 1 && $0.reuseIdentifier == "feed" })
    for cell in cells {
      // 24 above and below the box of 40, without a separator.
      #expect(cell.box.superview === cell.contentView && cell.box.frame == CGRect(x: 20, y: 24, width: 40, height: 40))
      #expect(cell.contentView.bounds.height == 88)
    }
  }

  @Test("a static table shows the document's cells through the controller's own data source")
  func staticTable() throws {
    let controller = tour.instantiateViewController(withIdentifier: "settings")
    let table = try #require((controller as? UITableViewController)?.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    table.layoutIfNeeded()
    #expect(table.style == .grouped && table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.textLabel?.text == "Name" && first.accessoryType == .checkmark && first.selectionStyle == .none)
    // The document's label is the cell's own, not another one.
    #expect(first.contentView.subviews.compactMap { $0 as? UILabel }.count == 1)
    #expect(controller.tableViewTitles(of: table) == ["Account", "Below"])
  }

  @Test("segues are performed by identifier, after prepare(for:), and by the items that have them")
  func segues() throws {
    let (stack, feed, _) = try start()
    feed.performSegue(withIdentifier: "detail", sender: nil)
    #expect(feed.segues == ["detail to Detail"] && stack.topViewController is NibDetailController)
    stack.popToRootViewController(animated: false)
    let item = try #require(feed.navigationItem.rightBarButtonItem)
    feed.refuses = true
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(stack.viewControllers.count == 1)
    feed.refuses = false
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(feed.segues.last == "more to Detail" && stack.viewControllers.count == 2)
    stack.popToRootViewController(animated: false)
    feed.performSegue(withIdentifier: "settings", sender: nil)
    #expect(stack.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test("an embed segue adds a child that fills its container, and an unwind segue returns to its action")
  func embedAndUnwind() throws {
    let (stack, feed, window) = try start()
    feed.performSegue(withIdentifier: "detail", sender: nil)
    let detail = try #require(stack.topViewController as? NibDetailController)
    window.layoutIfNeeded()
    #expect(detail.loadedWithContainer && detail.prepared == ["child"])
    let child = try #require(detail.children.first)
    #expect(child.title == "Child" && child.view.superview === detail.container)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(feed.segues.last == "returned from Detail" && stack.viewControllers.count == 1)
  }

  @Test("a creator receives the coder, and a reference leads to another storyboard")
  func creatorsAndReferences() throws {
    let made: NibFeedController = tour.instantiateViewController(identifier: "feed") { coder in
      let controller = NibFeedController(coder: coder)
      controller?.restorationIdentifier = "created"
      return controller
    }
    #expect(made.restorationIdentifier == "created" && made.navigationItem.title == "Feed")
    let other = tour.instantiateViewController(withIdentifier: "elsewhere")
    #expect(other.title == "Other" && other.storyboard !== tour)
  }

  @Test("a class that doesn't exist is replaced by its base class, with a warning that names the line")
  func missingClass() throws {
    let path = try #require(InterfaceFiles.path(of: "NibOther", type: "storyboard", in: .main))
    let file = try InterfaceFile(path: path)
    let part = try #require(file.parts.first)
    let made = try #require(file.make(part))
    #expect(made.controller.map { type(of: $0) == UIViewController.self } == true)
    let warning = try #require(file.warnings.first { $0.kind == .missingClass })
    #expect(warning.position == SourcePosition(line: 7, column: 17) && warning.id == "oth-vc-001")
    #expect(warning.message == "there is no class 'NoSuchModule.NoSuchController'; UIViewController is used")
  }

  @Test("values that vary by size class follow the view's size classes")
  func variations() throws {
    let controller = UIStoryboard(name: "NibOther", bundle: nil).instantiateViewController(withIdentifier: "other")
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    controller.view.layoutIfNeeded()
    #expect(stack.axis == .horizontal && stack.arrangedSubviews[1].frame == CGRect(x: 60, y: 0, width: 50, height: 20))
    for size in [UIUserInterfaceSizeClass.compact, .regular] {
      controller.traitOverrides.verticalSizeClass = size
      controller.view.layoutIfNeeded()
      #expect(stack.axis == (size == .compact ? .vertical : .horizontal))
    }
  }
}

extension UIViewController {
  /// The header and footer titles of a table's first section, from the controller as its data source.
  fileprivate func tableViewTitles(of table: UITableView) -> [String?] {
    let source = self as? any UITableViewDataSource
    return [source?.tableView(table, titleForHeaderInSection: 0), source?.tableView(table, titleForFooterInSection: 0)]
  }
}
