import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// The members that these tests use of both table views and collection views.
@MainActor
private protocol ReloadableList: UIScrollView {
  var shownCells: [UIView] { get }
  func reloadData()
}

extension UITableView: ReloadableList {
  fileprivate var shownCells: [UIView] { visibleCells }
}

extension UICollectionView: ReloadableList {
  fileprivate var shownCells: [UIView] { visibleCells }
}

/// Lists whose data source, delegate, or cells call back into them while rows are counted, measured, or displayed
/// (robustness.md, "Tables"). The requested changes are made afterward, within a limited number of rounds.
@MainActor
struct ReentrantListTests {
  /// A call that a table view makes.
  enum Question: CaseIterable {
    case sections, rows, cell, estimate, height, header, willDisplay, didEndDisplaying
  }

  private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var count = 100
    var meddle: ((Question) -> Void)?
    /// The number of calls.
    var asked = 0

    override init() {
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
    }

    private func ask(_ question: Question) {
      asked += 1
      meddle?(question)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      ask(.sections)
      return 2
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      ask(.rows)
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      ask(.cell)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      ask(.estimate)
      return 40
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      ask(.height)
      return 50
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      ask(.header)
      return nil
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      ask(.willDisplay)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      ask(.didEndDisplaying)
    }
  }

  /// A change that is requested from either kind of list.
  private static func listCalls<List: ReloadableList>() -> [(name: String, call: @MainActor (List) -> Void)] {
    [
      ("layoutIfNeeded", { $0.layoutIfNeeded() }),
      (
        "setNeedsLayout",
        {
          $0.setNeedsLayout()
          $0.layoutIfNeeded()
        }
      ),
      ("reloadData", { $0.reloadData() }),
      (
        "reloadData, layoutIfNeeded",
        {
          $0.reloadData()
          $0.layoutIfNeeded()
        }
      ),
      ("visibleCells", { _ = $0.shownCells }),
      ("contentOffset", { $0.contentOffset.y += 10 }),
      ("frame", { $0.frame.size.width += 1 }),
      ("removeFromSuperview", { $0.removeFromSuperview() }),
    ]
  }

  /// Lays out a list that is called from one of its data source or delegate methods, and checks what it shows
  /// afterward.
  private func check<List: ReloadableList, Question: Equatable>(
    _ list: List, _ question: Question, offset: CGFloat, _ name: String, _ call: @escaping (List) -> Void,
    meddle: (((Question) -> Void)?) -> Void
  ) {
    var depth = 0
    meddle { [unowned list] asked in
      guard asked == question else { return }
      depth += 1
      #expect(depth < 4, "\(name) in \(asked) asks again")
      if depth < 4 { call(list) }
      depth -= 1
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(list)
    root.layoutIfNeeded()
    list.contentOffset.y = offset
    list.layoutIfNeeded()
    meddle(nil)
    list.contentOffset = .zero
    list.reloadData()
    list.layoutIfNeeded()
    let bounds = list.bounds
    #expect(!list.shownCells.isEmpty, "\(name) in \(question)")
    #expect(list.shownCells.allSatisfy { $0.frame.intersects(bounds) }, "\(name) in \(question)")
  }

  /// A change that is requested from a table view.
  private static let tableCalls: [(name: String, call: @MainActor (UITableView) -> Void)] = [
    ("scrollToRow", { $0.scrollToRow(at: IndexPath(row: 60, section: 1), at: .middle, animated: true) }),
    ("reloadRows", { $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none) }),
    ("reconfigureRows", { $0.reconfigureRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]) }),
    (
      "beginUpdates, endUpdates",
      {
        $0.beginUpdates()
        $0.endUpdates()
      }
    ),
    ("rowHeight", { $0.rowHeight += 1 }),
    ("estimatedRowHeight", { $0.estimatedRowHeight += 1 }),
    ("numberOfRows", { _ = $0.numberOfRows(inSection: 0) }),
    ("rectForRow", { _ = $0.rectForRow(at: IndexPath(row: 50, section: 1)) }),
    ("cellForRow", { _ = $0.cellForRow(at: IndexPath(row: 1, section: 0)) }),
    ("measureRowsAhead", { $0.measureRowsAhead(limit: 10) }),
    ("tableHeaderView", { $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }),
    ("setEditing", { $0.setEditing(!$0.isEditing, animated: false) }),
  ]

  @Test("a table that is reloaded with fewer rows, between a change of heights and the layout, shows those rows")
  func anchorBeyondTheRows() {
    let list = StaticTable([(0..<100).map { cell(.default, "\($0)") }], rowHeight: 40)
    list.table.frame.size.height = 400
    list.layOut()
    list.table.contentOffset.y = 3000
    list.layOut()
    // The topmost row, 75, is remembered so that it doesn't move, and then is gone.
    list.table.rowHeight = 50
    list.sections = [(0..<10).map { cell(.default, "\($0)") }]
    list.table.reloadData()
    list.layOut()
    #expect(list.table.contentSize.height == 500)
    list.table.contentOffset.y = 100
    list.layOut()
    #expect(list.table.indexPathsForVisibleRows == (2..<10).map { path($0) })
  }

  @Test(
    "a table view that is called from its data source and delegate methods shows its rows", arguments: Question.allCases
  )
  func table(question: Question) {
    for (name, call) in Self.tableCalls + Self.listCalls() {
      let sample = Table()
      check(sample.table, question, offset: 1000, name, call) { sample.meddle = $0 }
    }
  }

  @Test("a row that is scrolled to during layout is visible afterward")
  func scrollInCell() {
    let sample = Table()
    var scrolls = 0
    sample.meddle = { [unowned sample] asked in
      guard asked == .cell, scrolls == 0 else { return }
      scrolls += 1
      sample.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    }
    sample.table.layoutIfNeeded()
    #expect(scrolls == 1)
    #expect(sample.table.indexPathsForVisibleRows?.contains(IndexPath(row: 60, section: 0)) == true)
    #expect(sample.table.rectForRow(at: IndexPath(row: 60, section: 0)).minY >= sample.table.contentOffset.y)
  }

  @Test("a table view that is reloaded from cellForRow shows the new rows")
  func reloadInCell() {
    let sample = Table()
    sample.meddle = { [unowned sample] asked in
      guard asked == .cell, sample.count == 100 else { return }
      sample.count = 3
      sample.table.reloadData()
    }
    sample.table.layoutIfNeeded()
    #expect(sample.table.numberOfRows(inSection: 0) == 3)
    #expect(sample.table.visibleCells.count == 6)
  }

  // Collections.

  enum CollectionQuestion: CaseIterable {
    case sections, items, cell, willDisplay, didEndDisplaying, size
  }

  private final class Collection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    /// Each question of a layout pass that asks for another one makes that pass ask again, so few items in few columns
    /// fill the view.
    static let fullCount = Rounds.count(quick: 24, full: 200)
    var count = fullCount
    var meddle: ((CollectionQuestion) -> Void)?
    var askedPaths: [IndexPath] = []

    override init() {
      super.init()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      collection.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      meddle?(.sections)
      return 1
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      meddle?(.items)
      return count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      askedPaths.append(indexPath)
      meddle?(.cell)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { meddle?(.willDisplay) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { meddle?(.didEndDisplaying) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      meddle?(.size)
      return CGSize(width: 100, height: 100)
    }
  }

  private static let collectionCalls: [(name: String, call: @MainActor (UICollectionView) -> Void)] = [
    ("reloadItems", { $0.reloadItems(at: [IndexPath(item: 0, section: 0)]) }),
    (
      "reconfigureItems",
      { $0.reconfigureItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]) }
    ),
    ("performBatchUpdates", { $0.performBatchUpdates(nil) }),
    ("invalidateLayout", { $0.collectionViewLayout.invalidateLayout() }),
    (
      "invalidateLayout, layoutIfNeeded",
      {
        $0.collectionViewLayout.invalidateLayout()
        $0.layoutIfNeeded()
      }
    ),
    ("setCollectionViewLayout", { $0.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) }),
    ("scrollToItem", { $0.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true) }),
    ("numberOfItems", { _ = $0.numberOfItems(inSection: 0) }),
    ("layoutAttributes", { _ = $0.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) }),
  ]

  @Test(
    "a collection view that is called from its data source and delegate methods shows its items",
    arguments: CollectionQuestion.allCases)
  func collection(question: CollectionQuestion) {
    for (name, call) in Rounds.some(of: Self.collectionCalls + Self.listCalls(), quick: 12) {
      // There is no item to scroll to yet, for which UIKit raises an exception.
      if name == "scrollToItem", question == .sections || question == .items { continue }
      let sample = Collection()
      check(sample.collection, question, offset: 500, name, call) { sample.meddle = $0 }
    }
  }

  @Test("a collection view that is reloaded from cellForItem requests no removed item")
  func reloadInItem() {
    let sample = Collection()
    sample.meddle = { [unowned sample] asked in
      guard asked == .cell, sample.count == Collection.fullCount else { return }
      sample.count = 3
      sample.collection.reloadData()
      sample.askedPaths = []
    }
    sample.collection.layoutIfNeeded()
    #expect(sample.collection.visibleCells.count == 3)
    #expect(sample.askedPaths.allSatisfy { $0.item < 3 })
  }

  @Test("a layout that is set in cellForItem positions the items")
  func layoutInItem() {
    let sample = Collection()
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    sample.meddle = { [unowned sample] asked in
      if asked == .cell { sample.collection.setCollectionViewLayout(layout, animated: false) }
    }
    sample.collection.layoutIfNeeded()
    #expect(sample.collection.collectionViewLayout === layout)
    // The inset above the section is 7 points.
    #expect(sample.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 7)
  }

  /// A layout that replaces itself by another one whenever its visible elements are requested.
  private final class FickleLayout: UICollectionViewFlowLayout {
    static var count = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      Self.count += 1
      collectionView?.setCollectionViewLayout(FickleLayout(), animated: false)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test("after eight layouts that replace themselves, the rest is left for the next layout pass")
  func fickleLayouts() {
    let sample = Collection()
    sample.collection.layoutIfNeeded()
    sample.collection.setCollectionViewLayout(FickleLayout(), animated: false)
    for _ in 0..<3 {
      FickleLayout.count = 0
      sample.collection.layoutSubviews()
      #expect(FickleLayout.count == 8)
    }
  }
}
