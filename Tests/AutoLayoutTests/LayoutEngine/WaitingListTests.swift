import Testing

@testable import UIKit

/// The constraints that wait to be added to the solver again.
struct WaitingListTests {
  @Test("contributions of items are added before the application's constraints, each in the order of deferral")
  func order() {
    var list = WaitingList()
    list.addDeferred(.installed(ConstraintSlot(3)))
    list.addDeferred(.item(ItemSlot(0), .contentWidth))
    list.addDeferred(.installed(ConstraintSlot(1)))
    list.addDeferred(.item(ItemSlot(0), .contentHeight))
    #expect(list.hasDeferred)
    let taken = list.takeDeferred().map { "\($0)" }
    let expected: [ConstraintSource] = [
      .item(ItemSlot(0), .contentWidth), .item(ItemSlot(0), .contentHeight), .installed(ConstraintSlot(3)),
      .installed(ConstraintSlot(1)),
    ]
    #expect(taken == expected.map { "\($0)" })
    #expect(!list.hasDeferred)
  }

  @Test("a broken constraint is listed once, and offered once after each change that may let it in")
  func broken() {
    var list = WaitingList()
    for slot in [ConstraintSlot(2), ConstraintSlot(0), ConstraintSlot(2)] { list.addBroken(slot) }
    let before = list.takeMendable()
    #expect(list.hasBroken && before.isEmpty)
    list.noteRemoval()
    let mendable = list.takeMendable()
    #expect(mendable == [ConstraintSlot(2), ConstraintSlot(0)])
    let again = list.takeMendable()
    #expect(again.isEmpty)
    list.removeBroken(ConstraintSlot(2))
    list.noteEdit()
    let rest = list.takeMendable()
    #expect(rest == [ConstraintSlot(0)])
  }

  @Test("an edit counts only if a constraint is broken")
  func edits() {
    var list = WaitingList()
    list.noteEdit()
    list.addBroken(ConstraintSlot(0))
    let mendable = list.takeMendable()
    #expect(mendable.isEmpty)
  }

  @Test("an uninstalled constraint no longer waits")
  func uninstalled() {
    var list = WaitingList()
    list.addBroken(ConstraintSlot(1))
    list.addDeferred(.installed(ConstraintSlot(1)))
    list.addDeferred(.item(ItemSlot(1), .maskX))
    list.remove(ConstraintSlot(1))
    let taken = list.takeDeferred()
    #expect(!list.hasBroken && taken.count == 1 && taken[0].isItem)
  }
}
