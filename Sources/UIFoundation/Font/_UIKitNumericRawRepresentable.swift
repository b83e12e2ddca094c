public import Foundation

/// A named number, such as a weight, that can be compared and offset by a number, as in UIKit.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Returns whether the first value is less than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the sum of a value and a number, or the value itself if the sum is invalid.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) ?? lhs }

  /// Returns the difference of a value and a number, or the value itself if the difference is invalid.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) ?? lhs }

  /// Returns the difference of two values.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Adds a number to a value.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Subtracts a number from a value.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}

extension UIFont.Width: _UIKitNumericRawRepresentable {}
