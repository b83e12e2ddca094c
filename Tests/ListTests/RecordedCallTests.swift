import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// In which order tables and collections ask and tell, and what they know without a layout: uikit-recorded.md, "Cells
/// and tables".
@MainActor
struct RecordedCallTests {
  /// A delegate and data source that writes down what it is asked.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var height: CGFloat = 100
    var headerHeight: CGFloat = 30

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls.append("cell \(indexPath.section).\(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      calls.append("height \(indexPath.section).\(indexPath.row)")
      return height
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      calls.append("display \(indexPath.section).\(indexPath.row) \(Int(cell.frame.height))")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(of: rows, height: 1000)
    table.sectionHeaderTopPadding = 0
    return table
  }

  @Test("with estimates, each row's cell is created, then its height requested, and then it is displayed (L)")
  func rowOrder() {
    let rows = Rows()
    let table = table(rows)
    table.layoutIfNeeded()
    let expected = ["0.0", "0.1", "1.0", "1.1"].flatMap { ["cell \($0)", "height \($0)", "display \($0) 100"] }
    #expect(rows.calls == expected)
  }

  @Test("without estimates, all heights are requested before the first cell")
  func rowOrderWithoutEstimates() {
    let rows = Rows()
    let table = table(rows)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(rows.calls.prefix(4).allSatisfy { $0.hasPrefix("height") })
    #expect(rows.calls.dropFirst(4).first == "cell 0.0")
  }

  @Test("rectangles are correct after reloadData(), without a layout (R)")
  func rectangles() {
    let rows = Rows()
    let table = table(rows)
    table.layoutIfNeeded()
    (rows.height, rows.headerHeight) = (120, 40)
    table.reloadData()
    // 40 + 2 * 120 = 280.
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 280, width: 320, height: 40))
    #expect(table.rectForRow(at: path(1, 1)) == CGRect(x: 0, y: 440, width: 320, height: 120))
    table.reloadData()
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 280, width: 320, height: 280))
    withExtendedLifetime(rows) {}
  }

  /// Forwards what it is asked to another delegate, as proxies do.
  private final class Proxy: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Target: NSObject, UITableViewDelegate {}
    let target = Target()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 80 : target.tableView(tableView, heightForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 70 : target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      target.tableView(tableView, heightForHeaderInSection: section)
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row == 1 ? 2 : target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  @Test("a delegate that forwards some calls to an object without the method is still called")
  func forwarding() {
    let proxy = Proxy()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.overrideTraits(with: UITraitCollection(displayScale: 2))
    table.separatorStyle = .none
    table.dataSource = proxy
    table.delegate = proxy
    #expect(table.loadedRows.heights.totalHeight == CGFloat(44 + 70 + 44))
    table.layoutIfNeeded()
    let heights = (0..<3).map { table.rectForRow(at: path($0)).height }
    #expect(heights == [44, 80, 44])
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 2, 0])
    withExtendedLifetime(proxy) {}
  }

  /// Returns a height for one row, and calls `super` for the others.
  private final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 0 : super.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  @Test("a controller that calls super for some rows is still called")
  func callingSuper() {
    let controller = Controller(style: .plain)
    let table: UITableView = controller.tableView
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.overrideTraits(with: UITraitCollection(displayScale: 2))
    table.separatorStyle = .none
    table.layoutIfNeeded()
    let heights = (0..<3).map { table.rectForRow(at: path($0)).height }
    #expect(heights == [44, 0, 44])
    withExtendedLifetime(controller) {}
  }

  // Collections.

  private final class Log { var calls: [String] = [] }

  private final class LoggingCell: UICollectionViewCell {
    static let log = Log()
    var name = "new"
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      Self.log.calls.append("apply \(layoutAttributes.indexPath.item)")
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.log.calls.append("prefer \(layoutAttributes.indexPath.item)")
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      LoggingCell.log.calls.append("cell \(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      LoggingCell.log.calls.append("dequeued \(indexPath.item)")
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { LoggingCell.log.calls.append("display \(indexPath.item)") }
  }

  @Test("each item is created, gets its attributes when dequeued, returns preferred ones, and is displayed (L, D)")
  func itemOrder() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 50, height: 50)
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.register(LoggingCell.self, forCellWithReuseIdentifier: "item")
    let items = Items()
    collection.dataSource = items
    collection.delegate = items
    LoggingCell.log.calls = []
    collection.layoutIfNeeded()
    let expected = (0..<2).flatMap { item in
      ["cell \(item)", "apply \(item)", "dequeued \(item)", "prefer \(item)", "display \(item)"]
    }
    #expect(LoggingCell.log.calls == expected)
    withExtendedLifetime(items) {}
  }

  @Test("a header of size zero has attributes, and is not shown (R)")
  func emptyHeader() {
    let flow = UICollectionViewFlowLayout()
    let collection = Collections.make(Tiles([[0], [1]]), flow)
    let kind = UICollectionView.elementKindSectionHeader
    let attributes = collection.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: 1))
    // The first section's item is 50 high.
    #expect(attributes?.frame.minY == 50 && attributes?.frame.height == 0)
    #expect(collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
    #expect(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 2)) == nil)
  }

  @Test("an item that is wider than its line is centered: 370 points in 320 start at -25 (R)")
  func wideItem() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 370, height: 50)
    let collection = Collections.make(Tiles([[0, 1]]), flow)
    #expect(Collections.frames(collection).map(\.minX) == [-25, -25])
  }
}
