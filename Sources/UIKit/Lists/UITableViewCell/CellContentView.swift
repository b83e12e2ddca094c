import Foundation
import UIFoundation

/// The default content view of a cell, header, or footer.
///
/// Its margins are the table's until others are set.
final class CellContentView: UIView {
  private var hasOwnMargins = false
  private var isApplying = false

  /// The margins of the cell, which margins that were set are raised to.
  ///
  /// Content margins below the cell's have no effect (uikit-recorded.md, "Cell margins", IB). Headers and footers have no
  /// such limit. Not recorded: how it combines with the safe area, which adds to the margins that were set.
  var smallestMargins = NSDirectionalEdgeInsets.zero {
    didSet { if smallestMargins != oldValue { insetsMayDiffer() } }
  }

  override var layoutMargins: UIEdgeInsets {
    get {
      let (set, least) = (super.layoutMargins, smallestMargins)
      let turns = least.leading != least.trailing && effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (left, right) = turns ? (least.trailing, least.leading) : (least.leading, least.trailing)
      return UIEdgeInsets(
        top: max(set.top, least.top), left: max(set.left, left), bottom: max(set.bottom, least.bottom),
        right: max(set.right, right))
    }
    set {
      if !isApplying { hasOwnMargins = true }
      super.layoutMargins = newValue
    }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { if !isApplying { hasOwnMargins = true } } }

  override var isContentOfBareCell: Bool { (superview as? UITableViewCell)?.isBare == true }

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
