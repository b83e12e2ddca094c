import Foundation
import UIFoundation
import UIKit

/// The rows of a table view: a headline and a body each.
@MainActor
final class Articles: NSObject, UITableViewDataSource {
  var rows: [(headline: String, body: String)]

  init(_ rows: [(headline: String, body: String)]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    guard let cell = cell as? HeadlineBodyCell else { return cell }
    cell.headlineLabel.text = rows[indexPath.row].headline
    cell.bodyLabel.text = rows[indexPath.row].body
    return cell
  }
}
