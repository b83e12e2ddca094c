package import UIKit

/// A cell that shows the texts of a row, for the same measurements whatever it is made of.
@MainActor
package protocol SampleCell: UITableViewCell {
  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
  /// Shows a headline.
  func showHeadline(_ text: String)
  /// Shows a body.
  func showBody(_ text: String)
  /// The labels that show a row's headline and, if a label does, its body.
  var measuredLabels: [UILabel] { get }
}

extension SampleCell {
  /// A cell with texts, fitted and laid out at a width.
  package init(_ texts: RowTexts, width: CGFloat) {
    self.init(style: .default, reuseIdentifier: nil)
    show(texts)
    layOut(width: width)
  }

  /// Shows other texts.
  package func show(_ texts: RowTexts) {
    showHeadline(texts.headline)
    showBody(texts.body)
  }
}

extension HeadlineBodyCell: SampleCell {
  package var measuredLabels: [UILabel] { [headlineLabel, bodyLabel] }
  package func showHeadline(_ text: String) { headlineLabel.text = text }
  package func showBody(_ text: String) { bodyLabel.text = text }
}

extension FeedCell: SampleCell {
  package var measuredLabels: [UILabel] { [nameLabel] }
  package func showHeadline(_ text: String) { nameLabel.text = text }
  package func showBody(_ text: String) { messageView.text = text }
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
