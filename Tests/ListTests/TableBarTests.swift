import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Table views and collection views under bars.
@MainActor
struct TableBarTests {
  /// Rows of two sections with titles, whose cells have constraints to the margins of their content views.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var scrolls = 0
    var animations = 0
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let block = UIView()
      block.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(block)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: margins.topAnchor),
        block.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        block.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        block.heightAnchor.constraint(equalToConstant: 27.5),
      ])
      return cell
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animations += 1 }
  }

  /// Shows a view in a navigation stack, where the bars take 88 points at the top, and the home indicator 34 at the
  /// bottom.
  private func show(_ view: UIView) -> UIWindow {
    let page = UIViewController()
    view.frame = page.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.overrideTraits(with: UITraitCollection(displayScale: 2))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func showPlainTable(_ rows: Rows) -> (table: UITableView, window: UIWindow) {
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    return (table, show(table))
  }

  @Test("a table view in a navigation stack starts below the bar, and its rows scroll under it unchanged")
  func begins() {
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    table.delegate = rows
    let window = show(table)
    #expect(table.contentOffset.y == -88 && table.adjustedContentInset.bottom == 34)
    // Margins of 11, a block of 27.5 and a line of half a point.
    #expect(table.rectForRow(at: path(0)).height == 50)
    for y in stride(from: CGFloat(-80), to: 400, by: 7) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
      for cell in table.visibleCells { #expect(cell.frame.height == 50 && cell.contentView.layoutMargins.top == 11) }
    }
  }

  @Test("scrolling to a row leaves it visible between the bars, and the delegate is notified")
  func scrolling() {
    let rows = Rows()
    let (table, window) = showPlainTable(rows)
    rows.scrolls = 0
    table.scrollToRow(at: path(50), at: .top, animated: true)
    // Below the bar of 88 is the header of 28, and below that the row.
    #expect(table.rectForRow(at: path(50)).minY - table.contentOffset.y == 116)
    #expect(rows.scrolls == 1 && rows.animations == 1)
    table.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(table.rectForRow(at: path(50)).maxY - table.contentOffset.y == CGFloat(812 - 34))
    table.scrollToRow(at: path(99, 1), at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - CGFloat(812 - 34))
    #expect(rows.animations == 1)
    table.scrollToRow(at: path(0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == -88)
  }

  @Test("plain headers are pinned below the bar, and the next one pushes them under it")
  func pinned() {
    let rows = Rows()
    let (table, window) = showPlainTable(rows)
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 288, width: 375, height: 28))
    table.scrollToRow(at: path(0, 1), at: .top, animated: false)
    // The second header is at 88; 10 points further up it would be at 78, and the first has ended above it.
    table.contentOffset.y -= 10
    window.layoutIfNeeded()
    let second = table.rectForHeader(inSection: 1).minY
    #expect(second - table.contentOffset.y == 98)
    #expect(table.headerView(forSection: 1)?.frame.minY == second)
    #expect(table.headerView(forSection: 0)?.frame.minY == second - 28)
    table.contentOffset.y += 60
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.frame.minY == table.contentOffset.y + 88)
    #expect(table.headerView(forSection: 0)?.frame.minY == second - 28)
  }

  @Test("a collection view in a navigation stack starts below the bar, along its scroll axis")
  func collection() {
    let items = PlainItems(1000, "item")
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    let window = show(collection)
    #expect(collection.contentOffset == CGPoint(x: 0, y: -88))
    collection.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    let frame = collection.cellForItem(at: IndexPath(item: 60, section: 0))?.frame
    #expect(frame.map { $0.minY - collection.contentOffset.y } == 88)
  }
}
