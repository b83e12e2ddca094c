import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Sections as outlines.
@MainActor
struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private var fruit: Outline {
    var outline = Outline()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Pippin"], to: "Apple")
    return outline
  }

  @Test("children follow their parent, and are visible while all ancestors are expanded")
  func levels() {
    var outline = fruit
    #expect(outline.items == ["Fruit", "Apple", "Pippin", "Pear", "Bread"])
    #expect(outline.rootItems == ["Fruit", "Bread"] && outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Bread"] && !outline.isVisible("Pippin") && outline.isExpanded("Apple"))
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == outline.items && outline.isVisible("Pippin"))
    #expect(outline.level(of: "Fruit") == 0 && outline.level(of: "Pippin") == 2)
    #expect(outline.parent(of: "Pippin") == "Apple" && outline.parent(of: "Fruit") == nil)
    #expect(outline.index(of: "Pear") == 3 && outline.index(of: "Plum") == nil && !outline.contains("Plum"))
    outline.collapse(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
  }

  @Test("items are inserted before and after others on their level, and deleted with their descendants")
  func editing() {
    var outline = fruit
    outline.insert(["Plum"], before: "Pear")
    outline.insert(["Milk"], after: "Bread")
    #expect(outline.items == ["Fruit", "Apple", "Pippin", "Plum", "Pear", "Bread", "Milk"])
    outline.delete(["Apple", "nothing"])
    #expect(outline.items == ["Fruit", "Plum", "Pear", "Bread", "Milk"] && !outline.contains("Pippin"))
    outline.delete(["Fruit"])
    #expect(outline.items == ["Bread", "Milk"])
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline == Outline())
  }

  @Test("outlines can be extracted from others and inserted into them")
  func parts() {
    var outline = fruit
    outline.expand(["Apple"])
    let apples = outline.snapshot(of: "Apple", includingParent: true)
    #expect(apples.items == ["Apple", "Pippin"] && apples.isExpanded("Apple"))
    #expect(outline.snapshot(of: "Fruit").items == ["Apple", "Pippin", "Pear"])
    #expect(outline.snapshot(of: "Fruit").rootItems == ["Apple", "Pear"])
    outline.delete(["Apple"])
    #expect(outline.insert(apples, after: "Bread") == "Apple")
    #expect(outline.items == ["Fruit", "Pear", "Bread", "Apple", "Pippin"] && outline.level(of: "Pippin") == 1)
    var cherries = Outline()
    cherries.append(["Morello", "Bing"])
    outline.replace(childrenOf: "Fruit", using: cherries)
    #expect(outline.items == ["Fruit", "Morello", "Bing", "Bread", "Apple", "Pippin"])
  }

  @Test("a duplicate item, or an unknown position, is rejected")
  func refusals() async {
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Fruit", "Fruit"])
    }
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Apple"], to: "Fruit")
    }
  }

  @Test("a section shows the visible part of its outline, indented by a level for each parent")
  func shown() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var outline = fruit
    // A missing section is created.
    source.apply(outline, to: 7, animatingDifferences: false)
    collection.layoutIfNeeded()
    #expect(source.snapshot().sectionIdentifiers == [7] && collection.numberOfItems(inSection: 0) == 2)
    let bread = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    outline.expand(["Fruit"])
    source.apply(outline, to: 7)
    collection.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0)) === bread)
    let apple = collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    apple?.layoutIfNeeded()
    #expect(apple?.indentationLevel == 1 && apple?.contentView.frame.minX == 10)
    #expect(bread?.contentView.frame.minX == 0)
    #expect(source.snapshot(for: 7) == outline && source.snapshot(for: 7).contains("Pippin"))
    // When the section's items are replaced, it is no longer an outline.
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Pear"])
    source.apply(snapshot)
    #expect(source.snapshot(for: 7).rootItems == ["Fruit", "Apple", "Bread"])
  }

  @Test("a list's configuration stores an app's handlers, and is equal only to its copies")
  func listConfiguration() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration == UICollectionLayoutListConfiguration(appearance: .plain))
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 0 ? nil : UISwipeActionsConfiguration(actions: [])
    }
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      separators.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
      return separators
    }
    let path = IndexPath(item: 0, section: 0)
    #expect(configuration.trailingSwipeActionsConfigurationProvider?(path) == nil)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
    let separators = configuration.itemSeparatorHandler?(path, configuration.separatorConfiguration)
    #expect(separators?.bottomSeparatorVisibility == .hidden && separators?.topSeparatorVisibility == .automatic)
    let copy = configuration
    #expect(copy == configuration && configuration != UICollectionLayoutListConfiguration(appearance: .plain))
  }

  @Test("a text accessory has the width of its letters in the font of its options")
  func label() {
    let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let font = UIFont.systemFont(ofSize: 30)
    row.accessories = [
      .label(text: "12", options: .init(font: font, adjustsFontForContentSizeCategory: false)),
      .outlineDisclosure(options: .init(style: .header)),
    ]
    row.layoutIfNeeded()
    let alone = UILabel()
    alone.font = font
    alone.text = "12"
    // A button takes 44, a text its width and the margin of 16: our own decisions.
    #expect(abs(row.contentView.frame.width - (320 - 44 - 16 - alone.intrinsicContentSize.width)) < 1e-9)
  }
}
