public import UIKit

/// The list of trails.
public final class TrailsViewController: UITableViewController {
  /// The trails in the order of the rows.
  public var trails = Trail.all {
    didSet { tableView.reloadData() }
  }
  /// The names of the trails whose buttons were tapped.
  public private(set) var saved: [String] = []

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trails.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Trail", for: indexPath)
    let trail = trails[indexPath.row]
    (cell as? TrailCell)?.show(trail)
    (cell as? TrailCell)?.onSave = { [weak self] in self?.saved.append(trail.name) }
    return cell
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let navigation = segue.destination as? UINavigationController
    let form = navigation?.topViewController as? TrailFormViewController
    form?.onSave = { [weak self] trail in self?.trails.append(trail) }
  }
}
