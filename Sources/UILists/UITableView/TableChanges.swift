import Foundation
import UIFoundation

/// The changes in a batch of updates.
///
/// Deletions, reloads, and move origins refer to the state before the batch; insertions and move destinations to the
/// state after it.
struct TableChanges {
  struct SectionMove: Hashable {
    var from: Int
    var to: Int
  }

  struct RowMove: Hashable {
    var from: IndexPath
    var to: IndexPath
  }

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [SectionMove] = []
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [RowMove] = []
}

/// An inconsistency in a batch of updates, described with UIKit's message.
enum TableUpdateError: Error, Hashable, CustomStringConvertible {
  case rowCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  case deletesMissingRow(IndexPath, rows: Int)
  case deletesRowOfMissingSection(IndexPath, sections: Int)
  case insertsMissingRow(IndexPath, rows: Int)
  case insertsRowOfMissingSection(IndexPath, sections: Int)
  case deletesMissingSection(Int, sections: Int)
  case insertsMissingSection(Int, sections: Int)
  case movesMissingRow(IndexPath, to: IndexPath, rows: Int)
  case movesMissingSection(Int, to: Int, sections: Int)
  case deletesAndReloads(IndexPath)
  case deletesAndMoves(IndexPath)
  case insertsAndMoves(IndexPath)
  case movesTwiceFrom(IndexPath)
  case movesTwiceTo(IndexPath)

  var description: String {
    switch self {
    case .rowCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section "
        + "after the update (\(after)) must be equal to the number of rows contained in that section before the update "
        + "(\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) moved "
        + "in, \(movedOut) moved out)."
    case .sectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
        + "(\(after)) must be equal to the number of sections contained in the table view before the update (\(before)), "
        + "plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .deletesMissingRow(let path, let rows):
      "attempt to delete row \(path.row) from section \(path.section) which only contains \(rows) rows before the update"
    case .deletesRowOfMissingSection(let path, let sections):
      "attempt to delete row \(path.row) from section \(path.section), but there are only \(sections) sections before "
        + "the update"
    case .insertsMissingRow(let path, let rows):
      "attempt to insert row \(path.row) into section \(path.section), but there are only \(rows) rows in section "
        + "\(path.section) after the update"
    case .insertsRowOfMissingSection(let path, let sections):
      "attempt to insert row \(path.row) into section \(path.section), but there are only \(sections) sections after the "
        + "update"
    case .deletesMissingSection(let section, let sections):
      "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .insertsMissingSection(let section, let sections):
      "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .movesMissingRow(let from, let to, let rows):
      "attempt to move index path (\(from)) to index path (\(to)) that does not exist - there are only \(rows) rows in "
        + "section \(to.section) after the update"
    case .movesMissingSection(let from, let to, let sections):
      "attempt to move section \(from) to section \(to) that does not exist - there are only \(sections) sections"
    case .deletesAndReloads(let path): "attempt to delete and reload the same index path (\(path))"
    case .deletesAndMoves(let path): "attempt to perform a delete and a move from the same index path (\(path))"
    case .insertsAndMoves(let path): "attempt to perform an insert and a move to the same index path (\(path))"
    case .movesTwiceFrom(let path): "attempt to perform multiple moves from the same index path (\(path))"
    case .movesTwiceTo(let path): "attempt to perform multiple moves to the same index path (\(path))"
    }
  }
}
