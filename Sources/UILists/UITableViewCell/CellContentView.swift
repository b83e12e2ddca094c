import Foundation
import UIFoundation
import UIViews

/// The view that holds a cell's content.
///
/// Its margins are the table's until somebody sets others.
final class CellContentView: UIView {
  private var hasOwnMargins = false
  private var isApplying = false

  override var layoutMargins: UIEdgeInsets {
    didSet { if !isApplying { hasOwnMargins = true } }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { if !isApplying { hasOwnMargins = true } }
  }

  /// Takes the margins of a cell in a table of a width.
  func applyDefaultMargins(tableWidth: CGFloat) {
    let margins = TableMetrics.contentMargins(tableWidth: tableWidth)
    guard !hasOwnMargins, directionalLayoutMargins != margins else { return }
    isApplying = true
    directionalLayoutMargins = margins
    isApplying = false
  }
}
