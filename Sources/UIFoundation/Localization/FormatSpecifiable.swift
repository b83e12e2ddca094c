public import Foundation

/// A number that can be interpolated into a localized string.
public protocol _FormatSpecifiable: Equatable, CVarArg {
  /// The placeholder in the key.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// The placeholder: `%lld` for an integer of 64 bits and `%d` for a smaller one; without a sign, `%llu` and `%u`.
  public var _specifier: String { (Self.bitWidth == 64 ? "%ll" : "%") + (Self.isSigned ? "d" : "u") }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The placeholder: `%f` for `Float`, and `%lf` for `Double` and `CGFloat`.
  public var _specifier: String { Self.significandBitCount > Float.significandBitCount ? "%lf" : "%f" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
