import Foundation
package import UIKit

/// A table of ``HeadlineBodyCell``s whose rows are measured one after another.
@MainActor
package final class TallTable: NSObject, UITableViewDataSource {
  private let rows: [RowTexts]
  private let count: Int
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)

  /// A table of so many rows, which show the texts in turn; as many as there are texts unless it is said.
  package init(_ rows: [RowTexts], count: Int? = nil) {
    self.rows = rows
    self.count = count ?? rows.count
    super.init()
    table.register(HeadlineBodyCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? HeadlineBodyCell {
      cell.show(rows[indexPath.row % rows.count])
    }
    return cell
  }

  /// Measures all rows at a text size, and shows the first of them; the seconds.
  package func measureAll(at category: UIContentSizeCategory) -> Double {
    Stopwatch.thread.seconds {
      UIApplication.shared.preferredContentSizeCategory = category
      table.contentOffset = .zero
      table.layoutIfNeeded()
      table.measureRowsAhead()
    }
  }

  /// Scrolls from the top to the end, a screen at a time, at a text size, so that all rows are measured and shown; the
  /// seconds.
  package func scrollThrough(at category: UIContentSizeCategory) -> Double {
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

  /// Asks for the rows anew and fills the screen; the seconds.
  package func fillScreen() -> Double {
    Stopwatch.thread.seconds {
      table.reloadData()
      table.layoutIfNeeded()
    }
  }

  /// Scrolls to a row, from wherever the table is; the seconds.
  package func jump(to row: Int) -> Double {
    Stopwatch.thread.seconds {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      table.layoutIfNeeded()
    }
  }

  /// Changes the text size and lays out what is on the screen; the seconds.
  package func change(to category: UIContentSizeCategory) -> Double {
    Stopwatch.thread.seconds {
      UIApplication.shared.preferredContentSizeCategory = category
      table.layoutIfNeeded()
    }
  }
}
