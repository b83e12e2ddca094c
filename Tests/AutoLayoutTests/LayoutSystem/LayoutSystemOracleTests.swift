import Cassowary
import CoreGraphics
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// Random facts and constraints, whose frames are compared with an exact solution in rational numbers.
///
/// The oracle states the meaning of facts a second time, from their definitions: the edges of alignment rectangles, the
/// two priorities of a content size, and lengths that are not negative.
@MainActor
struct LayoutSystemOracleTests {
  @Test("frames are optimal, through changes of facts and constraints")
  func optimal() throws {
    var compared = 0
    for seed in 0..<UInt64(Rounds.count(quick: 120, full: 3000, nightly: 100_000)) {
      var row = RandomRow(seed: seed)
      for _ in 0..<4 {
        try row.compare()
        row.change()
        compared += 1
      }
    }
    #expect(compared > 0)
  }
}

/// Items beside each other in a root, and what is said about them along the horizontal axis, in whole points.
@MainActor
private struct RandomRow {
  /// What an item says.
  private struct Item {
    var slot: ItemSlot
    /// The width of the content; negative for none.
    var width: Int
    var hugging: Int
    var resistance: Int
    var left: Int
    var right: Int
  }

  /// `first relation second + constant`; the second side is a margin of the root if `second` is `nil`.
  private struct Relation {
    var first: (item: Int, attribute: NSLayoutConstraint.Attribute)
    var second: (item: Int, attribute: NSLayoutConstraint.Attribute)?
    var relation: Int
    var multiplier: Int
    var constant: Int
    var priority: Int
    var slot: ConstraintSlot
  }

  private let seed: UInt64
  private var random: SeededGenerator
  private let sketch: SystemSketch
  private var rootWidth: Int
  private var margin: Int
  private var items: [Item] = []
  private var relations: [Relation] = []

  private static let priorities = [1000, 1000, 750, 500, 250]

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    rootWidth = 100 + random.number(below: 200)
    margin = random.number(below: 20)
    sketch = SystemSketch(root: CGSize(width: rootWidth, height: 100))
    tellMargin()
    for _ in 0..<(1 + random.number(below: 3)) {
      let insets = (left: random.number(below: 3), right: random.number(below: 3))
      let slot = sketch.addItem(
        -1, -1,
        alignment: UIEdgeInsets(top: 0, left: CGFloat(insets.left), bottom: 0, right: CGFloat(insets.right)))
      items.append(Item(slot: slot, width: -1, hugging: 250, resistance: 750, left: insets.left, right: insets.right))
      changeContent(of: items.count - 1)
    }
    for _ in 0..<(2 + random.number(below: 5)) { addRelation() }
  }

  private func tellMargin() {
    let insets = UIEdgeInsets(top: 0, left: CGFloat(margin), bottom: 0, right: CGFloat(2 * margin))
    sketch.system.setInsets(insets, in: .margins, of: sketch.root)
    sketch.system.insetsDidChange(of: sketch.root)
  }

  private mutating func changeContent(of index: Int) {
    items[index].width = random.number(below: 4) == 0 ? -1 : random.number(below: 120)
    items[index].hugging = [250, 251, 750][random.number(below: 3)]
    items[index].resistance = [750, 749, 250][random.number(below: 3)]
    let item = items[index]
    sketch.setContent(
      of: item.slot, CGFloat(item.width), -1, hugging: UILayoutPriority(Float(item.hugging)),
      resistance: UILayoutPriority(Float(item.resistance)))
  }

  private mutating func addRelation() {
    let sides: [NSLayoutConstraint.Attribute] = [.left, .right]
    let isSize = random.number(below: 3) == 0
    let first = (random.number(below: items.count), isSize ? .width : sides[random.number(below: 2)])
    var second: (Int, NSLayoutConstraint.Attribute)?
    if isSize {
      if random.number(below: 2) == 0 { second = (random.number(below: items.count), .width) }
    } else if random.number(below: 2) == 0 {
      second = (random.number(below: items.count), sides[random.number(below: 2)])
    }
    if let second, second == first { return }
    let relation = random.number(below: 3) - 1
    let multiplier = isSize && second != nil ? 1 + random.number(below: 2) : 1
    let constant = random.number(below: 60) - (isSize ? 0 : 30)
    let priority = Self.priorities[random.number(below: Self.priorities.count)]
    // A side without a second item is compared with the same side of the root's margins.
    let target: (ItemSlot, NSLayoutConstraint.Attribute)? =
      second.map { (items[$0.0].slot, $0.1) } ?? (isSize ? nil : (sketch.root, first.1))
    let slot = sketch.install(
      (items[first.0].slot, first.1), [.lessThanOrEqual, .equal, .greaterThanOrEqual][relation + 1], target,
      multiplier: Double(multiplier), constant: Double(constant),
      in: second == nil && !isSize ? .margins : .own, priority: Double(priority))
    guard let slot else { return }
    relations.append(
      Relation(
        first: first, second: second, relation: relation, multiplier: multiplier, constant: constant,
        priority: priority, slot: slot))
  }

  /// Changes a fact or a constraint.
  mutating func change() {
    switch random.number(below: 5) {
    case 0: changeContent(of: random.number(below: items.count))
    case 1:
      margin = random.number(below: 20)
      tellMargin()
    case 2:
      rootWidth = 100 + random.number(below: 200)
      sketch.system.setFacts(.frame(CGSize(width: rootWidth, height: 100)), of: sketch.root)
    case 3 where !relations.isEmpty:
      let removed = relations.remove(at: random.number(below: relations.count))
      sketch.system.uninstall(removed.slot)
    case 4 where !relations.isEmpty:
      let index = random.number(below: relations.count)
      relations[index].constant = random.number(below: 60)
      sketch.system.setOwnConstant(Double(relations[index].constant), at: relations[index].slot)
    default: addRelation()
    }
  }

  // MARK: - The oracle

  /// A side or a length as coefficients of the unknowns, x and width of each item, and a constant.
  private func expression(
    _ operand: (item: Int, attribute: NSLayoutConstraint.Attribute)
  ) -> (coefficients: [Int], constant: Int) {
    let item = items[operand.item]
    var coefficients = [Int](repeating: 0, count: 2 * items.count)
    switch operand.attribute {
    case .left:
      coefficients[2 * operand.item] = 1
      return (coefficients, item.left)
    case .right:
      coefficients[2 * operand.item] = 1
      coefficients[2 * operand.item + 1] = 1
      return (coefficients, -item.right)
    default:
      coefficients[2 * operand.item + 1] = 1
      return (coefficients, -item.left - item.right)
    }
  }

  private func program(of relation: Relation) -> ExactProgram.Constraint {
    var (coefficients, constant) = expression(relation.first)
    if let second = relation.second {
      let other = expression(second)
      for index in coefficients.indices { coefficients[index] -= relation.multiplier * other.coefficients[index] }
      constant -= relation.multiplier * other.constant
    } else if relation.first.attribute == .left {
      constant -= margin
    } else if relation.first.attribute == .right {
      constant -= rootWidth - 2 * margin
    }
    return ExactProgram.Constraint(
      coefficients: coefficients, constant: constant - relation.constant, relation: relation.relation,
      priority: Double(relation.priority))
  }

  /// The constraints that items have by themselves.
  private var own: [ExactProgram.Constraint] {
    var own: [ExactProgram.Constraint] = []
    for (index, item) in items.enumerated() {
      var width = [Int](repeating: 0, count: 2 * items.count)
      width[2 * index + 1] = 1
      own.append(
        ExactProgram.Constraint(
          coefficients: width, constant: -(item.left + item.right), relation: 1, priority: 1000))
      if item.width < 0 { continue }
      own.append(
        ExactProgram.Constraint(
          coefficients: width, constant: -(item.width + item.left + item.right), relation: 0,
          priority: Double(item.resistance), above: Double(item.hugging)))
    }
    return own
  }

  /// Solves, and compares the frames with the exact solution of the constraints that the system holds.
  func compare() throws {
    sketch.system.solve()
    let held = relations.filter { sketch.system.state.installed[$0.slot].standing.id != nil }
    let program = own + held.map(program(of:))
    let exact = try #require(ExactProgram.solve(program, unknowns: 2 * items.count), "seed \(seed): a contradiction")
    // A constraint that gave way contradicts the others.
    for relation in relations where sketch.system.state.installed[relation.slot].standing.id == nil {
      let isContradictory = ExactProgram.solve(program + [self.program(of: relation)], unknowns: 2 * items.count) == nil
      #expect(isContradictory, "seed \(seed): a constraint was left out without need")
    }
    let values = items.flatMap { item in
      let frame = sketch.system.solvedFrame(at: item.slot)
      return [Double(frame.minX), Double(frame.width)]
    }
    for (value, range) in zip(values, exact.values) {
      let (low, high) = (range.low?.double ?? -.infinity, range.high?.double ?? .infinity)
      #expect(value >= low - 1e-6, "seed \(seed): \(value) is under \(range)")
      #expect(value <= high + 1e-6, "seed \(seed): \(value) is over \(range)")
    }
    for (priority, sum) in exact.errors {
      let found = program.reduce(0) { $0 + $1.error(values, at: priority) }
      #expect(abs(found - sum.double) <= 1e-6, "seed \(seed): errors of \(found) at \(priority), not \(sum.double)")
    }
  }
}

extension ExactProgram.Constraint {
  /// Returns the error of the constraint that counts at a priority.
  fileprivate func error(_ values: [Double], at priority: Double) -> Double {
    let residual = zip(values, coefficients).reduce(Double(constant)) { $0 + $1.0 * Double($1.1) }
    let counts = (residual > 0 ? above ?? self.priority : self.priority) == priority
    switch relation {
    case _ where !counts: return 0
    case 0: return abs(residual)
    case 1: return max(0, -residual)
    default: return max(0, residual)
    }
  }
}
