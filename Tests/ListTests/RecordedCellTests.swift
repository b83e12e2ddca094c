import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Cells as recorded from Apple's software: uikit-recorded.md, "Cells and tables" and "Cell margins" and "Texts in
/// built-in cells".
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
    _ cell: UITableViewCell, width: CGFloat = 375, screen: CGFloat? = nil, scale: CGFloat = 2,
    style: UITableView.Style = .plain
  ) -> StaticTable {
    let sample = StaticTable([[cell]], style: style, width: width, screen: screen ?? width, scale: scale)
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

  /// Lays out a cell that is in no list. Its conflicts aren't printed.
  private func layOutBare(_ cell: UITableViewCell, _ width: CGFloat, _ height: CGFloat) {
    let destination = ConflictReport.destination
    ConflictReport.destination = { _ in }
    defer { ConflictReport.destination = destination }
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
  }

  @Test("in a cell outside of a list, a pin to the bottom gives way before a fixed height (IB, 5 documents)")
  func bareCellConflict() {
    // SpaceChildSpaceViewCell.xib of Element, Xcode 12: 62 high between pins of 1 in 68, and 40 between pins of 11.
    for (top, height) in [(1, 62), (11, 40)] as [(CGFloat, CGFloat)] {
      let cell = PinnedCell(top: top, height: height)
      layOutBare(cell, 320, 68)
      #expect(cell.block.frame.minY == top && cell.block.frame.height == height)
    }
  }

  @Test("in a cell outside of a list, a stack view's pin to the end gives way before the width of its view (IB, 2)")
  func bareCellConflictOfStack() {
    // Document 01565: 2 from the leading edge and 16 from the trailing one of 352, with a view 24 wide in proportion.
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 24),
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 2),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -2),
      stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 2),
      cell.contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
    ])
    layOutBare(cell, 352, 80)
    #expect(stack.frame == CGRect(x: 2, y: 2, width: 24, height: 76))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 24, height: 76))
  }

  @Test("a row doesn't depend on the size that its content view has in a document (IB)")
  func contentOfPrototype() {
    // Document 00333: margins of 11 around a switch, 31, in a row of 53.5. Interface Builder's content views have the
    // margins of their cells, which are larger for what is beyond the cell's edge.
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.preservesSuperviewLayoutMargins = true
    cell.contentView.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
    cell.contentView.addSubview(block)
    let margins = cell.contentView.layoutMarginsGuide
    let height = block.heightAnchor.constraint(equalToConstant: 31)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: margins.topAnchor),
      block.bottomAnchor.constraint(equalTo: margins.bottomAnchor), height,
    ])
    #expect(shown(cell).table.rectForRow(at: path(0)).height == 53.5)
  }

  @Test("a row that preserves its table's margins is as high at the edge of the screen as elsewhere")
  func marginsOfPrototype() {
    // As above, for rows that Interface Builder makes: the cell too has the margins of what it is in.
    let cells = (0..<12).map { _ in
      let cell = PinnedCell(top: 11, height: 31, priority: 750)
      (cell.preservesSuperviewLayoutMargins, cell.contentView.preservesSuperviewLayoutMargins) = (true, true)
      return cell
    }
    let sample = StaticTable([cells], width: 375, screen: 375)
    sample.table.layoutMargins = UIEdgeInsets(top: 40, left: 16, bottom: 40, right: 16)
    sample.table.frame.size.height = 200
    for offset in stride(from: CGFloat(0), through: 400, by: 23) {
      sample.table.contentOffset.y = offset
      sample.layOut()
      for cell in sample.table.visibleCells {
        #expect(cell.contentView.layoutMargins.top == 11 && cell.contentView.layoutMargins.bottom == 11)
        #expect(cell.frame.height == 53.5)
      }
    }
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
    "the side margin is 20 if the screen is at least 393 wide and the cell wider than 320, otherwise 16 (IB)",
    arguments: [
      (375, 375, 16), (393, 393, 20), (414, 414, 20), (414, 375, 20), (414, 406, 20), (414, 300, 16), (414, 252, 16),
      (414, 107, 16),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func sideMargins(screen: CGFloat, width: CGFloat, margin: CGFloat) {
    let cell = PinnedCell(top: 11, height: 20, priority: 750)
    let sample = shown(cell, width: width, screen: screen)
    #expect(cell.block.frame.minX == margin && cell.block.frame.maxX == width - margin)
    #expect(sample.table.separatorInset.left == margin && cell.separatorInset.left == margin)
  }

  @Test("a disclosure indicator takes 30.333 on a screen 393 wide at 3x (IB, 11 cells)")
  func roomAt393() {
    let cell = cell(.default, "Title")
    cell.accessoryType = .disclosureIndicator
    _ = shown(cell, width: 393, scale: 3)
    #expect(abs(393 - cell.contentView.frame.width - 91.0 / 3) < 1e-9)
  }

  @Test(
    "inset groups are inset by the side margin: 16 at 375 and 365, and 20 at 414 and 428 (IB)",
    arguments: [(375, 375, 16), (375, 365, 16), (414, 414, 20), (428, 428, 20)] as [(CGFloat, CGFloat, CGFloat)],
    [CGFloat(2), 3])
  func insetGrouped(widths: (screen: CGFloat, table: CGFloat, inset: CGFloat), scale: CGFloat) {
    let cell = cell(.default, "Title")
    let sample = shown(cell, width: widths.table, screen: widths.screen, scale: scale, style: .insetGrouped)
    let rect = sample.table.rectForRow(at: path(0))
    #expect(rect.minX == widths.inset && rect.width == widths.table - 2 * widths.inset)
  }

  @Test(
    "margins of the content view below the cell's have no effect (IB, 11 cells)",
    arguments: [(0, 11), (8, 11), (12, 12), (16, 16)] as [(CGFloat, CGFloat)], [true, false])
  func contentMargins(vertical: (set: CGFloat, effective: CGFloat), preserves: Bool) {
    let cell = cell(.default)
    cell.preservesSuperviewLayoutMargins = preserves
    cell.contentView.preservesSuperviewLayoutMargins = preserves
    cell.contentView.layoutMargins = UIEdgeInsets(top: vertical.set, left: 16, bottom: vertical.set, right: 16)
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(block)
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: guide.topAnchor), block.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let sample = shown(cell, width: 414)
    sample.table.rowHeight = 80
    sample.layOut()
    let margin = vertical.effective
    #expect(block.frame == CGRect(x: 20, y: margin, width: 374, height: 80 - 2 * margin))
  }

  /// Lays out a cell in a table with rows of a height.
  private func texts(
    _ style: UITableViewCell.CellStyle, _ height: CGFloat, _ font: UIFont, _ detailFont: UIFont
  ) -> (text: CGRect, detail: CGRect) {
    let cell = cell(style, "Name", "Detail")
    cell.textLabel?.font = font
    cell.detailTextLabel?.font = detailFont
    let sample = StaticTable([[cell]], width: 375, rowHeight: height)
    sample.table.separatorStyle = .none
    sample.layOut()
    #expect(cell.contentView.frame.height == height)
    return (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
  }

  @Test(
    "texts beside each other are centered, rounded down to the bottom in whole points (IB, 45 cells)",
    arguments: [UITableViewCell.CellStyle.value1, .value2],
    [(44, 16, 13), (51, 17, 16), (43.5, 14, 14)] as [(CGFloat, CGFloat, CGFloat)])
  func textsBeside(style: UITableViewCell.CellStyle, row: (height: CGFloat, size: CGFloat, top: CGFloat)) {
    let font = UIFont.systemFont(ofSize: row.size)
    let (text, detail) = texts(style, row.height, font, font)
    #expect(text.minY == row.top && detail.minY == row.top)
  }

  @Test(
    "a detail of another size beside a text has the text's baseline, in whole points (IB, 2 cells)",
    arguments: [(58, 16, 20, 15, 21), (43.5, 17, 12, 16, 13)] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func baselinesBeside(height: CGFloat, size: CGFloat, top: CGFloat, detailSize: CGFloat, detailTop: CGFloat) {
    // Document 01394 of Xcode 26, and Settings.storyboard of GitHawk, Xcode 10.
    let (text, detail) = texts(.value1, height, .systemFont(ofSize: size), .systemFont(ofSize: detailSize))
    #expect(text.minY == top && detail.minY == detailTop)
  }

  @Test(
    "text in a value1 cell has its own size without a detail, which may also be an empty text (IB)",
    arguments: [nil, ""])
  func textWithoutDetail(detail: String?) {
    // Document 00788: "Theme" at 17 points in a content view 43.5 high is at 16, 12; 53.5, 20.5.
    let (row, plain) = (cell(.value1, "Theme"), cell(.default, "Theme"))
    if let detail { row.detailTextLabel?.text = detail }
    _ = shown(row)
    _ = shown(plain)
    // The system font's width of the text is right within a pixel.
    let text = row.textLabel?.frame ?? .zero
    #expect(text.origin == CGPoint(x: 16, y: 12) && text.height == 20.5 && abs(text.width - 53.5) <= 0.5)
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 43.5))
  }

  @Test(
    "a detail follows its text in a row with little room, and with room there are 3 points between (IB)",
    arguments: [
      (44, 17, 13, 4, 24.5), (57.5, 17, 12, 9, 32.5), (67, 17, 12, 13, 36.5), (55.5, 17, 12, 10, 31.5),
      (50, 16, 12, 8, 27.5),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func textsBelow(height: CGFloat, size: CGFloat, detailSize: CGFloat, top: CGFloat, detailTop: CGFloat) {
    let (text, detail) = texts(
      .subtitle, height, .systemFont(ofSize: size), .systemFont(ofSize: detailSize))
    #expect(text.minY == top && detail.minY == detailTop)
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

  /// uikit-recorded.md, "Versions of iOS": 21 rows. That lists estimate their rows so is our choice.
  @Test(
    "rows of a list are as high as those of a table until they are measured",
    arguments: [
      (SystemVersion.iOS18, 44), (.iOS26, 51),
    ] as [(SystemVersion, CGFloat)])
  func listEstimate(version: SystemVersion, height: CGFloat) {
    let environment = CompositionalEnvironment(
      contentSize: CGSize(width: 375, height: 700), contentInsets: .zero,
      traits: UITraitCollection { $0[SystemVersion.self] = version }, screenWidth: 375)
    let section = NSCollectionLayoutSection.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    #expect(section.group.layoutSize.heightDimension == .estimated(height))
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

  @Test(
    "a cell outside a table has the margins of its screen and its own width (IB)",
    arguments: [
      (375, 375, 16), (375, 394, 16), (375, 600, 16), (414, 320, 16), (414, 414, 20), (414, 450, 20),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func bare(screen: CGFloat, width: CGFloat, margin: CGFloat) {
    let cell = PinnedCell(top: 0, height: 44, priority: 250)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: screen, height: 800))
    window.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.block.frame.minX == margin && cell.block.frame.width == width - 2 * margin)
    #expect(cell.separatorInset.left == margin)
  }

  /// A window of the cell's size says which phone it is for, unless no phone is as wide in portrait.
  @Test(
    "a cell that is a window's only view has the margins of its own width (IB)",
    arguments: [(320, 16), (375, 16), (414, 20), (462, 20), (600, 16)] as [(CGFloat, CGFloat)])
  func alone(width: CGFloat, margin: CGFloat) {
    let screen = UIScreen.main.bounds
    defer { UIScreen.main.bounds = screen }
    for size in [screen.size, CGSize(width: width, height: 60)] {
      UIScreen.main.bounds = CGRect(origin: .zero, size: size)
      let cell = PinnedCell(top: 0, height: 44, priority: 250)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 60))
      window.addSubview(cell)
      cell.frame = window.bounds
      cell.layoutIfNeeded()
      #expect(cell.block.frame.minX == margin && cell.block.frame.width == width - 2 * margin)
    }
  }

  /// uikit-recorded.md, "Cell margins": 16 in landscape at 844 by 390, in tables 844 and 750 wide. The others are
  /// inferred: they are as in portrait.
  @Test(
    "in landscape, cells have the margins of portrait (IB)",
    arguments: [
      (844, 390, 844, 16), (844, 390, 750, 16), (812, 375, 812, 16), (896, 414, 896, 20), (1024, 768, 1024, 20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func landscape(width: CGFloat, height: CGFloat, cellWidth: CGFloat, margin: CGFloat) {
    let cell = PinnedCell(top: 0, height: 44, priority: 250)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: cellWidth, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.block.frame.minX == margin && cell.block.frame.width == cellWidth - 2 * margin)
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

  @Test("content that is pinned to the margins of the cell itself doesn't size the row, which is 44 high (L)")
  func pinnedToCellMargins() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "words", count: 40).joined(separator: " ")
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let guide = cell.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor), label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    #expect(shown(cell).table.rectForRow(at: path(0)).height == 44)
  }

  /// An item that prefers another size, and counts how often it is asked.
  private final class TallItem: UICollectionViewCell {
    var count = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      count += 1
      // The default implementation returns at once.
      #expect(super.preferredLayoutAttributesFitting(layoutAttributes).size == CGSize(width: 60, height: 40))
      layoutAttributes.size.height = 100
      return layoutAttributes
    }
  }

  @Test("items of a fixed size are asked for their preferred size, and the answer is ignored (L)")
  func fixedItemSize() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 40)
    let tiles = Tiles([[0, 0]])
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.register(TallItem.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? TallItem }
    #expect(cells.map(\.count) == [1, 1])
    #expect(cells.allSatisfy { $0.frame.size == CGSize(width: 60, height: 40) })
    withExtendedLifetime(tiles) {}
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
