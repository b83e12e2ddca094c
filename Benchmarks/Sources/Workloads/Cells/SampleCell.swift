package import UIKit

/// A cell that shows the texts of a row, for the same measurements whatever it is made of.
@MainActor
package protocol SampleCell: UITableViewCell {
  /// A cell with texts, fitted and laid out at a width.
  init(_ texts: RowTexts, width: CGFloat)
  /// Shows other texts.
  func show(_ texts: RowTexts)
  /// Shows another body.
  func showBody(_ text: String)
  /// The labels that show a row's headline and, if a label does, its body.
  var measuredLabels: [UILabel] { get }
}
