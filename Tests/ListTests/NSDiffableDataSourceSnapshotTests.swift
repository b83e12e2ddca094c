import Testing

@testable import UIKit

struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func makeSnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("appended items are last in their section, or in the last section by default")
  func appending() {
    let snapshot = makeSnapshot()
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
  }

  @Test("items are inserted before and after others, in any section")
  func inserting() {
    var snapshot = makeSnapshot()
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 12])
    #expect(snapshot.sectionIdentifier(containingItem: 12) == "b")
  }

  @Test("inserting an existing item moves it")
  func movesWhatIsThere() {
    var snapshot = makeSnapshot()
    snapshot.appendItems([1, 6], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 5, 1, 6])
    snapshot.insertItems([6], beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 2, 3])
    #expect(snapshot.numberOfItems == 6)
  }

  @Test("items move within a section and to another")
  func moving() {
    var snapshot = makeSnapshot()
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 3, 1])
    snapshot.moveItem(1, beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    snapshot.moveItem(2, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2, 5])
  }

  @Test("deleting ignores unknown identifiers, and deletes a section's items with it")
  func deleting() {
    var snapshot = makeSnapshot()
    snapshot.deleteItems([2, 99])
    #expect(snapshot.itemIdentifiers == [1, 3, 4, 5])
    snapshot.deleteSections(["a", "z"])
    #expect(snapshot.sectionIdentifiers == ["b"] && snapshot.itemIdentifiers == [4, 5])
    #expect(snapshot.indexOfItem(1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot == Snapshot())
  }

  @Test("sections are inserted and moved with their items")
  func sections() {
    var snapshot = makeSnapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a", "d"])
    snapshot.moveSection("b", afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b", "d"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
  }

  @Test("items to reload and reconfigure are stored, and change nothing else")
  func reloading() {
    var snapshot = makeSnapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2, 3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [2, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    #expect(snapshot == makeSnapshot())
  }

  @Test("a duplicate identifier, or an unknown position, is rejected by name")
  func refusals() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([1])
      }, says: "There are currently no sections in the data source. Please add a section first.")
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([7, 7])
      }, says: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}")
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "a"])
      }, says: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}")
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.reloadItems([7])
      }, says: "Attempted to reload item identifier that does not exist in the snapshot: 7")
  }
}
