import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Headers, footers, groups, and the views around the sections. Rows are 44 high where positions are added up, and
/// screens have 2 pixels per point.
@MainActor
struct TableSectionTests {
  private func rows(_ count: Int) -> [UITableViewCell] { (0..<count).map { cell(.default, "Row \($0)") } }

  @Test("a plain table view has titles of 28 points, with 22 above, and nothing without a title")
  func plainTitles() {
    let sample = StaticTable([rows(2), rows(1), rows(1)], rowHeight: 44)
    sample.headers = [0: "First", 2: "Third"]
    sample.footers = [1: "Below"]
    sample.layOut()
    let table = sample.table
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.rectForRow(at: path(0)).minY == 50)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForRow(at: path(0, 1)).minY == CGFloat(50 + 88))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 182, width: 320, height: 28))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 138, width: 320, height: 44 + 28))
    #expect(table.rectForHeader(inSection: 2).minY == CGFloat(210 + 22))
    #expect(table.contentSize.height == CGFloat(210 + 22 + 28 + 44))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.rect(forSection: 7) == .zero)
    table.sectionHeaderTopPadding = 0
    sample.layOut()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  @Test("a plain header stays at the top until its section's end pushes it out")
  func pinnedHeaders() {
    let sample = StaticTable([rows(5), rows(60)], rowHeight: 44)
    sample.headers = [0: "First", 1: "Second"]
    let table = sample.table
    table.frame.size.height = 200
    sample.layOut()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    // The section ends at 22 + 28 + 5 * 44 = 270.
    table.contentOffset.y = 260
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(270 - 28))
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 400)
    table.scrollToRow(at: path(20, 1), at: .top, animated: false)
    #expect(table.rectForRow(at: path(20, 1)).minY - table.contentOffset.y == 28)
  }

  @Test("a plain footer stays at the bottom as soon as its section's header leaves room for it")
  func pinnedFooters() {
    let sample = StaticTable([rows(3), rows(60)], rowHeight: 44)
    sample.headers = [1: "Second"]
    sample.footers = [1: "The end"]
    let table = sample.table
    table.frame.size.height = 200
    sample.layOut()
    // Below three rows and the padding of 22 points, the header ends at 132 + 22 + 28, and the screen at 200.
    #expect(table.footerView(forSection: 1)?.frame == CGRect(x: 0, y: 182, width: 320, height: 28))
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 1)?.frame.minY == CGFloat(300 - 28))
    table.contentOffset.y = table.contentSize.height - 200
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 1)?.frame.minY == CGFloat(182 + 60 * 44))
  }

  /// Counts the requests for cells, and for views of footers, which have no height in the first section.
  private final class Footers: NSObject, UITableViewDataSource, UITableViewDelegate {
    var cells = 0
    var sections: Set<Int> = []

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells += 1
      return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 0 ? 0 : 10
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      sections.insert(section)
      return UIView()
    }
  }

  @Test("a footer without a height is not requested")
  func emptyFooter() {
    let footers = Footers()
    let table = UITableView(of: footers, height: 480)
    table.rowHeight = 44
    table.layoutIfNeeded()
    #expect(footers.sections == [1, 2] && footers.cells == 6)
  }

  @Test("rows whose height is set to 0 need no cells to be measured")
  func noHeight() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Footers()
    table.rowHeight = 0
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1, 2)).height == 0 && rows.cells == 0)
  }

  @Test("a title is not higher than its header")
  func lowHeader() {
    let sample = StaticTable([rows(1)], rowHeight: 44)
    sample.headers = [0: "First"]
    sample.table.sectionHeaderHeight = 10
    sample.layOut()
    let header = sample.table.headerView(forSection: 0)
    header?.layoutIfNeeded()
    #expect(header?.frame.height == 10 && header?.textLabel?.frame.height == 10)
  }

  @Test("groups without titles are 35 apart, and 35 below the top")
  func grouped() {
    let sample = StaticTable([rows(1), rows(1)], style: .grouped, rowHeight: 44)
    sample.layOut()
    let table = sample.table
    #expect(table.rectForRow(at: path(0)).minY == 35)
    #expect(table.rectForFooter(inSection: 0).height == 17.5)
    #expect(table.rectForRow(at: path(0, 1)).minY == CGFloat(35 + 44 + 35))
    #expect(table.contentSize.height == CGFloat(35 + 44 + 35 + 44 + 17.5))
  }

  @Test("a view above the groups replaces the extra height of the first header")
  func groupedBelowHeader() {
    let sample = StaticTable([rows(1)], style: .grouped)
    sample.layOut()
    sample.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
    sample.layOut()
    #expect(abs(sample.table.rectForRow(at: path(0)).minY - 17.5) < 1e-6)
  }

  @Test("a group's title is uppercase, in 55.5 points at the top and 38 elsewhere")
  func groupedTitles() {
    let sample = StaticTable([rows(1), rows(1)], style: .grouped)
    sample.headers = [0: "General", 1: "More"]
    sample.footers = [1: "The end"]
    sample.layOut()
    let table = sample.table
    #expect(table.rectForHeader(inSection: 0).height == 55.5)
    #expect(table.rectForHeader(inSection: 1).height == 38)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "GENERAL")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "The end")
    // Document 00396.
    #expect(table.rectForFooter(inSection: 1).height == 30)
  }

  @Test("a group with a title is as high as the title needs, and others as high as the table says (IB)")
  func groupedTitlesAndHeights() {
    // Document 00396, and 00316 without titles.
    let sample = StaticTable([rows(1), rows(1), rows(1)], style: .grouped, rowHeight: 44)
    (sample.headers, sample.footers) = ([0: "Reference Scale", 1: "Map Scale"], [0: "Selected layers will scale."])
    (sample.table.sectionHeaderHeight, sample.table.sectionFooterHeight) = (18, 18)
    sample.layOut()
    let table = sample.table
    #expect(table.rectForRow(at: path(0)).minY == 55.5)
    #expect(table.rectForRow(at: path(0, 1)).minY == CGFloat(55.5 + 44 + 30 + 38))
    #expect(table.rectForRow(at: path(0, 2)).minY == CGFloat(55.5 + 44 + 30 + 38 + 44 + 18 + 18))
    (sample.headers, sample.footers) = ([:], [:])
    table.reloadData()
    sample.layOut()
    #expect(table.rectForRow(at: path(0)).minY == 18)
  }

  @Test("inset groups are inset by the margin")
  func insetGrouped() {
    let narrow = StaticTable([rows(1)], style: .insetGrouped)
    narrow.layOut()
    // The side margin: 16, or 20 on a wide screen (uikit-recorded.md, "Cell margins", IB).
    #expect(narrow.table.rectForRow(at: path(0)) == CGRect(x: 16, y: 35, width: 288, height: 43.5))
    #expect(narrow.sections[0][0].frame.width == 288)
    let wide = StaticTable([rows(1)], style: .insetGrouped, width: 414, screen: 414)
    wide.layOut()
    #expect(wide.table.rectForRow(at: path(0)).minX == 20)
  }

  /// Provides its own headers.
  private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = UITableView.automaticDimension
    var blockHeight: CGFloat = 60
    var shown: [Int] = []
    var hidden: [Int] = []
    func numberOfSections(in tableView: UITableView) -> Int { 30 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      (view as? BlockHeader)?.height.constant = blockHeight
      return view
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      shown.append(section)
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      hidden.append(section)
    }
  }

  /// A header whose content has a given height.
  private final class BlockHeader: UITableViewHeaderFooterView {
    /// The height of the content, which is added on first use.
    private(set) lazy var height = contentView.addBlock()
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func headerTable(_ headers: Headers, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(of: headers, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(BlockHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 44
    return table
  }

  @Test("the delegate's headers size themselves, and are reused")
  func automaticHeaders() {
    let headers = Headers()
    let table = headerTable(headers)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 60)
    #expect(table.rectForRow(at: path(0, 1)).minY == CGFloat(60 + 132 + 60))
    #expect(headers.shown == [0, 1])
    let first = table.headerView(forSection: 0) as? BlockHeader
    for _ in 0..<20 {
      table.contentOffset.y += 150
      table.layoutIfNeeded()
    }
    #expect(headers.hidden.starts(with: [0, 1, 2]))
    #expect(first?.reuses ?? 0 > 0)
  }

  @Test("a height from the delegate applies, and 0 hides the header")
  func namedHeaders() {
    let headers = Headers()
    headers.height = 90
    let table = headerTable(headers)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).minY == 90)
    headers.height = 0
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).minY == 0 && table.headerView(forSection: 0) == nil)
  }

  @Test("in a grouped table view, a height of 0 uses the content's height")
  func zeroInGroups() {
    let headers = Headers()
    headers.height = 0
    let table = headerTable(headers, style: .grouped)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 60)
  }

  @Test("an unregistered identifier returns no header, and a class that is not a header is rejected")
  func registration() async {
    #expect(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITableView().register(UIView.self, forHeaderFooterViewReuseIdentifier: "view") }
    }
  }

  @Test("the table header and footer views have their own heights and the table view's width")
  func outerViews() {
    let sample = StaticTable([rows(2)], rowHeight: 44)
    let table = sample.table
    let (header, footer) = (UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 70)), UIView())
    footer.frame.size.height = 30
    table.tableHeaderView = header
    table.tableFooterView = footer
    sample.layOut()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(table.rectForRow(at: path(1)).minY == CGFloat(70 + 44))
    #expect(footer.frame == CGRect(x: 0, y: 158, width: 320, height: 30))
    #expect(table.contentSize.height == 188)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 69)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 70)) == path(0))
    header.frame.size.height = 10
    table.tableHeaderView = header
    sample.layOut()
    #expect(table.rectForRow(at: path(0)).minY == 10)
    table.tableHeaderView = nil
    table.tableFooterView = nil
    sample.layOut()
    #expect(table.contentSize.height == 88 && header.superview == nil)
  }
}

/// The effect of the table view's own insets and margins on its cells.
@MainActor
struct TableInsetTests {
  @Test("cells that follow the readable width have margins that leave 672 points")
  func readableWidth() {
    let cell = cell(.default, "Title")
    let sample = StaticTable([[cell]], width: 1000, screen: 1000)
    sample.layOut()
    #expect(cell.textLabel?.frame.minX == 20)
    sample.table.cellLayoutMarginsFollowReadableWidth = true
    sample.layOut()
    // uikit.md, "Margins, guides, safe area": at most 672 points at `large`, centered in 1000.
    #expect(cell.textLabel?.frame.minX == CGFloat((1000 - 672) / 2))
  }

  @Test("the safe area narrows the content, unless that is disabled")
  func safeArea() {
    let cell = cell(.default, "Title")
    let sample = StaticTable([[cell]], width: 600)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 2000))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    window.addSubview(sample.table)
    sample.layOut()
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.maxX == CGFloat(600 - 30))
    sample.table.insetsContentViewsToSafeArea = false
    sample.layOut()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == 600)
  }

  @Test("a negative number of rows is rejected with the number")
  func negative() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Negative: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        let source = Negative()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = source
        table.reloadData()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The data source says that there are -3 rows in section 0"))
  }
}
