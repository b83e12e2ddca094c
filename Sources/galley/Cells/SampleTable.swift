import UIKit

/// A table of cells of one kind with sample texts, written as for a phone.
final class SampleTable: UIViewController, UITableViewDataSource {
  let kind: CellKind
  let tableView: UITableView

  init(_ kind: CellKind, width: CGFloat) {
    self.kind = kind
    // Tall enough that every row is visible, and therefore measured, at every size.
    tableView = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 20_000), style: .plain)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HeadlineBodyCell.self, forCellReuseIdentifier: "headline")
    tableView.register(FeedCell.self, forCellReuseIdentifier: "feed")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { SampleRow.all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      if let style = kind.style {
        tableView.dequeueReusableCell(withIdentifier: "built-in")
          ?? UITableViewCell(style: style, reuseIdentifier: "built-in")
      } else {
        tableView.dequeueReusableCell(withIdentifier: kind.rawValue, for: indexPath)
      }
    kind.show(SampleRow.all[indexPath.row], in: cell)
    return cell
  }
}

extension SampleTable: SampleScreen {
  func shown(_ row: Int) -> (cell: UIView, labels: [UILabel], size: CGSize)? {
    let path = IndexPath(row: row, section: 0)
    guard let cell = tableView.cellForRow(at: path) else { return nil }
    let labels: [UILabel?] =
      switch cell {
      case let cell as HeadlineBodyCell: [cell.headlineLabel, cell.bodyLabel]
      case let cell as FeedCell: [cell.nameLabel, cell.messageLabel]
      default: [cell.textLabel, cell.detailTextLabel]
      }
    return (cell, labels.compactMap { $0 }, tableView.rectForRow(at: path).size)
  }
}
