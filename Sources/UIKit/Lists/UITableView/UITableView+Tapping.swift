public import Foundation
import UIFoundation

/// What a user does, for tests. Not in UIKit, where only a touch selects a row and notifies the delegate.
extension UITableView {
  /// Taps a row that is shown, and returns whether it is selected afterward. Not in UIKit.
  ///
  /// The delegate is asked and told as for a touch: `shouldHighlightRowAt`, `didHighlightRowAt`, `didUnhighlightRowAt`,
  /// `willSelectRowAt`, `willDeselectRowAt` and `didDeselectRowAt` for the row that was selected before, and
  /// `didSelectRowAt`. A segue of the row's cell in a storyboard is performed before `didSelectRowAt`, while the row is
  /// selected already. This order is inferred from what applications rely on, such as `indexPathForSelectedRow` in
  /// `prepare(for:sender:)`; no recording has it.
  @discardableResult
  public func tapRow(at indexPath: IndexPath) -> Bool {
    let (allows, allowsSeveral) =
      selection.isEditing
      ? (allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing, allowsMultipleSelectionDuringEditing)
      : (allowsSelection, allowsMultipleSelection)
    guard allows, let cell = cellForRow(at: indexPath) else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsSeveral, selection.paths.contains(indexPath) {
      tapSelectedRow(at: indexPath)
      return selection.paths.contains(indexPath)
    }
    let proposed = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    guard let path = proposed else { return false }
    if !allowsSeveral { for other in selection.paths where other != path { tapSelectedRow(at: other) } }
    select(path, false, .none)
    guard selection.paths.contains(path) else { return false }
    if let chosen = cellForRow(at: path) { chosen.segues?.perform(\.selection, from: chosen) }
    delegate?.tableView(self, didSelectRowAt: path)
    return true
  }

  /// Taps the detail button of a row that is shown, and returns whether it has one. Not in UIKit.
  ///
  /// A segue of the accessory is performed before the delegate is told. This order is inferred.
  @discardableResult
  public func tapAccessory(ofRowAt indexPath: IndexPath) -> Bool {
    cellForRow(at: indexPath)?.tapDetailButton() ?? false
  }

  private func tapSelectedRow(at path: IndexPath) {
    let proposed = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let path = proposed else { return }
    deselect(path, false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
