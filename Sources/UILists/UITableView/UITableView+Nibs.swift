import Foundation
import UIControllers
import UIFoundation
import UIViews

/// Cells, headers, and footers from nibs.
extension UITableView {
  func registerNib(_ nib: UINib?, _ identifier: String) {
    reuse.cellNibs[identifier] = nib
    reuse.cellClasses[identifier] = nil
  }

  func registerHeaderFooterNib(_ nib: UINib?, _ identifier: String) {
    reuse.headerFooterNibs[identifier] = nib
    reuse.headerFooterClasses[identifier] = nil
  }

  /// Makes a cell from the nib or class registered for an identifier, or returns `nil` if there is none.
  func makeCell(_ identifier: String) -> UITableViewCell? {
    guard let nib = reuse.cellNibs[identifier] else {
      return reuse.cellClasses[identifier]?.made(ofAnyClass: .default, reuseIdentifier: identifier)
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
    cell.identifier = identifier
    return cell
  }

  /// Makes a header or footer from the nib or class registered for an identifier, or returns `nil` if there is none.
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
