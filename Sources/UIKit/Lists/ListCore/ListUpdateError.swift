import Foundation
import UIFoundation

/// The kind of a list, for the words in messages.
enum ListKind {
  case table
  case collection

  var name: String { self == .table ? "table view" : "collection view" }
  /// The word for an item.
  var item: String { self == .table ? "row" : "item" }
}

/// An inconsistency in a batch of updates.
enum ListUpdateError: Error, Hashable {
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  case itemCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case deletesMissingSection(Int, sections: Int)
  case insertsMissingSection(Int, sections: Int)
  case movesMissingSection(Int, sections: Int)
  case movesToMissingSection(Int, to: Int, sections: Int)
  case deletesMissingItem(IndexPath, items: Int)
  case deletesItemOfMissingSection(IndexPath, sections: Int)
  case insertsMissingItem(IndexPath, items: Int)
  case insertsItemIntoMissingSection(IndexPath, sections: Int)
  case movesMissingItem(IndexPath, items: Int)
  case movesToMissingItem(IndexPath, to: IndexPath, items: Int)
  case deletesAndReloads(IndexPath)
  case deletesAndMoves(ListElement)
  case insertsAndMoves(ListElement)
  case insertsTwice(ListElement)
  case movesTwiceFrom(ListElement)
  case movesTwiceTo(ListElement)

  /// Returns UIKit's message, as apps have reported it.
  ///
  /// No report quotes the messages of the last three cases, or of moves of sections that don't exist; these are ours.
  func message(for list: ListKind) -> String {
    let item = list.item
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      return
        "Invalid update: invalid number of sections. The number of sections contained in the \(list.name) after the "
        + "update (\(after)) must be equal to the number of sections contained in the \(list.name) before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
        + "deleted)."
    case .itemCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      return "Invalid update: invalid number of \(item)s in section \(section). The number of \(item)s contained in an "
        + "existing section after the update (\(after)) must be equal to the number of \(item)s contained in that section "
        + "before the update (\(before)), plus or minus the number of \(item)s inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(item)s moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    case .deletesMissingSection(let section, let sections):
      return "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .insertsMissingSection(let section, let sections):
      return "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .movesMissingSection(let section, let sections):
      return "attempt to move section \(section), but there are only \(sections) sections before the update"
    case .movesToMissingSection(let from, let to, let sections):
      return
        "attempt to move section \(from) to section \(to) that does not exist - there are only \(sections) sections"
    case .deletesMissingItem(let path, let items):
      return
        "attempt to delete \(item) \(path.item) from section \(path.section) which only contains \(items) \(item)s "
        + "before the update"
    case .deletesItemOfMissingSection(let path, let sections):
      return
        "attempt to delete \(item) \(path.item) from section \(path.section), but there are only \(sections) sections "
        + "before the update"
    case .insertsMissingItem(let path, let items):
      return
        "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(items) \(item)s in "
        + "section \(path.section) after the update"
    case .insertsItemIntoMissingSection(let path, let sections):
      return
        "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(sections) sections "
        + "after the update"
    case .movesMissingItem(let path, let items):
      return "attempt to move index path (\(path.printed)) that does not exist - there are only \(items) \(item)s in "
        + "section \(path.section) before the update"
    case .movesToMissingItem(let from, let to, let items):
      return
        "attempt to move index path (\(from.printed)) to index path (\(to.printed)) that does not exist - there are "
        + "only \(items) \(item)s in section \(to.section) after the update"
    case .deletesAndReloads(let path): return "attempt to delete and reload the same index path (\(path.printed))"
    case .deletesAndMoves(let element): return "attempt to perform a delete and a move from the same \(element.printed)"
    case .insertsAndMoves(let element): return "attempt to perform an insert and a move to the same \(element.printed)"
    case .insertsTwice(let element): return "attempt to perform multiple inserts at the same \(element.printed)"
    case .movesTwiceFrom(let element): return "attempt to perform multiple moves from the same \(element.printed)"
    case .movesTwiceTo(let element): return "attempt to perform multiple moves to the same \(element.printed)"
    }
  }
}

extension ListElement {
  /// The element as formatted in messages.
  fileprivate var printed: String {
    switch self {
    case .section(let section): "section (\(section))"
    case .item(let path): "index path (\(path.printed))"
    }
  }
}
