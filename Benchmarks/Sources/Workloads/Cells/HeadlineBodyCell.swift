package import UIKit

/// The cell of Apple's guide to self-sizing cells: a headline over a body text, both following Dynamic Type.
///
/// It is written as for a phone: nothing here is Galley's own.
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

extension HeadlineBodyCell: SampleCell {
  package var measuredLabels: [UILabel] { [headlineLabel, bodyLabel] }

  /// A cell with texts, fitted and laid out at a width.
  package convenience init(_ texts: RowTexts, width: CGFloat) {
    self.init(style: .default, reuseIdentifier: nil)
    show(texts)
    layOut(width: width)
  }

  /// Shows other texts.
  package func show(_ texts: RowTexts) {
    headlineLabel.text = texts.headline
    showBody(texts.body)
  }

  /// Shows another body.
  package func showBody(_ text: String) { bodyLabel.text = text }
}

extension UITableViewCell {
  /// Takes the height that the cell needs at a width, and lays it out, as a table does.
  package func layOut(width: CGFloat) {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    frame = CGRect(origin: .zero, size: size)
    layoutIfNeeded()
  }
}
