import Foundation
import UIKit

// NibSegues.storyboard names these classes, so they are neither nested nor private.

/// A list whose rows have a segue, with an `@IBSegueAction`, and another for their detail buttons.
final class NibSegueController: UITableViewController {
  private(set) var events: [String] = []
  var refuses = false
  var makesDetail = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("will select \(indexPath.row)")
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("did select \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("did deselect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    events.append("accessory \(indexPath.row)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should \(identifier)")
    return !refuses
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
    let selected = tableView.indexPathForSelectedRow?.row
    let item = (segue.destination as? NibItemController)?.item
    events.append("prepare \(row ?? -1), selected \(selected ?? -1), item \(item ?? "nil")")
  }
  func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> NibItemController? {
    events.append("make \(segueIdentifier ?? "nil") from \(sender is UITableViewCell)")
    return makesDetail ? NibItemController(coder: coder, item: "made") : nil
  }
  override class var interfaceConnections: InterfaceConnections {
    super.interfaceConnections.adding(
      .segueAction("makeDetail:sender:segueIdentifier:") { (list: NibSegueController, coder, sender, identifier) in
        list.makeDetail(coder, sender: sender, segueIdentifier: identifier)
      })
  }
}

/// The destination of all segues, which a segue action gives an item.
final class NibItemController: UIViewController {
  let item: String
  init?(coder: NSCoder, item: String) {
    self.item = item
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    item = "usual"
    super.init(coder: coder)
  }
}

/// A static table.
final class NibStaticController: UITableViewController {
  private(set) var senders: [UITableViewCell] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    senders += [sender as? UITableViewCell].compactMap(\.self)
  }
}

/// A collection of two items.
final class NibGridController: UICollectionViewController {
  private(set) var events: [String] = []
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0)?.item }
    events.append("prepare \(item ?? -1)")
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("did select \(indexPath.item)")
  }
}
