import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Every rule of uikit.md, "Table cells", about the built-in styles. At `large`, a line of 17 points is 20.5 high at 2x
/// and 20.333 at 3x, and one of 12 is 14.5 and 14.333 (uikit.md, "UILabel, UITextView, UIButton").
@MainActor
struct UITableViewCellTests {
  private func shown(
    _ cell: UITableViewCell, width: CGFloat = 320, scale: CGFloat = 2, category: UIContentSizeCategory = .large
  ) -> StaticTable {
    let sample = StaticTable([[cell]], width: width, screen: width, scale: scale, category: category)
    sample.layOut()
    return sample
  }

  private func close(_ value: CGFloat?, _ expected: CGFloat) -> Bool { abs((value ?? .nan) - expected) < 1e-9 }

  @Test(
    "rows of one line are 43.5 or 43.667 high, all of it content (uikit-recorded.md, \"Cells and tables\", IB)",
    arguments: [UITableViewCell.CellStyle.default, .value1], [CGFloat(2), 3])
  func oneLine(style: UITableViewCell.CellStyle, scale: CGFloat) {
    let cell = cell(style, "Title", "Detail")
    let sample = shown(cell, scale: scale)
    #expect(close(sample.table.rectForRow(at: path(0)).height, 44 - 1 / scale))
    #expect(close(cell.contentView.frame.height, 44 - 1 / scale))
  }

  @Test(
    "subtitle rows are 55.5 or 55.667 high, all of it content (uikit-recorded.md, \"Cells and tables\", IB)",
    arguments: [2, 3])
  func subtitleHeight(scale: Int) {
    let cell = cell(.subtitle, "Title", "Detail")
    let sample = shown(cell, scale: CGFloat(scale))
    #expect(close(sample.table.rectForRow(at: path(0)).height, 56 - 1 / CGFloat(scale)))
    #expect(close(cell.contentView.frame.height, 56 - 1 / CGFloat(scale)))
  }

  @Test("a title has the margins at its sides and the full height, and 8 before an accessory (uikit.md)")
  func title() {
    let cell = cell(.default, "Title")
    _ = shown(cell)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 320 - 32, height: 43.5))
    #expect(cell.detailTextLabel == nil)
    let arrow = UITableViewCell(style: .default, reuseIdentifier: nil)
    arrow.textLabel?.text = "Title"
    arrow.accessoryType = .disclosureIndicator
    _ = shown(arrow)
    #expect(arrow.contentView.frame.width == CGFloat(320 - 26.5))
    #expect(arrow.textLabel?.frame.maxX == CGFloat(320 - 26.5 - 8))
  }

  @Test("a value1 cell's texts are at 12, the detail at the right margin, or 8 before an accessory (uikit.md)")
  func value1() {
    let cell = cell(.value1, "Title", "Detail")
    _ = shown(cell)
    #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 12))
    #expect(cell.textLabel?.frame.height == 20.5)
    #expect(cell.detailTextLabel?.frame.minY == 12)
    #expect(close(cell.detailTextLabel?.frame.maxX, 320 - 16))
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(close(cell.detailTextLabel?.frame.maxX, 320 - 44 - 8))
  }

  @Test("a subtitle cell's texts are at 10 and 31.5 (uikit.md, \"Table cells\")")
  func subtitle() {
    let cell = cell(.subtitle, "Title", "Detail")
    _ = shown(cell)
    #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 10))
    #expect(cell.detailTextLabel?.frame.origin == CGPoint(x: 16, y: 31.5))
    #expect(cell.detailTextLabel?.font.pointSize == 12)
  }

  @Test("a value2 cell has a bold title of 12 in a column, right-aligned, and a detail of 15 next to it (uikit.md)")
  func value2() {
    let cell = cell(.value2, "Title", "Detail")
    _ = shown(cell)
    #expect(cell.textLabel?.font.pointSize == 12)
    #expect(cell.textLabel?.font.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.detailTextLabel?.font.pointSize == 15)
    let (title, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
    #expect(title.minX == 16 && detail.minX > title.maxX)
    cell.textLabel?.text = "T"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.width == title.width && cell.detailTextLabel?.frame.minX == detail.minX)
  }

  @Test(
    "accessories reduce the content's width (uikit-recorded.md, \"Cells and tables\", IB; uikit.md for 44)",
    arguments: [
      (UITableViewCell.AccessoryType.none, CGFloat(0), CGFloat(0)), (.disclosureIndicator, 26.5, 30.5),
      (.checkmark, 44, 44), (.detailButton, 44, 44), (.detailDisclosureButton, 53, 57),
    ])
  func accessories(type: UITableViewCell.AccessoryType, narrow: CGFloat, wide: CGFloat) {
    for (width, room) in [(CGFloat(320), narrow), (375, narrow), (414, wide)] {
      let cell = cell(.default, "Title")
      cell.accessoryType = type
      _ = shown(cell, width: width)
      #expect(close(cell.contentView.frame.width, width - room))
    }
  }

  @Test("an accessory view keeps its size, vertically centered at the margin")
  func accessoryView() {
    let cell = cell(.default, "Title")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    cell.accessoryView = view
    cell.accessoryType = .checkmark
    _ = shown(cell)
    // Centered in 43.5 points, on whole pixels: 6.25 is between 6 and 6.5.
    #expect(view.frame == CGRect(x: 320 - 16 - 51, y: 6.5, width: 51, height: 31))
    #expect(cell.contentView.frame.width == CGFloat(320 - 16 - 51))
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(view.superview == nil && cell.contentView.frame.width == CGFloat(320 - 44))
  }

  @Test("separators are inset by 16 on a phone and 20 on a pad by default (uikit.md, \"Table cells\")")
  func separators() {
    let cell = cell(.default, "Title")
    let sample = shown(cell)
    #expect(sample.table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(cell.separatorInset.left == 16)
    let pad = UITableView()
    pad.overrideTraits(with: UITraitCollection(userInterfaceIdiom: .pad))
    #expect(pad.separatorInset.left == 20)
    sample.table.separatorInset.left = 40
    #expect(sample.table.separatorInset.left == 40)
    cell.separatorInset = .zero
    #expect(cell.separatorInset == .zero)
  }

  @Test("text wraps if lines are not limited, and the row grows with it")
  func wrapping() {
    let long = Array(repeating: "words", count: 20).joined(separator: " ")
    let cell = cell(.default, long)
    let sample = shown(cell)
    #expect(sample.table.rectForRow(at: path(0)).height == 43.5)
    cell.textLabel?.numberOfLines = 0
    sample.table.reloadData()
    sample.layOut()
    let lines = cell.textLabel?.visibleLineCount ?? 0
    #expect(lines > 1)
    // Lines of 20.287, 22 apart (uikit-recorded.md, "Text of labels", IB), rounded up to the pixel, 11 above and below,
    // and a separator of half a point.
    let text = ((17 * 1.193359375 + CGFloat(lines - 1) * 22) * 2).rounded(.up) / 2
    #expect(close(sample.table.rectForRow(at: path(0)).height, text + 22 + 0.5))
  }

  @Test("a subtitle's detail wraps below its title")
  func wrappingDetail() {
    let long = Array(repeating: "words", count: 30).joined(separator: " ")
    let cell = cell(.subtitle, "Title", long)
    cell.detailTextLabel?.numberOfLines = 0
    let sample = shown(cell)
    let lines = cell.detailTextLabel?.visibleLineCount ?? 0
    #expect(lines > 1)
    // Lines of 14.32, 16 apart (uikit-recorded.md, "Text of labels", IB).
    let text = ((12 * 1.193359375 + CGFloat(lines - 1) * 16) * 2).rounded(.up) / 2
    // Our own decision: 19 above and below together, and 1 between.
    #expect(close(sample.table.rectForRow(at: path(0)).height, 20.5 + 1 + text + 19 + 0.5))
    // A detail of several lines is 3 below the text (uikit-recorded.md, "Texts in built-in cells", IB).
    #expect(close(cell.detailTextLabel?.frame.minY, (cell.textLabel?.frame.maxY ?? 0) + 3))
  }

  @Test("rows follow the category, and value1 cells put the detail below at the accessibility sizes")
  func categories() {
    let cell = cell(.value1, "Title", "Detail")
    let sample = shown(cell, category: .accessibilityExtraLarge)
    let (title, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
    #expect(cell.textLabel?.font.pointSize == 40)
    #expect(title.minX == 16 && detail.minX == 16 && detail.minY >= title.maxY)
    #expect(close(sample.table.rectForRow(at: path(0)).height, title.height + 1 + detail.height + 22 + 0.5))
    sample.table.overrideTraits(with: UITraitCollection(displayScale: 2))
    sample.layOut()
    #expect(sample.table.rectForRow(at: path(0)).height == 43.5)
    #expect(cell.textLabel?.font.pointSize == 17)
  }

  @Test("an image precedes the title")
  func image() {
    let cell = cell(.default, "Title")
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
    _ = shown(cell)
    // Centered in 43.5 points, on whole pixels: 7.25 is between 7 and 7.5.
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 7.5, width: 29, height: 29))
    #expect(cell.textLabel?.frame.minX == CGFloat(16 + 29 + 16))
  }

  @Test("indentation moves the text by levels of 10 points")
  func indentation() {
    let cell = cell(.default, "Title")
    cell.indentationLevel = 3
    _ = shown(cell)
    #expect(cell.textLabel?.frame.minX == CGFloat(16 + 30))
    #expect(cell.textLabel?.frame.maxX == CGFloat(320 - 16))
    cell.indentationWidth = 20
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == CGFloat(16 + 60))
  }

  @Test("in a right-to-left language, everything is mirrored")
  func mirrored() {
    let cell = cell(.value1, "Title", "Detail")
    cell.accessoryType = .checkmark
    let sample = StaticTable([[cell]])
    sample.table.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    sample.layOut()
    #expect(cell.contentView.frame.minX == 44)
    #expect(close(cell.textLabel?.frame.maxX, 320 - 44 - 16))
    #expect(close(cell.detailTextLabel?.frame.minX, 8))
  }

  @Test("backgrounds are as large as the cell; the selected one shows while the cell is selected")
  func backgrounds() {
    let cell = cell(.default, "Title")
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    _ = shown(cell)
    #expect(background.frame == cell.bounds && cell.subviews.first === background)
    #expect(selected.superview == nil)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(selected.superview === cell && selected.frame == cell.bounds)
    // Only the separator is above the content.
    #expect(cell.subviews.dropLast().last === cell.contentView && cell.subviews.last is CellSeparatorView)
    cell.isSelected = false
    #expect(selected.superview == nil)
  }

  @Test("a configuration replaces the content view and the labels, and the row has its height")
  func configuration() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    let sample = shown(cell)
    #expect(cell.textLabel == nil && cell.contentView is UIListContentView)
    #expect(sample.table.rectForRow(at: path(0)).height == CGFloat(11 + 20.5 + 3 + 14.5 + 11 + 0.5))
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [16, 16] && labels.first?.frame.maxX == CGFloat(320 - 16))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(labels.first?.frame.maxX == CGFloat(320 - 26.5 - 8))
    content.secondaryText = nil
    cell.contentConfiguration = content
    sample.layOut()
    // Recorded at 2x in 36 rows.
    #expect(sample.table.rectForRow(at: path(0)).height == 44.5)
    cell.contentConfiguration = nil
    #expect(cell.textLabel != nil)
  }

  @Test("the update handler configures a cell for its state before it is measured and when it is selected")
  func updateHandler() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "Selected" : "Not selected"
      content.textProperties.font = .systemFont(ofSize: 40)
      cell.contentConfiguration = content
    }
    let sample = shown(cell)
    // A line of 40 points is 47.73 high, rounded up to 48; 11 above and below, and a separator.
    #expect(sample.table.rectForRow(at: path(0)).height == CGFloat(48 + 22 + 0.5))
    sample.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    cell.layoutIfNeeded()
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Selected")
  }

  @Test("editing adds space before the content, and for an editing accessory")
  func editing() {
    let cell = cell(.default, "Title")
    cell.editingAccessoryType = .checkmark
    let sample = shown(cell)
    sample.table.setEditing(true, animated: false)
    sample.layOut()
    #expect(cell.isEditing && cell.editingStyle == .delete)
    // Our own decision: 40 for the control.
    #expect(cell.contentView.frame.minX == 40 && cell.contentView.frame.width == CGFloat(320 - 40 - 44))
    sample.table.isEditing = false
    sample.layOut()
    #expect(cell.contentView.frame.minX == 0 && cell.editingStyle == .none)
  }
}
