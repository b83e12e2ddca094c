import CoreGraphics
import ViewSupport
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// What tables and lists draw around their content, at 2 pixels to the point.
@MainActor
@Suite struct ListDrawingTests {
  private func traits(_ style: UIUserInterfaceStyle, isMirrored: Bool = false) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = 2
      $0.preferredContentSizeCategory = .large
      $0.userInterfaceStyle = style
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
  }

  private func sample(
    _ sections: [[UITableViewCell]], _ style: UITableView.Style = .plain, _ look: UIUserInterfaceStyle = .light,
    isMirrored: Bool = false
  ) -> StaticTable {
    let sample = StaticTable(sections, style: style)
    sample.table.overrideTraits(with: traits(look, isMirrored: isMirrored))
    sample.layOut()
    return sample
  }

  private func byPosition(_ rects: [CGRect]) -> [CGRect] {
    rects.sorted { ($0.minY, $0.height) < ($1.minY, $1.height) }
  }

  @Test("rows have the color of their table's style, and separators at their insets", arguments: [false, true])
  func rows(isDark: Bool) {
    let look: UIUserInterfaceStyle = isDark ? .dark : .light
    let drawn = DrawnView(sample([[cell(.default, "A"), cell(.default, "B")]], .plain, look).table)
    // 43.5 points each (uikit-recorded.md, "Cells and tables"), on a table of 2,000 points.
    // The rows are side by side, so their order from back to front doesn't matter.
    #expect(
      byPosition(drawn.fills(.systemBackground, look)) == [
        CGRect(x: 0, y: 0, width: 320, height: 43.5), CGRect(x: 0, y: 0, width: 320, height: 2000),
        CGRect(x: 0, y: 43.5, width: 320, height: 43.5),
      ])
    #expect(
      byPosition(drawn.fills(.separator, look)) == [
        CGRect(x: 16, y: 43, width: 304, height: 0.5), CGRect(x: 16, y: 86.5, width: 304, height: 0.5),
      ])
    let texts = drawn.texts.sorted { $0.start.y < $1.start.y }
    #expect(texts.map(\.text) == ["A", "B"])
    #expect(texts[0].start.x == 16)
    #expect(texts[0].color == UIColor.label.displayColor(traits(look)))
  }

  @Test("a selected row is gray, unless it has a background view for it or no selection style")
  func selection() {
    let row = cell(.default, "A")
    let sample = sample([[row]])
    row.isSelected = true
    let rect = CGRect(x: 0, y: 0, width: 320, height: 43.5)
    #expect(DrawnView(sample.table).fills(.systemGray4) == [rect])
    row.selectionStyle = .none
    #expect(DrawnView(sample.table).fills(.systemGray4).isEmpty)
    row.selectionStyle = .default
    row.selectedBackgroundView = UIView()
    row.selectedBackgroundView?.backgroundColor = .red
    #expect(DrawnView(sample.table).fills(.systemGray4).isEmpty)
  }

  @Test("a background configuration replaces the color of the style, with its insets mirrored")
  func configurations() {
    let row = cell(.default, "A")
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 30)
    background.cornerRadius = 4
    row.backgroundConfiguration = background
    let plain = DrawnView(sample([[row]]).table)
    #expect(plain.fills(.red) == [CGRect(x: 10, y: 1, width: 280, height: 40.5)])
    #expect(plain.fills(.systemBackground).count == 1)
    let mirrored = DrawnView(sample([[row]], isMirrored: true).table)
    #expect(mirrored.fills(.red) == [CGRect(x: 30, y: 1, width: 280, height: 40.5)])
  }

  @Test("inset groups have rounded corners, and no separator below the last row")
  func insetGroups() throws {
    let sample = sample(
      [[cell(.default, "A"), cell(.default, "B"), cell(.default, "C")], [cell(.default, "D")]], .insetGrouped)
    let list = sample.table.displayList()
    func clips(_ elements: [DisplayList.Element]) -> [DisplayList.Shape] {
      elements.flatMap { element -> [DisplayList.Shape] in
        guard case .group(let group) = element else { return [] }
        return (group.clip.map { [$0.shape] } ?? []) + clips(group.elements)
      }
    }
    let rows = sample.table.visibleCells.map(\.frame)
    let radius = ListLook.groupRadius
    let groups = clips(list.elements)
    let radii = CornerRadii(
      topLeft: CGSize(width: radius, height: radius), topRight: CGSize(width: radius, height: radius), bottomLeft: nil,
      bottomRight: nil)
    #expect(groups.contains(.path(CGPath(roundedRect: rows[0], radii: radii))))
    #expect(!groups.contains { $0.boundingBox == rows[1] })
    #expect(groups.contains { $0.boundingBox == rows[2] })
    // A row by itself is rounded at all corners.
    #expect(groups.contains(.roundedRect(rows[3], radius: radius)))
    let drawn = DrawnView(sample.table)
    #expect(byPosition(drawn.fills(.separator)).map(\.maxY) == [rows[0].maxY, rows[1].maxY])
    #expect(drawn.fills(.systemGroupedBackground) == [sample.table.bounds])
    #expect(byPosition(drawn.fills(.secondarySystemGroupedBackground)) == rows)
  }

  @Test("edit and reorder controls are centered in the room that layout reserves for them", arguments: [false, true])
  func controls(isMirrored: Bool) throws {
    final class Movable: NSObject, UITableViewDataSource {
      let row: UITableViewCell
      init(_ row: UITableViewCell) { self.row = row }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { row }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }
    let row = cell(.default, "A")
    row.showsReorderControl = true
    let source = Movable(row)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.overrideTraits(with: traits(.light, isMirrored: isMirrored))
    table.dataSource = source
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let strokes = DrawnView(table).strokes
    let red = UIColor.systemRed.displayColor
    let delete = try #require(strokes.first { $0.color == red }).path.boundingBox
    let grip = try #require(strokes.last { $0.color == UIColor.tertiaryLabel.displayColor }).path.boundingBox
    // Each control takes 40 points at its edge.
    let (deleteX, gripX): (CGFloat, CGFloat) = isMirrored ? (300, 20) : (20, 300)
    #expect(abs(delete.midX - deleteX) < 1e-9)
    #expect(abs(grip.midX - gripX) < 1e-9)
    #expect(abs(delete.midY - 21.75) < 1e-9)
  }

  @Test("drawing twice gives the same list, and changes no frame")
  func repetition() {
    let row = cell(.value1, "Title", "Detail")
    row.accessoryType = .detailDisclosureButton
    let sample = sample([[row, cell(.subtitle, "Title", "Detail")]], .insetGrouped)
    let frames = sample.table.visibleCells.map(\.frame)
    let first = sample.table.displayList()
    #expect(first == sample.table.displayList())
    #expect(sample.table.visibleCells.map(\.frame) == frames)
  }

  @Test("a chevron is drawn inside of its button, and points backward in a right-to-left layout")
  func chevrons() throws {
    let row = cell(.default, "A")
    row.accessoryType = .disclosureIndicator
    for isMirrored in [false, true] {
      let sample = sample([[row]], isMirrored: isMirrored)
      let button = try #require(row.subviews.first { $0 is UIButton })
      let path = try #require(DrawnView(sample.table).strokes.first).path
      let frame = button.convert(button.bounds, to: sample.table)
      #expect(abs(path.boundingBox.midX - frame.midX) < 1)
      #expect(frame.insetBy(dx: -0.5, dy: 0).contains(path.boundingBox))
      let points: [CGPoint] = path.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
      #expect(points.count == 3)
      #expect(isMirrored ? points[1].x < points[0].x : points[1].x > points[0].x)
    }
  }

  // MARK: - Lists of collection views

  private final class Rows: NSObject, UICollectionViewDataSource {
    let accessories: [UICellAccessory]
    lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    init(_ accessories: [UICellAccessory]) { self.accessories = accessories }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
    }
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ rows: Rows, isMirrored: Bool = false,
    _ prepare: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    prepare(&configuration)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.overrideTraits(with: traits(.light, isMirrored: isMirrored))
    collection.dataSource = rows
    collection.layoutIfNeeded()
    return collection
  }

  @Test("rows of a list have a background, separators, and accessories", arguments: [false, true])
  func lists(isMirrored: Bool) throws {
    let rows = Rows([.disclosureIndicator()])
    let drawn = DrawnView(list(.plain, rows, isMirrored: isMirrored))
    // Rows are at least 44 points high; the margin is 16, and lines are half a point.
    let backgrounds = drawn.fills(.systemBackground).suffix(2)
    #expect(backgrounds.map(\.minY) == [0, 44])
    let x: CGFloat = isMirrored ? 0 : 16
    #expect(
      drawn.fills(.separator) == [
        CGRect(x: x, y: 43.5, width: 359, height: 0.5), CGRect(x: x, y: 87.5, width: 359, height: 0.5),
      ])
    let chevron = try #require(drawn.strokes.first).path.boundingBox
    // The room of 26.5 points ends at the edge with a margin of 16, so the symbol's middle is 21.25 from the edge.
    let middle = isMirrored ? 21.25 : 375 - 21.25
    #expect(abs(chevron.midX - middle) < 1)
    #expect(abs(chevron.midY - 22) < 1e-9)
  }

  @Test("controls at the leading edge are beside each other, in front of the content", arguments: [false, true])
  func leadingControls(isMirrored: Bool) {
    let rows = Rows([.delete(displayed: .always), .multiselect(displayed: .always)])
    let drawn = DrawnView(list(.plain, rows, isMirrored: isMirrored))
    // Each takes 44 points with the margin of 16 in front: the middles are at 16 + 28 / 2 and 44 more.
    let middles = drawn.elements.compactMap { element -> CGFloat? in
      switch element {
      case .fill(let shape, _, _) where shape.boundingBox.width < 44: shape.boundingBox.midX
      case .stroke(let path, _, _) where path.boundingBox.width < 44: path.boundingBox.midX
      default: nil
      }
    }
    let expected: [CGFloat] = isMirrored ? [375 - 30, 375 - 74] : [30, 74]
    for middle in expected { #expect(middles.contains { abs($0 - middle) < 1e-9 }, "\(middles)") }
    #expect(middles.allSatisfy { middle in expected.contains { abs($0 - middle) < 14 } }, "\(middles)")
  }

  @Test("the configuration of a list's separators decides which are visible, where, and in which color")
  func separators() {
    let rows = Rows([])
    #expect(DrawnView(list(.plain, rows) { $0.showsSeparators = false }).fills(.separator).isEmpty)
    let red = list(.plain, rows) {
      $0.separatorConfiguration.color = .red
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.separatorConfiguration.topSeparatorInsets.leading = 50
      $0.separatorConfiguration.topSeparatorInsets.trailing = 25
      $0.itemSeparatorHandler = { path, usual in
        var own = usual
        own.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
        return own
      }
    }
    #expect(
      DrawnView(red).fills(.red) == [
        CGRect(x: 50, y: 0, width: 300, height: 0.5), CGRect(x: 16, y: 87.5, width: 359, height: 0.5),
        CGRect(x: 50, y: 44, width: 300, height: 0.5),
      ])
    let inset = list(.insetGrouped, rows)
    #expect(DrawnView(inset).fills(.separator).count == 1)
    #expect(DrawnView(inset).fills(.systemGroupedBackground) == [inset.bounds])
  }
}
