import Foundation
import UIFoundation
import UIViews

/// The view that holds the content of a cell, a header or a footer.
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

  /// Requests that the table measure the cell again.
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.sizeMayDiffer()
  }

  /// Takes the margins that the table gives.
  func applyDefaultMargins(_ margins: NSDirectionalEdgeInsets) {
    guard !hasOwnMargins, directionalLayoutMargins != margins else { return }
    isApplying = true
    directionalLayoutMargins = margins
    isApplying = false
  }
}
