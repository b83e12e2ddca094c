import Cassowary
import CoreGraphics
import UIFoundation

@testable import UIKit

/// A layout system under test, with a root of a fixed size that holds all constraints.
@MainActor
final class SystemSketch {
  typealias Attribute = NSLayoutConstraint.Attribute

  let system = LayoutSystem()
  let root: ItemSlot
  private var activations: UInt64 = 0

  /// Creates a system whose root has a frame of a size.
  init(root size: CGSize) {
    root = system.insertItem()
    system.setFacts(.frame(size), of: root)
  }

  /// Adds an item with the size of its content; -1 for a length that it does not have.
  func addItem(
    _ width: CGFloat, _ height: CGFloat, alignment: UIEdgeInsets = .zero, growsWithWidth: Bool = false,
    hugging: UILayoutPriority = .defaultLow, resistance: UILayoutPriority = .defaultHigh
  ) -> ItemSlot {
    let slot = system.insertItem()
    system.setInsets(alignment, in: .own, of: slot)
    setContent(of: slot, width, height, growsWithWidth: growsWithWidth, hugging: hugging, resistance: resistance)
    return slot
  }

  /// Tells the size of an item's content.
  func setContent(
    of slot: ItemSlot, _ width: CGFloat, _ height: CGFloat, growsWithWidth: Bool = false,
    hugging: UILayoutPriority = .defaultLow, resistance: UILayoutPriority = .defaultHigh
  ) {
    var priorities = ContentPriorities()
    priorities.hugging = (hugging, hugging)
    priorities.resistance = (resistance, resistance)
    let content = ContentFacts(
      size: CGSize(width: width, height: height), heightDependsOnWidth: growsWithWidth, priorities: priorities,
      root: nil)
    system.setFacts(.content(content), of: slot)
  }

  /// Installs `first relation multiplier * second + constant`, and returns its slot.
  @discardableResult
  func install(
    _ first: (ItemSlot, Attribute), _ relation: Cassowary.Relation = .equal,
    _ second: (ItemSlot, Attribute)? = nil, multiplier: Double = 1, constant: Double = 0,
    in rectangle: LayoutRectangle = .own, priority: Double = 1000, origin: ConstraintOrigin? = nil
  ) -> ConstraintSlot? {
    var expression = LayoutExpression()
    add(first, in: .own, times: 1, to: &expression)
    if let second { add(second, in: rectangle, times: -multiplier, to: &expression) }
    guard let priority = try? Priority(priority) else { return nil }
    activations += 1
    return system.install(
      InstalledConstraint(
        activation: activations, relation: relation, priority: priority, expression: expression, own: constant,
        origin: origin
          ?? (second == nil && relation == .equal ? .fixedSize(first.0) : .application(first.0, second?.0 ?? .none))))
  }

  private func add(
    _ operand: (slot: ItemSlot, attribute: Attribute), in rectangle: LayoutRectangle, times factor: Double,
    to expression: inout LayoutExpression
  ) {
    switch operand.attribute {
    case .firstBaseline: expression.add(.firstBaseline, of: operand.slot, times: factor)
    case .lastBaseline: expression.add(.lastBaseline, of: operand.slot, times: factor)
    default: break
    }
    system.add(
      operand.attribute, of: operand.slot, rectangle, isHolder: operand.slot == root, times: factor, to: &expression)
  }

  /// Solves, and returns an item's frame.
  func frame(_ slot: ItemSlot) -> CGRect {
    system.solve()
    return system.solvedFrame(at: slot)
  }
}
