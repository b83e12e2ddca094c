import Foundation
import UIFoundation
import UILists
import UIViews

/// The cell of Apple's guide to self-sizing cells, as written for iOS: a headline in a preferred font above a body in a
/// custom one, with system spacing between baselines.
final class HeadlineBodyCell: UITableViewCell {
  let headline = UILabel()
  let body = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.font = UIFont.preferredFont(forTextStyle: .headline)
    if let palatino = UIFont(name: "Palatino", size: 18) {
      body.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)
    }
    for label in [headline, body] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      headline.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: body.lastBaselineAnchor, multiplier: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The rows of a table view: a headline and a body each.
@MainActor
final class Articles: NSObject, UITableViewDataSource {
  var rows: [(headline: String, body: String)]

  init(_ rows: [(headline: String, body: String)]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    guard let cell = cell as? HeadlineBodyCell else { return cell }
    cell.headline.text = rows[indexPath.row].headline
    cell.body.text = rows[indexPath.row].body
    return cell
  }
}
