import UIFoundation

/// The strength of a constraint: above 0, and up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which dragging can resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which the window's scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which dragging cannot resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which content resists growing: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether the first priority is lower than the second.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns the priority increased by a number.
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  /// Returns the priority increased by a number.
  public static func + (left: Float, right: Self) -> Self { Self(left + right.rawValue) }
  /// Returns the priority decreased by a number.
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
  /// Returns the difference between two priorities.
  public static func - (left: Self, right: Self) -> Float { left.rawValue - right.rawValue }
  /// Increases the priority by a number.
  public static func += (left: inout Self, right: Float) { left = left + right }
  /// Decreases the priority by a number.
  public static func -= (left: inout Self, right: Float) { left = left - right }

  /// Traps with UIKit's message unless the value is above 0 and at most 1000.
  func requireValid() {
    raiseException(
      unless: rawValue > 0 && rawValue <= 1000,
      "It's illegal to set priority:\(rawValue).  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.")
  }
}
