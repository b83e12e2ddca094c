import CoreGraphics
import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Lists in collection views: headers, accessories, editing.
@MainActor
struct CollectionListTests {
  /// Rows with a text each, and headers and footers with a text.
  private final class Rows: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    var contents: [UIListContentConfiguration] = []
    var edges: [UIListContentConfiguration] = []
    lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, text in
      var content = cell.defaultContentConfiguration()
      contents.append(content)
      content.text = text
      cell.contentConfiguration = content
    }
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: "Row")
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
      if let cell = view as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        edges.append(content)
        content.text = "Edge"
        cell.contentConfiguration = content
      }
      return view
    }
  }

  private func list(
    _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ prepare: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> (UICollectionView, Rows) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    prepare(&configuration)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.overrideTraits(
      with: UITraitCollection {
        $0.preferredContentSizeCategory = .large
        $0.displayScale = 2
      })
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    let rows = Rows(counts)
    collection.dataSource = rows
    collection.layoutIfNeeded()
    return (collection, rows)
  }

  private func header(_ collection: UICollectionView, _ section: Int) -> CGRect? {
    collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  @Test("the padding above a plain header is above it, 22 points or that of the configuration")
  func headerPadding() {
    let (collection, _) = list([1, 1], .plain) { $0.headerMode = .supplementary }
    // A line of headline, 20.5, and 4 above and below; a row is 44.
    #expect(header(collection, 0) == CGRect(x: 0, y: 22, width: 375, height: 28.5))
    #expect(Collections.frames(collection) == [CGRect(x: 0, y: 50.5, width: 375, height: 44)])
    #expect(header(collection, 1)?.minY == 116.5)
    let (close, _) = list([1, 1], .plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    #expect(header(close, 0)?.minY == 0 && header(close, 1)?.minY == 72.5)
    #expect(close.contentSize.height == 145)
  }

  @Test("a list cell has the default content of a row, header, or footer in the list's appearance")
  func roles() {
    let (_, plain) = list([2], .plain) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(plain.contents == [.cell(), .cell()] && plain.edges == [.plainHeader(), .plainFooter()])
    let (_, grouped) = list([2], .insetGrouped) { $0.headerMode = .supplementary }
    #expect(grouped.contents == [.cell(), .cell()] && grouped.edges == [.groupedHeader()])
    let (collection, sidebar) = list([2, 2], .sidebar) { $0.headerMode = .firstItemInSection }
    #expect(sidebar.contents == [.sidebarHeader(), .sidebarCell(), .sidebarHeader(), .sidebarCell()])
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }

  @Test("accessories are in the system's order, and custom ones at their requested positions")
  func order() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    func view(_ position: @escaping UICellAccessory.Placement.Position) -> (UIView, UICellAccessory) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      return (view, .customView(configuration: .init(customView: view, placement: .trailing(at: position))))
    }
    let (beside, first) = view { _ in 0 }
    let (after, second) = view(UICellAccessory.Placement.position(after: .checkmark()))
    let (last, third) = view { $0.count }
    cell.accessories = [.disclosureIndicator(), first, .checkmark(), second, third]
    cell.layoutIfNeeded()
    // From the edge: 20 + 16, the disclosure indicator's 26.5, 20 + 16, the checkmark's 40, 20 + 16. A view is at the
    // inner end of its space: 400 - 36 = 364, 364 - 26.5 - 36 = 301.5, 301.5 - 40 - 36 = 225.5; on thirds of a point.
    let (afterX, besideX): (CGFloat, CGFloat) = (905 / 3, 677 / 3)
    #expect(last.frame.minX == 364)
    #expect(after.frame.minX == afterX)
    #expect(beside.frame.minX == besideX)
    #expect(cell.contentView.frame.width == 225.5)
    #expect(cell.accessories.map { $0.kind } == [.disclosureIndicator, nil, .checkmark, nil, nil])
  }

  @Test("editing accessories show while the list is edited")
  func editing() throws {
    let (collection, _) = list([1], .plain)
    let cell = try #require(collection.visibleCells.first as? UICollectionViewListCell)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.accessories = [
      .delete(), .reorder(),
      .customView(configuration: .init(customView: badge, placement: .trailing(displayed: .whenNotEditing))),
    ]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 339, height: 44) && badge.superview === cell)
    collection.isEditing = true
    collection.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 287, height: 44) && badge.superview == nil)
    #expect(cell.configurationState.isEditing)
    collection.isEditing = false
    collection.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 339)
  }

  @Test("the separator's guide is as wide as the content, or as custom constraints require")
  func separator() {
    final class Row: UICollectionViewListCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Row"
        contentView.addSubview(label, at: [.leading: 30, .centerY: 0])
      }
      required init?(coder: NSCoder) { nil }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let guide = row.separatorLayoutGuide
    row.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 0 && guide.layoutFrame.maxX == 300 && guide.layoutFrame.maxY == 44)
    guide.leadingAnchor.constraint(equalTo: row.label.leadingAnchor).isActive = true
    row.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 30 && guide.layoutFrame.maxX == 300)
    #expect(row.separatorLayoutGuide === guide)
  }
}
