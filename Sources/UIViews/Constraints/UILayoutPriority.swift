import UIFoundation

/// How strongly a constraint is wanted: above 0, up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority's value.
  public var rawValue: Float

  /// A priority of the given value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of the given value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the window's scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging may not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly content resists growing.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a target size is wished for in `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first matters less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The priority raised by a number.
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  /// The priority raised by a number.
  public static func + (left: Float, right: Self) -> Self { Self(left + right.rawValue) }
  /// The priority lowered by a number.
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
  /// How far the first priority lies above the second.
  public static func - (left: Self, right: Self) -> Float { left.rawValue - right.rawValue }
  /// Raises the priority by a number.
  public static func += (left: inout Self, right: Float) { left = left + right }
  /// Lowers the priority by a number.
  public static func -= (left: inout Self, right: Float) { left = left - right }

  /// Traps, with UIKit's message, unless the value is above 0 and at most 1000.
  func requireValid() {
    raiseException(
      unless: rawValue > 0 && rawValue <= 1000,
      "It's illegal to set priority:\(rawValue).  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.")
  }
}
