import Foundation
import UIFoundation

/// The effect of a batch of updates on every item: a pure function of the updates and the counts before and after.
struct CollectionUpdatePlan: Sendable {
  let updates: [CollectionUpdate]
  let old: CollectionCounts
  let new: CollectionCounts
  private var sections = IndexShift(removed: [], inserted: [])
  private var movedSections: [Int: Int] = [:]
  /// The shifts of item indices, by old section; only changed sections are present.
  private var items: [Int: IndexShift] = [:]
  private var movedItems: [IndexPath: IndexPath] = [:]
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var reloadedSections: Set<Int> = []

  /// Creates a plan after checking the updates as UIKit does.
  ///
  /// - Throws: `CollectionUpdateError` with UIKit's message if the updates contradict one another or the counts.
  init(
    _ updates: [CollectionUpdate], old: CollectionCounts, new: CollectionCounts
  ) throws(CollectionUpdateError) {
    self.updates = updates
    self.old = old
    self.new = new
    let steps = Steps(updates)
    try steps.check(old: old, new: new)
    reloadedItems = Set(steps.reloadedItems)
    reloadedSections = Set(steps.reloadedSections)
    sections = IndexShift(
      removed: steps.deletedSections + steps.movedSections.map(\.from),
      inserted: steps.insertedSections + steps.movedSections.map(\.to))
    for move in steps.movedSections { movedSections[move.from] = move.to }
    for move in steps.movedItems { movedItems[move.from] = move.to }
    try countSections(steps)
    try countItems(steps)
  }

  /// Returns the new index of a section, or `nil` if it is deleted.
  func section(forOld section: Int) -> Int? { movedSections[section] ?? sections.index(forOld: section) }

  /// Returns the new index path of an item, or `nil` if it is deleted.
  func path(forOld path: IndexPath) -> IndexPath? {
    if let moved = movedItems[path] { return moved }
    guard let section = section(forOld: path.section) else { return nil }
    guard let shift = items[path.section] else { return IndexPath(item: path.item, section: section) }
    return shift.index(forOld: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns whether an item preserves its view: it is not reloaded.
  func keepsView(of path: IndexPath) -> Bool {
    !reloadedItems.contains(path) && !reloadedSections.contains(path.section)
  }

  private func countSections(_ steps: Steps) throws(CollectionUpdateError) {
    let expected = old.sections + steps.insertedSections.count - steps.deletedSections.count
    guard expected != new.sections else { return }
    throw CollectionUpdateError(
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (\(new.sections)) must be equal to the number of sections contained in the collection view before the "
        + "update (\(old.sections)), plus or minus the number of sections inserted or deleted "
        + "(\(steps.insertedSections.count) inserted, \(steps.deletedSections.count) deleted).")
  }

  private mutating func countItems(_ steps: Steps) throws(CollectionUpdateError) {
    // The changes inside sections, by old section index.
    var changes = steps.changesInOldSections
    let renamed = Dictionary(
      uniqueKeysWithValues: (0..<old.sections).compactMap { before in
        section(forOld: before).map { ($0, before) }
      })
    for path in steps.insertedItems {
      if let before = renamed[path.section] { changes[before, default: .init()].inserted.append(path.item) }
    }
    for move in steps.movedItems {
      if let before = renamed[move.to.section] { changes[before, default: .init()].movedIn.append(move.to.item) }
    }
    for (before, change) in changes {
      items[before] = IndexShift(removed: change.deleted + change.movedOut, inserted: change.inserted + change.movedIn)
    }
    for (after, before) in renamed.sorted(by: { $0.key < $1.key }) where !reloadedSections.contains(before) {
      let change = changes[before] ?? .init()
      let (had, has) = (old.items(in: before), new.items(in: after))
      if had + change.growth == has { continue }
      throw CollectionUpdateError(
        "Invalid update: invalid number of items in section \(after). The number of items contained in an existing "
          + "section after the update (\(has)) must be equal to the number of items contained in that section before the "
          + "update (\(had)), plus or minus the number of items inserted or deleted from that section "
          + "(\(change.inserted.count) inserted, \(change.deleted.count) deleted) and plus or minus the number of items "
          + "moved into or out of that section (\(change.movedIn.count) moved in, \(change.movedOut.count) moved out).")
    }
  }
}

/// The changes to the items of one section.
private struct SectionChange {
  var deleted: [Int] = []
  var inserted: [Int] = []
  var movedOut: [Int] = []
  var movedIn: [Int] = []

  var growth: Int { inserted.count + movedIn.count - deleted.count - movedOut.count }
}

/// The updates of a batch, grouped by kind.
private struct Steps {
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  init(_ updates: [CollectionUpdate]) {
    for update in updates {
      switch update {
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): if !deletedSections.contains(section) { deletedSections.append(section) }
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let old, let new): movedSections.append((old, new))
      case .insertItem(let path): insertedItems.append(path)
      case .deleteItem(let path): deletedItems.append(path)
      case .reloadItem(let path): reloadedItems.append(path)
      case .moveItem(let old, let new): movedItems.append((old, new))
      }
    }
    // Deleting a section also deletes its items.
    let gone = Set(deletedSections)
    deletedItems = Set(deletedItems.filter { !gone.contains($0.section) }).sorted()
  }

  var changesInOldSections: [Int: SectionChange] {
    var changes: [Int: SectionChange] = [:]
    for path in deletedItems { changes[path.section, default: .init()].deleted.append(path.item) }
    for move in movedItems { changes[move.from.section, default: .init()].movedOut.append(move.from.item) }
    return changes
  }

  func check(old: CollectionCounts, new: CollectionCounts) throws(CollectionUpdateError) {
    try checkSections(old: old, new: new)
    try checkItemsBefore(old)
    try checkItemsAfter(new)
    let gone = Set(deletedItems)
    for path in reloadedItems where gone.contains(path) {
      throw CollectionUpdateError("attempt to delete and reload the same index path (\(path.printed))")
    }
    for move in movedItems where gone.contains(move.from) {
      throw CollectionUpdateError(
        "attempt to perform a delete and a move from the same index path (\(move.from.printed))")
    }
    let come = Set(insertedItems)
    if come.count < insertedItems.count {
      throw CollectionUpdateError("attempt to insert several items at the same index path")
    }
    for move in movedItems where come.contains(move.to) {
      throw CollectionUpdateError("attempt to perform an insert and a move to the same index path (\(move.to.printed))")
    }
    if Set(movedItems.map(\.from)).count < movedItems.count {
      throw CollectionUpdateError("attempt to move an item from one index path to several")
    }
    if Set(movedItems.map(\.to)).count < movedItems.count {
      throw CollectionUpdateError("attempt to move several items to the same index path")
    }
  }

  private func checkSections(old: CollectionCounts, new: CollectionCounts) throws(CollectionUpdateError) {
    let before = deletedSections.map { ("delete", $0) } + reloadedSections.map { ("reload", $0) }
    for (verb, section) in before + movedSections.map({ ("move", $0.from) })
    where section < 0 || section >= old.sections {
      throw CollectionUpdateError(
        "attempt to \(verb) section \(section), but there are only \(old.sections) sections before the update")
    }
    for section in insertedSections + movedSections.map(\.to) where section < 0 || section >= new.sections {
      throw CollectionUpdateError(
        "attempt to insert section \(section) but there are only \(new.sections) sections after the update")
    }
    let arrivals = insertedSections + movedSections.map(\.to)
    if Set(arrivals).count < arrivals.count {
      throw CollectionUpdateError("attempt to insert or move several sections to the same index")
    }
    let departures = deletedSections + movedSections.map(\.from)
    if Set(departures).count < departures.count {
      throw CollectionUpdateError("attempt to perform a delete and a move from the same section")
    }
  }

  private func checkItemsBefore(_ old: CollectionCounts) throws(CollectionUpdateError) {
    let named = deletedItems.map { ("delete", $0) } + reloadedItems.map { ("reload", $0) }
    for (verb, path) in named + movedItems.map({ ("move", $0.from) }) where !old.contains(path) {
      throw CollectionUpdateError(
        "attempt to \(verb) item \(path.item) from section \(path.section) which only contains "
          + "\(old.items(in: path.section)) items before the update")
    }
  }

  private func checkItemsAfter(_ new: CollectionCounts) throws(CollectionUpdateError) {
    for path in insertedItems + movedItems.map(\.to) where !new.contains(path) {
      throw CollectionUpdateError(
        "attempt to insert item \(path.item) into section \(path.section), but there are only "
          + "\(new.items(in: path.section)) items in section \(path.section) after the update")
    }
  }
}
