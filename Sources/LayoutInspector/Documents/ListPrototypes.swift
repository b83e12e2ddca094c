import Foundation
import InterfaceDocuments
import UIKit

/// Shows each prototype of the tables and collection views of a part once, as Interface Builder does.
///
/// A list has the prototypes if it has no data source, or one of UIKit's controllers that an app subclasses. The cells
/// are dequeued, so they are what the app's data source gets.
@MainActor
final class ListPrototypes {
  private let made: MadePart
  /// The number of the part's members that were looked at.
  private var seen = 0
  /// The data sources. Lists don't hold them.
  private var sources: [NSObject] = []

  init(_ made: MadePart) {
    self.made = made
    show()
  }

  /// Gives data sources to the lists that were made since the last call, which may be in cells.
  fileprivate func show() {
    while seen < made.members.count {
      let member = made.members[seen]
      seen += 1
      switch member.view {
      case let table as UITableView where Self.isOpen(table.dataSource):
        guard let rows = PrototypeRows(member.object, self) else { continue }
        sources.append(rows)
        (table.dataSource, table.delegate) = (rows, rows)
      case let collection as UICollectionView where Self.isOpen(collection.dataSource):
        guard let items = PrototypeItems(member.object, self) else { continue }
        sources.append(items)
        collection.dataSource = items
      default: continue
      }
    }
  }

  private static func isOpen(_ source: AnyObject?) -> Bool {
    guard let source else { return true }
    return type(of: source) == UITableViewController.self || type(of: source) == UICollectionViewController.self
  }
}

/// The prototypes of a table, a row each.
private final class PrototypeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let prototypes: [InterfaceObject]
  private let table: InterfaceObject
  private weak var lists: ListPrototypes?

  /// Returns `nil` if the table has no prototypes.
  init?(_ table: InterfaceObject, _ lists: ListPrototypes) {
    prototypes = table.group("prototypes")
    self.table = table
    self.lists = lists
    super.init()
    if prototypes.isEmpty || table["dataMode"] == "static" { return nil }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { prototypes.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = prototypes[indexPath.row].prototypeIdentifier
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    lists?.show()
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    DocumentLayout.rowHeight(of: prototypes[indexPath.row], in: table)?.points ?? UITableView.automaticDimension
  }
}

/// The prototypes of a collection view, an item each, with the header and the footer.
private final class PrototypeItems: NSObject, UICollectionViewDataSource {
  private static let emptyIdentifier = "PrototypeItems.empty"
  private let identifiers: [String]
  private let supplements: [String: String]
  private weak var lists: ListPrototypes?

  /// Returns `nil` if the collection view has no prototypes.
  init?(_ collection: InterfaceObject, _ lists: ListPrototypes) {
    identifiers = collection.group("cells").map(\.prototypeIdentifier)
    let views = [
      (UICollectionView.elementKindSectionHeader, collection.child("sectionHeaderView")),
      (UICollectionView.elementKindSectionFooter, collection.child("sectionFooterView")),
    ]
    var supplements: [String: String] = [:]
    for case (let kind, let view?) in views { supplements[kind] = view.prototypeIdentifier }
    self.supplements = supplements
    self.lists = lists
    super.init()
    if identifiers.isEmpty { return nil }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = identifiers[indexPath.item]
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    lists?.show()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = supplements[kind] ?? Self.emptyIdentifier
    if supplements[kind] == nil {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    lists?.show()
    return view
  }
}
