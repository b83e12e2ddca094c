import UIKit

/// The list of trails.
final class TrailsViewController: UITableViewController {
  /// The trails in the order of the rows.
  var trails = Trail.all {
    didSet { tableView.reloadData() }
  }
  /// The names of the trails whose buttons were tapped.
  private(set) var saved: [String] = []
}

// MARK: - Data source

extension TrailsViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Trail", for: indexPath)
    if let cell = cell as? TrailCell {
      cell.show(trails[indexPath.row])
      cell.delegate = self
    }
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let navigation = segue.destination as? UINavigationController
    let form = navigation?.topViewController as? TrailFormViewController
    form?.onSave = { [weak self] trail in self?.trails.append(trail) }
  }
}

extension TrailsViewController: TrailCellDelegate {
  func trailCellDidSave(_ cell: TrailCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    saved.append(trails[indexPath.row].name)
  }
}
