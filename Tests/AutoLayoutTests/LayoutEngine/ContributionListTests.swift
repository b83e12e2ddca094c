import Cassowary
import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The contributions that an item should have, and how they replace those that it has.
struct ContributionListTests {
  @Test("content contributes its size with the insets, limited by hugging and compression resistance")
  func content() {
    var list = ContributionList()
    var priorities = ContentPriorities()
    priorities.hugging.x = UILayoutPriority(251)
    priorities.resistance.y = UILayoutPriority(999)
    list.addContent(
      CGSize(width: 40, height: 20), insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), priorities)
    // 40 + 2 + 4, and 20 + 1 + 3.
    let expected = [
      Contribution(role: .contentWidth, value: 46, priority: .defaultHigh, hugging: UILayoutPriority(251)),
      Contribution(role: .contentHeight, value: 24, priority: UILayoutPriority(999), hugging: .defaultLow),
    ]
    let contributions = list.makeArray()
    #expect(contributions == expected)
    #expect(contributions.haveContent)
  }

  @Test("content without a length, or with one that is not finite, contributes nothing")
  func noContent() {
    var list = ContributionList()
    list.addContent(CGSize(width: UIView.noIntrinsicMetric, height: .infinity), insets: .zero, ContentPriorities())
    list.addContent(CGSize(width: CGFloat.nan, height: .nan), insets: .zero, ContentPriorities())
    #expect(list.count == 0)
    #expect(list.makeArray().isEmpty)
  }

  @Test("a side of a mask that follows the superview is a share of its side, and the others are constants")
  func mask() {
    var solver = Solver()
    let outer = ItemVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    var list = ContributionList()
    // A width that absorbs all of the superview's change: 80 - 100 = -20 points more than the superview's width.
    let x = AutoresizedAxis(
      near: 10, size: 80, outer: 100, flexibleNear: false, flexibleSize: true, flexibleFar: false)
    let y = AutoresizedAxis(
      near: 5, size: 30, outer: 50, flexibleNear: false, flexibleSize: false, flexibleFar: true)
    list.addMask(x, y, in: outer)
    let expected = [
      Contribution(role: .maskX, value: 10), Contribution(role: .maskY, value: 5),
      Contribution(role: .maskWidth, value: -20, share: 1, outer: outer.width),
      Contribution(role: .maskHeight, value: 30),
    ]
    let contributions = list.makeArray()
    #expect(contributions == expected)
  }

  @Test("a required target fixes the size, and an optional one pulls it")
  func target() {
    var list = ContributionList()
    list.addTarget(CGSize(width: 320, height: 0), .required, .fittingSizeLevel)
    let contributions = list.makeArray()
    #expect(
      contributions == [
        Contribution(role: .rootWidth, value: 320),
        Contribution(role: .rootHeight, value: 0, priority: .fittingSizeLevel, hugging: .fittingSizeLevel),
      ])
    #expect(contributions.index(of: .rootHeight) == 1)
    #expect(contributions.index(of: .maskWidth) == nil)
  }

  @Test("a root's size keeps the constraints for sizes that it satisfies")
  func rootSize() {
    let old = [
      Contribution(role: .positiveWidth, value: 0), Contribution(role: .positiveHeight, value: 0),
      Contribution(role: .contentWidth, value: 30), Contribution(role: .rootHeight, value: 7, priority: .defaultLow),
    ]
    var list = ContributionList()
    // A height below 0 contradicts its constraint.
    list.addRootSize(CGSize(width: 100, height: -1), keepingSomeOf: old)
    let contributions = list.makeArray()
    #expect(
      contributions == [
        old[0], Contribution(role: .rootWidth, value: 100), Contribution(role: .rootHeight, value: -1),
      ])
    // The optional target becomes required.
    #expect(old[3].canBecome(contributions[2]))
  }

  @Test("a change is an edit if it affects only values and optional priorities")
  func edits() {
    let old = [
      Contribution(role: .contentWidth, value: 30, priority: .defaultHigh, hugging: .defaultLow),
      Contribution(role: .contentHeight, value: 10, priority: .defaultHigh, hugging: .defaultLow),
    ]
    func isEdit(_ size: CGSize, resistance: UILayoutPriority) -> Bool {
      var list = ContributionList()
      var priorities = ContentPriorities()
      priorities.resistance.x = resistance
      list.addContent(size, insets: .zero, priorities)
      return list.areEdits(of: old)
    }
    #expect(isEdit(CGSize(width: 99, height: 10), resistance: UILayoutPriority(1)))
    #expect(!isEdit(CGSize(width: 99, height: 10), resistance: .required))
    #expect(!isEdit(CGSize(width: 99, height: -1), resistance: .defaultHigh))
  }
}
