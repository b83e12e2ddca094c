package import UIKit

/// The cell of Apple's guide to self-sizing cells: a headline above a body text, both following Dynamic Type.
///
/// It is written as for a phone, without anything specific to Galley. Tests and benchmarks use it too.
package final class HeadlineBodyCell: UITableViewCell {
  package let headlineLabel = UILabel()
  package let bodyLabel = UILabel()

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headlineLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    let palatino = UIFont(name: "Palatino", size: 18) ?? UIFont.systemFont(ofSize: 18)
    bodyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)
    for label in [headlineLabel, bodyLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      headlineLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headlineLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bodyLabel.leadingAnchor.constraint(equalTo: headlineLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: headlineLabel.trailingAnchor),
      headlineLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      bodyLabel.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: headlineLabel.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: bodyLabel.lastBaselineAnchor, multiplier: 1),
    ])
  }

  package required init?(coder: NSCoder) { nil }
}
