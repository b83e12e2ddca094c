import Foundation
import Testing
import UIFoundation
import UIViews
import ViewSupport

@testable import UILists

/// Cells as recorded from Apple's software: uikit-recorded.md, "Cells and tables".
@MainActor
struct RecordedCellTests {
  /// A cell with a view of a given height that is pinned to its content view.
  private final class PinnedCell: UITableViewCell {
    let block = UIView()

    init(top: CGFloat, height: CGFloat, priority: Float = 1000) {
      super.init(style: .default, reuseIdentifier: nil)
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      let height = block.heightAnchor.constraint(equalToConstant: height)
      height.priority = UILayoutPriority(priority)
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -top),
        block.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func shown(
    _ cell: UITableViewCell, width: CGFloat = 375, scale: CGFloat = 2, style: UITableView.Style = .plain
  ) -> StaticTable {
    let sample = StaticTable([[cell]], style: style, width: width, scale: scale)
    sample.layOut()
    return sample
  }

  @Test("a content view is as high as its cell, including the separator (IB, 716 cells)")
  func contentHeight() {
    let cell = PinnedCell(top: 0, height: 44, priority: 250)
    let sample = shown(cell)
    sample.table.rowHeight = 60
    sample.layOut()
    #expect(cell.contentView.frame.height == 60 && cell.block.frame.height == 60)
  }

  @Test("a self-sizing row is a pixel higher than its content requires, and stretches it (IB)")
  func stretched() {
    // Document 00333: margins of 11 around a switch, 31, in a row of 53.5; the switch is 31.5 high.
    let cell = PinnedCell(top: 11, height: 31, priority: 750)
    let sample = shown(cell)
    #expect(sample.table.rectForRow(at: path(0)).height == 53.5)
    #expect(cell.block.frame.height == 31.5)
    // Document 00862: 53 without a separator.
    sample.table.separatorStyle = .none
    sample.layOut()
    #expect(sample.table.rectForRow(at: path(0)).height == 53)
    #expect(cell.block.frame.height == 31)
  }

  @Test("required heights contradict the pixel, and one is broken, as in device logs of iOS 15.4 (L)")
  func required() {
    // 50 + 100 + 50 at 3x: "UITableViewCellContentView.height == 200.333", and the height of 100 is broken.
    let cell = PinnedCell(top: 50, height: 100)
    let sample = shown(cell, scale: 3)
    #expect(abs(sample.table.rectForRow(at: path(0)).height - 601.0 / 3) < 1e-9)
    #expect(abs(cell.block.frame.height - 301.0 / 3) < 1e-9)
  }

  @Test(
    "a disclosure indicator takes the margin and its width: 26.5 at 375 points, 30.5 at 414; a checkmark 44 (IB)",
    arguments: [
      (UITableViewCell.AccessoryType.disclosureIndicator, CGFloat(375), CGFloat(26.5)),
      (.disclosureIndicator, 414, 30.5), (.checkmark, 375, 44), (.detailDisclosureButton, 414, 57),
    ])
  func rooms(type: UITableViewCell.AccessoryType, width: CGFloat, room: CGFloat) {
    let cell = cell(.default, "Title")
    cell.accessoryType = type
    _ = shown(cell, width: width)
    #expect(cell.contentView.frame.width == width - room)
  }

  @Test("next to an accessory, the trailing margin is 8, and the usual one without (IB, 11 cells)")
  func accessoryMargin() {
    let cell = PinnedCell(top: 11, height: 20, priority: 750)
    cell.accessoryType = .disclosureIndicator
    let sample = shown(cell, width: 414)
    // Document 00259 and others: the content ends 8 before the content view does.
    #expect(cell.block.frame.minX == 20 && cell.block.frame.maxX == CGFloat(414 - 30.5 - 8))
    cell.accessoryType = .none
    sample.layOut()
    #expect(cell.block.frame.maxX == CGFloat(414 - 20))
  }

  @Test(
    "cells of inset groups are 335 wide in a table of 375, minus 30.333 for a disclosure indicator at 3x (IB, one table)"
  )
  func insetGrouped() {
    // Document 01416.
    let cell = cell(.default, "Title")
    cell.accessoryType = .disclosureIndicator
    let sample = shown(cell, scale: 3, style: .insetGrouped)
    let rect = sample.table.rectForRow(at: path(0))
    #expect(rect.minX == 20 && rect.width == 335)
    #expect(abs(335 - cell.contentView.frame.width - 91.0 / 3) < 1e-9)
  }

  @Test(
    "rows of one line are 43.5 or 43.667 high, or 44 without a separator (IB)",
    arguments: [UITableViewCell.CellStyle.default, .value1], [CGFloat(2), 3])
  func oneLine(style: UITableViewCell.CellStyle, scale: CGFloat) {
    let sample = shown(cell(style, "Title", "Detail"), scale: scale)
    #expect(abs(sample.table.rectForRow(at: path(0)).height - (44 - 1 / scale)) < 1e-9)
    // Document 00387: 44 in a table view without separators.
    sample.table.separatorStyle = .none
    sample.layOut()
    #expect(sample.table.rectForRow(at: path(0)).height == 44)
  }

  /// uikit-recorded.md, "Versions of iOS": 21 rows.
  @Test(
    "rows of one line are 51 high on iOS 26, also after a change of the version (IB)",
    arguments: [UITableViewCell.CellStyle.default, .value1], [CGFloat(2), 3])
  func newOneLine(style: UITableViewCell.CellStyle, scale: CGFloat) {
    let sample = shown(cell(style, "Title", "Detail"), scale: scale)
    sample.table.traitOverrides[SystemVersion.self] = .iOS26
    sample.layOut()
    #expect(sample.table.rectForRow(at: path(0)).height == 51)
    sample.table.traitOverrides[SystemVersion.self] = .iOS18
    sample.layOut()
    #expect(abs(sample.table.rectForRow(at: path(0)).height - (44 - 1 / scale)) < 1e-9)
  }

  /// uikit-recorded.md, "Versions of iOS": 11 of 14 cells. A switch of 28 between margins of 15 needs 58, and the
  /// separator adds a pixel.
  @Test("the margins above and below a cell's content are 15 on iOS 26 (IB)")
  func newMargins() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UISwitch()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let sample = shown(cell)
    #expect(sample.table.rectForRow(at: path(0)).height == 53.5)
    sample.table.traitOverrides[SystemVersion.self] = .iOS26
    sample.layOut()
    #expect(sample.table.rectForRow(at: path(0)).height == 58.5)
    #expect(cell.contentView.layoutMargins.top == 15 && cell.contentView.layoutMargins.bottom == 15)
  }

  @Test("a row with a detail below its title is 55.5 or 55.667 high (IB)", arguments: [CGFloat(2), 3])
  func subtitle(scale: CGFloat) {
    let sample = shown(cell(.subtitle, "Title", "Detail"), scale: scale)
    #expect(abs(sample.table.rectForRow(at: path(0)).height - (56 - 1 / scale)) < 1e-9)
  }

  @Test("a cell outside a table view has margins of 20 from a width of 414 (IB)")
  func bare() {
    let cell = PinnedCell(top: 0, height: 44, priority: 250)
    for (width, margin) in [(CGFloat(375), CGFloat(16)), (414, 20), (450, 20)] {
      cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
      cell.layoutIfNeeded()
      #expect(cell.block.frame.minX == margin && cell.block.frame.width == width - 2 * margin)
      #expect(cell.separatorInset.left == margin)
    }
  }

  @Test("separators are inset by 20 in a table view of 414 or more (C)")
  func separatorInset() {
    let cell = cell(.default, "Title")
    let sample = shown(cell, width: 414)
    #expect(sample.table.separatorInset.left == 20 && cell.separatorInset.left == 20)
  }

  /// A cell whose label is pinned to the cell itself: as a subview of the content view or of the cell.
  private final class OuterCell: UITableViewCell {
    let label = UILabel()

    init(inContent: Bool) {
      super.init(style: .default, reuseIdentifier: nil)
      label.numberOfLines = 0
      label.text = Array(repeating: "words", count: 40).joined(separator: " ")
      label.translatesAutoresizingMaskIntoConstraints = false
      if inContent { contentView.addSubview(label) } else { addSubview(label) }
      label.pin([.top: 10, .bottom: -10, .leading: 10, .trailing: -10], to: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(
    "content that is pinned to the cell rather than to its content view sizes the row (L)", arguments: [true, false])
  func pinnedToCell(inContent: Bool) {
    let cell = OuterCell(inContent: inContent)
    let sample = shown(cell)
    // The label's lines in 355 points, 10 above and below, and a separator of half a point.
    let text = cell.label.sizeThatFits(CGSize(width: 355, height: 0)).height
    #expect(text > 40)
    #expect(sample.table.rectForRow(at: path(0)).height == text + 20 + 0.5)
    #expect(cell.label.frame == CGRect(x: 10, y: 10, width: 355, height: text + 0.5))
    #expect(cell.contentView.frame == cell.bounds)
    cell.label.text = "One line"
    sample.table.reloadData()
    sample.layOut()
    #expect(sample.table.rectForRow(at: path(0)).height == CGFloat(20.5 + 20 + 0.5))
    #expect(cell.contentView.frame == cell.bounds)
  }

  /// An item whose label is a subview of the cell.
  private final class OuterItem: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.text = "Item"
      addSubview(label, at: [.top: 10, .bottom: -10, .leading: 0, .trailing: 0])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("content that is pinned to the collection view cell sizes the item (L)")
  func itemPinnedToCell() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 100)
    let tiles = Tiles([[0]])
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.overrideTraits(with: UITraitCollection(displayScale: 2))
    collection.register(OuterItem.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    // A line of 20.5, and 10 above and below.
    #expect(collection.visibleCells.first?.frame.height == CGFloat(20.5 + 20))
    withExtendedLifetime(tiles) {}
  }

  @Test("a separator line that is pinned to one edge of the cell does not determine the row's height")
  func customLine() {
    let cell = cell(.default, "Title")
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
    ])
    let sample = shown(cell)
    #expect(sample.table.rectForRow(at: path(0)).height == 43.5)
    #expect(line.frame == CGRect(x: 0, y: 42.5, width: 375, height: 1))
  }

  @Test("a refresh control is the first subview of a table, behind its cells (R)")
  func refreshControl() {
    let sample = StaticTable([[cell(.default, "One"), cell(.default, "Two")]])
    let control = UIRefreshControl()
    sample.table.refreshControl = control
    sample.layOut()
    #expect(sample.table.subviews.first === control)
    #expect(control.frame == CGRect(x: 0, y: sample.table.bounds.minY, width: sample.table.bounds.width, height: 60))
  }
}
