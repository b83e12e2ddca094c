import Foundation
import UIFoundation
import UIViews

/// The default content view of a cell, header, or footer.
///
/// Its margins are the table's until others are set.
final class CellContentView: UIView {
  private var hasOwnMargins = false
  private var isApplying = false

  override var layoutMargins: UIEdgeInsets { didSet { if !isApplying { hasOwnMargins = true } } }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { if !isApplying { hasOwnMargins = true } } }

  /// Requests that the table measure the cell again.
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.sizeMayDiffer()
  }

  /// Applies the table's margins, unless others were set.
  func applyDefaultMargins(_ margins: NSDirectionalEdgeInsets) {
    guard !hasOwnMargins, directionalLayoutMargins != margins else { return }
    isApplying = true
    directionalLayoutMargins = margins
    isApplying = false
  }
}
