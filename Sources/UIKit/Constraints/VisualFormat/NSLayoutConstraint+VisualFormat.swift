import Foundation
import UIFoundation

extension NSLayoutConstraint {
  static func described(
    by format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder.constraints(format, options: options, metrics: metrics, views: views)
    } catch {
      raiseException(error.message)
    }
  }
}

/// A builder of the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  private typealias Side = (item: any LayoutParticipant, attribute: NSLayoutConstraint.Attribute)

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let text: String
  private var constraints: [NSLayoutConstraint] = []

  /// Returns the constraints of a format string.
  ///
  /// - Throws: ``VisualFormatError`` if the format can't be parsed, or can't be applied to the views and options.
  static func constraints(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(text, metrics: metrics, views: views)
    var builder = VisualFormatBuilder(format: try parser.parse(), options: options, text: text)
    try builder.build()
    return builder.constraints
  }

  private init(format: VisualFormat, options: NSLayoutConstraint.FormatOptions, text: String) {
    self.format = format
    self.options = options
    self.text = text
  }

  private mutating func build() throws(VisualFormatError) {
    try requireAlignmentAcross()
    for (index, element) in format.elements.enumerated() {
      if let connection = format.connections[index] {
        if index == 0 {
          let outer = try outerView(of: element.item, barAt: format.openingBar)
          connect(connection, (outer, ends.near), (element.item, ends.near), outer)
        } else {
          let (far, near) = joints
          connect(connection, (format.elements[index - 1].item, far), (element.item, near), nil)
        }
      }
      for predicate in element.predicates { size(element.item, predicate) }
    }
    if let closing = format.closing, let last = format.elements.last {
      let outer = try outerView(of: last.item, barAt: format.closingBar)
      connect(closing, (last.item, ends.far), (outer, ends.far), outer)
    }
    for (upper, lower) in zip(format.elements, format.elements.dropFirst()) {
      for attribute in options.alignments {
        add((lower.item, attribute), .equal, (upper.item, attribute), 0, .required)
      }
    }
  }

  /// The attributes of a view's first and last edge in the order of the format.
  private var ends: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// The attributes between which the space between two views is measured.
  private var joints: (far: NSLayoutConstraint.Attribute, near: NSLayoutConstraint.Attribute) {
    format.isVertical && options.contains(.spacingBaselineToBaseline)
      ? (.lastBaseline, .firstBaseline) : (ends.far, ends.near)
  }

  private func outerView(
    of item: any LayoutParticipant, barAt offset: Int
  ) throws(VisualFormatError) -> UIView {
    let outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let outer else {
      throw VisualFormatError(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview", format: text,
        offset: offset)
    }
    return outer
  }

  /// Checks that the options align only attributes across the axis of the format.
  ///
  /// - Throws: ``VisualFormatError`` if one is along the axis.
  private func requireAlignmentAcross() throws(VisualFormatError) {
    let kind: NSLayoutConstraint.Attribute.Kind = format.isVertical ? .x : .y
    if options.alignments.allSatisfy({ $0.kind == kind }) { return }
    let axis = format.isVertical ? "vertical" : "horizontal"
    throw VisualFormatError(
      reason:
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis).",
      format: text, offset: text.count)
  }

  /// Adds a space between two sides. If one of them is the superview's, `outer` is the superview.
  private mutating func connect(
    _ connection: VisualFormat.Connection, _ upper: Side, _ lower: Side, _ outer: UIView?
  ) {
    switch connection {
    case .flush: space(upper, lower, .equal, 0, .required)
    case .standard where outer != nil:
      space(inMargins(upper, of: outer), inMargins(lower, of: outer), .equal, 0, .required)
    case .standard:
      let (first, second) = isReversed ? (upper, lower) : (lower, upper)
      constraints.append(
        NSLayoutConstraint(
          LayoutOperand(first.item, first.attribute), .equal, spacedFrom: LayoutOperand(second.item, second.attribute),
          multiplier: 1))
    case .predicates(let predicates):
      for predicate in predicates {
        if case .number(let number) = predicate.value {
          space(upper, lower, predicate.relation, number, predicate.priority)
        }
      }
    }
  }

  private var isReversed: Bool { !format.isVertical && options.contains(.directionRightToLeft) }

  /// Returns the superview's margin in place of its edge.
  private func inMargins(_ side: Side, of outer: UIView?) -> Side {
    guard side.item === outer else { return side }
    switch side.attribute {
    case .leading: return (side.item, .leadingMargin)
    case .trailing: return (side.item, .trailingMargin)
    case .left: return (side.item, .leftMargin)
    case .right: return (side.item, .rightMargin)
    case .top: return (side.item, .topMargin)
    case .bottom: return (side.item, .bottomMargin)
    default: return side
    }
  }

  /// Adds `lower == upper + constant`. From right to left, coordinates decrease, so the sides are exchanged.
  private mutating func space(
    _ upper: Side, _ lower: Side, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    add(isReversed ? upper : lower, relation, isReversed ? lower : upper, constant, priority)
  }

  private mutating func size(_ item: any LayoutParticipant, _ predicate: VisualFormat.Predicate) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    switch predicate.value {
    case .number(let number): add((item, attribute), predicate.relation, nil, number, predicate.priority)
    case .item(let other): add((item, attribute), predicate.relation, (other, attribute), 0, predicate.priority)
    }
  }

  private mutating func add(
    _ first: Side, _ relation: NSLayoutConstraint.Relation, _ second: Side?, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(first.item, first.attribute), relation, second.map { LayoutOperand($0.item, $0.attribute) },
      constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}
