import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// What stands beside and below the content of a row, as views: at 2 pixels to the point, where a line is half a point.
@MainActor
struct CellAccessoryTests {
  private func shown(_ cell: UITableViewCell, width: CGFloat = 320, style: UITableView.Style = .plain) -> StaticTable {
    let sample = StaticTable([[cell]], style: style, width: width)
    sample.layOut()
    return sample
  }

  private func line(_ cell: UITableViewCell) -> UIView? { cell.subviews.first { $0 is CellSeparatorView } }
  private func buttons(_ cell: UITableViewCell) -> [UIButton] { cell.subviews.compactMap { $0 as? UIButton } }

  @Test("the separator is at the bottom, one pixel high, with its inset (uikit.md, \"Table cells\")")
  func separator() {
    let cell = cell(.default, "Title")
    let sample = shown(cell)
    // Left 16 on a phone; at the bottom of a row of 43.5.
    #expect(line(cell)?.frame == CGRect(x: 16, y: 43, width: 304, height: 0.5))
    #expect(line(cell)?.backgroundColor == .separator)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 10)
    sample.layOut()
    #expect(line(cell)?.frame == CGRect(x: 60, y: 43, width: 250, height: 0.5))
    sample.table.separatorColor = .red
    sample.layOut()
    #expect(line(cell)?.backgroundColor == .red)
    sample.table.separatorStyle = .none
    sample.layOut()
    #expect(line(cell) == nil)
    #expect(UITableViewCell().subviews.count == 1)
  }

  @Test("the separator starts next to the editing control, and is mirrored in a right-to-left layout")
  func separatorSides() {
    let cell = cell(.default, "Title")
    let sample = shown(cell)
    sample.table.setEditing(true, animated: false)
    sample.layOut()
    // The control takes 40 points: our own decision.
    #expect(line(cell)?.frame == CGRect(x: 56, y: 43, width: 264, height: 0.5))
    sample.table.setEditing(false, animated: false)
    sample.table.overrideTraits(
      with: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
      ]))
    cell.setNeedsLayout()
    sample.layOut()
    #expect(line(cell)?.frame == CGRect(x: 0, y: 43, width: 304, height: 0.5))
  }

  @Test("a disclosure indicator and a checkmark end at the margin (uikit-recorded.md, \"Cells and tables\")")
  func arrows() {
    for (type, room) in [(UITableViewCell.AccessoryType.disclosureIndicator, 26.5), (.checkmark, 44)] {
      let cell = cell(.default, "Title")
      cell.accessoryType = type
      _ = shown(cell)
      #expect(buttons(cell).map(\.frame) == [CGRect(x: 320 - room, y: 0, width: room - 16, height: 43.5)])
      // A touch on them is one on the row.
      #expect(cell.hitTest(CGPoint(x: 300, y: 20), with: nil) === cell)
    }
  }

  @Test("a detail button uses the remaining space, and its tap is sent to the delegate")
  func details() {
    final class Listener: NSObject, UITableViewDataSource, UITableViewDelegate {
      let row: UITableViewCell
      var tapped: [IndexPath] = []
      init(_ row: UITableViewCell) { self.row = row }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { row }
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        tapped.append(indexPath)
      }
    }
    let row = cell(.default, "Title")
    row.accessoryType = .detailButton
    let listener = Listener(row)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.overrideTraits(with: UITraitCollection(displayScale: 2))
    table.rowHeight = 100
    table.dataSource = listener
    table.delegate = listener
    table.layoutIfNeeded()
    row.layoutIfNeeded()
    // 44 of 100 points, in the middle.
    #expect(buttons(row).map(\.frame) == [CGRect(x: 276, y: 28, width: 44, height: 44)])
    let hit = row.hitTest(CGPoint(x: 290, y: 50), with: nil)
    #expect(hit === buttons(row).first)
    (hit as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(listener.tapped == [path(0)])
    row.accessoryType = .detailDisclosureButton
    row.layoutIfNeeded()
    #expect(buttons(row).map(\.frame.minX) == [267, 293.5] && buttons(row).map(\.frame.maxX) == [293.5, 304])
    row.accessoryType = .none
    row.layoutIfNeeded()
    #expect(buttons(row).isEmpty && row.contentView.frame.width == 320)
  }

  @Test("a row that is only measured creates no separator or accessory, and a reused one keeps them")
  func lazily() {
    let measured = cell(.default, "Title")
    measured.accessoryType = .disclosureIndicator
    _ = measured.systemLayoutSizeFitting(CGSize(width: 320, height: 0))
    #expect(measured.subviews.count == 1)
    let sample = shown(measured)
    let (arrow, below) = (buttons(measured).first, line(measured))
    sample.table.reloadData()
    sample.layOut()
    #expect(arrow != nil && buttons(measured).first === arrow && line(measured) === below)
    measured.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    sample.layOut()
    #expect(buttons(measured).isEmpty)
  }
}
