import Foundation
package import UIKit

/// A table of ``HeadlineBodyCell``s that is scrolled through, so that every row is measured.
@MainActor
package final class TallTable: NSObject, UITableViewDataSource {
  private let rows: [RowTexts]
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)

  package init(_ rows: [RowTexts]) {
    self.rows = rows
    super.init()
    table.register(HeadlineBodyCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? HeadlineBodyCell {
      cell.show(rows[indexPath.row])
    }
    return cell
  }

  /// Scrolls from the top to the end, a screen at a time, at a text size; the seconds.
  package func measureAll(at category: UIContentSizeCategory) -> Double {
    Stopwatch.thread.seconds {
      UIApplication.shared.preferredContentSizeCategory = category
      table.contentOffset = .zero
      table.layoutIfNeeded()
      while table.contentOffset.y + table.bounds.height < table.contentSize.height {
        table.contentOffset.y += table.bounds.height
        table.layoutIfNeeded()
      }
    }
  }

  package var contentHeight: Double { Double(table.contentSize.height) }
}
