import Foundation
import Testing

@testable import UIKit

/// Segues of cells, and segue actions.
@MainActor
@Suite(.serialized)
struct CellSegueTests {
  private let storyboard = UIStoryboard(name: "NibSegues", bundle: nil)

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func list() throws -> (list: NibSegueController, stack: UINavigationController, window: UIWindow) {
    let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = show(stack)
    return (try #require(stack.viewControllers.first as? NibSegueController), stack, window)
  }

  @Test("a tapped row performs the segue of its cell, whose action creates the destination")
  func row() throws {
    let (list, stack, window) = try list()
    #expect(list.tableView.tapRow(at: IndexPath(row: 1, section: 0)))
    #expect(
      list.events == [
        "will select 1", "should row", "make row from true", "prepare 1, selected 1, item made", "did select 1",
      ])
    #expect((stack.topViewController as? NibItemController)?.item == "made")
    #expect(stack.topViewController?.title == "Detail")
    _ = window
  }

  @Test("where the segue action returns nil, the destination is created as usual")
  func fallback() throws {
    let (list, stack, window) = try list()
    list.makesDetail = false
    list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    #expect((stack.topViewController as? NibItemController)?.item == "usual")
    #expect(list.events.contains("make row from true"))
    _ = window
  }

  @Test("a segue that the controller refuses is not performed, and its action not called; the row is selected")
  func refusal() throws {
    let (list, stack, window) = try list()
    list.refuses = true
    #expect(list.tableView.tapRow(at: IndexPath(row: 2, section: 0)))
    #expect(list.events == ["will select 2", "should row", "did select 2"])
    #expect(stack.viewControllers.count == 1 && list.tableView.indexPathForSelectedRow?.row == 2)
    list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(list.events.suffix(4) == ["will select 0", "did deselect 2", "should row", "did select 0"])
    _ = window
  }

  @Test("a row that isn't shown, and a table without selection, can't be tapped")
  func unselectable() throws {
    let (list, stack, window) = try list()
    for path in [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0)] {
      #expect(!list.tableView.tapRow(at: path) && !list.tableView.tapAccessory(ofRowAt: path))
    }
    list.tableView.allowsSelection = false
    #expect(!list.tableView.tapRow(at: IndexPath(row: 0, section: 0)))
    #expect(list.events.isEmpty && stack.viewControllers.count == 1)
    _ = window
  }

  @Test("a detail button performs the accessory's segue, with the cell as its sender")
  func accessory() throws {
    let (list, stack, window) = try list()
    #expect(list.tableView.tapAccessory(ofRowAt: IndexPath(row: 2, section: 0)))
    #expect(list.events == ["should info", "prepare 2, selected -1, item usual", "accessory 2"])
    #expect(stack.presentedViewController is NibItemController && stack.viewControllers.count == 1)
    _ = window
  }

  @Test("a row of a static table performs its segue")
  func staticRow() throws {
    let controller = storyboard.instantiateViewController(withIdentifier: "static")
    let window = show(controller)
    let list = try #require(controller as? NibStaticController)
    let path = IndexPath(row: 0, section: 0)
    #expect(list.tableView.tapRow(at: path))
    #expect(list.senders.count == 1 && list.senders.first === list.tableView.cellForRow(at: path))
    #expect(list.presentedViewController is NibItemController)
    _ = window
  }

  @Test("a tapped item performs the segue of its cell before the delegate is told")
  func item() throws {
    let controller = storyboard.instantiateViewController(withIdentifier: "grid")
    let window = show(controller)
    let grid = try #require(controller as? NibGridController)
    #expect(grid.collectionView.tapItem(at: IndexPath(item: 1, section: 0)))
    #expect(grid.events == ["prepare 1", "did select 1"])
    #expect(grid.presentedViewController is NibItemController)
    #expect(!grid.collectionView.tapItem(at: IndexPath(item: 2, section: 0)))
    _ = window
  }
}
