import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Cells that leave the screen and return with other rows in the same pass.
@MainActor
struct CellReuseTests {
  /// 300 rows of 44 points in sections of 10, with cells created by `make`.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: ((UITableView) -> UIView?)?
    var make: (UITableView, IndexPath) -> UITableViewCell = { table, _ in
      table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    var canEdit: (IndexPath) -> Bool = { _ in true }
    var gone: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { 30 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      make(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header?(tableView) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { gone.append(indexPath) }
  }

  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)

  private func show() {
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  private func scroll(by distance: CGFloat) {
    table.contentOffset.y += distance
    table.layoutIfNeeded()
  }

  @Test("rows scrolled by a screen at a time reuse the same cells, which stay in the table")
  func sameCells() {
    var made = 0
    rows.make = { table, _ in
      if let cell = table.dequeueReusableCell(withIdentifier: "row") { return cell }
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    show()
    let first = made
    for _ in 0..<10 { scroll(by: 440) }
    // One more is needed if one row is partly visible at the top and another at the bottom.
    #expect(made <= first + 1)
    #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
    #expect(table.visibleCells.allSatisfy { $0.superview === table })
  }

  @Test("a cell that is used as a header after leaving the screen stays in the table")
  func cellAsHeader() {
    rows.header = { table in
      table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    table.sectionHeaderHeight = 44
    table.rowHeight = 44
    show()
    for _ in 0..<12 {
      scroll(by: 440)
      // Plain headers stay at the top while their rows are visible.
      let top = table.bounds.minY
      let headers = table.subviews.filter { view in
        view is UITableViewCell && !table.visibleCells.contains { $0 === view }
      }
      #expect(headers.contains { $0.frame.minY <= top && $0.frame.maxY > top }, "no header at \(top)")
    }
  }

  @Test("a cell that the delegate moved elsewhere when it left stays there")
  func movedAway() {
    let shelf = UIView()
    var kept: UITableViewCell?
    show()
    rows.make = { table, path in
      guard path.section == 1, path.row == 3, let cell = table.dequeueReusableCell(withIdentifier: "row") else {
        return UITableViewCell(style: .default, reuseIdentifier: "other")
      }
      kept = cell
      shelf.addSubview(cell)
      return UITableViewCell(style: .default, reuseIdentifier: "other")
    }
    scroll(by: 440)
    #expect(kept != nil)
    #expect(kept?.superview === shelf)
  }

  @Test("cells without an identifier are released one by one while rows are premeasured")
  func withoutIdentifier() {
    weak var last: UITableViewCell?
    var most = 0
    rows.make = { table, _ in
      most = max(most, table.subviews.count { $0 is UITableViewCell })
      let cell = UITableViewCell()
      last = cell
      return cell
    }
    show()
    let visible = table.visibleCells.count
    #expect(table.measureRowsAhead() > 200)
    #expect(last == nil)
    #expect(most <= visible + 1)
  }

  @Test("a reused cell for a row that cannot be edited shows no editing control")
  func editing() {
    rows.canEdit = { $0.section == 0 }
    show()
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true)
    scroll(by: 880)
    #expect(table.visibleCells.count >= 10)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test("each row that leaves is reported once")
  func told() {
    show()
    for _ in 0..<5 { scroll(by: 440) }
    #expect(Set(rows.gone).count == rows.gone.count)
    #expect(rows.gone.count >= 50)
  }
}
