import Foundation
import UIFoundation
import UIViews

/// Cells, headers and footers that come from nibs.
extension UITableView {
  func registerNib(_ nib: UINib?, _ identifier: String) {
    reuse.cellNibs[identifier] = nib
    reuse.cellClasses[identifier] = nil
  }

  func registerHeaderFooterNib(_ nib: UINib?, _ identifier: String) {
    reuse.headerFooterNibs[identifier] = nib
    reuse.headerFooterClasses[identifier] = nil
  }

  /// A new cell under a name: from the nib, or of the class, that was registered; nil without either.
  func makeCell(_ identifier: String) -> UITableViewCell? {
    guard let nib = reuse.cellNibs[identifier] else {
      return reuse.cellClasses[identifier]?.made(reuseIdentifier: identifier)
    }
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
      raiseException(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
          + "be a UITableViewCell instance")
    }
    raiseException(
      unless: cell.reuseIdentifier == nil || cell.reuseIdentifier == identifier,
      "cell reuse indentifier in nib (\(cell.reuseIdentifier ?? "")) does not match the identifier used to register the "
        + "nib (\(identifier))")
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A new header or footer under a name: from the nib, or of the class, that was registered; nil without either.
  func makeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let nib = reuse.headerFooterNibs[identifier] else {
      return reuse.headerFooterClasses[identifier]?.made(reuseIdentifier: identifier)
    }
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
      raiseException(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
          + "be a UITableViewHeaderFooterView instance")
    }
    view.reuseIdentifier = identifier
    return view
  }
}
