/// The point sizes of a text's styles: one for all styles, or one for each.
public struct PointSizes: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let uniform: Double
  /// The sizes, or `nil` if all are equal.
  private let each: [Double]?
  /// The number of sizes, or -1 if one size applies to any number of styles. In 32 bits, to keep requests small.
  private let storedCount: Int32

  /// Creates one size for all styles.
  public init(_ size: Double) {
    uniform = size
    each = nil
    storedCount = -1
  }

  /// Creates a size for each style, in the order of ``Paragraph/styles``.
  public init(_ sizes: [Double]) {
    uniform = sizes.first ?? .nan
    each = sizes.dropFirst().allSatisfy { $0 == sizes[0] } ? nil : sizes
    storedCount = Int32(clamping: sizes.count)
  }

  /// The number of sizes, or `nil` if one size applies to any number of styles.
  var count: Int? { storedCount >= 0 ? Int(storedCount) : nil }

  /// Creates one size for all styles.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates one size for all styles.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The size of the style at an index in ``Paragraph/styles``; NaN for an index that has none.
  public subscript(style: Int) -> Double {
    guard storedCount < 0 || (0..<Int(storedCount)).contains(style) else { return .nan }
    return each.map { $0[style] } ?? uniform
  }

  /// Returns whether two lists hold the same sizes.
  public static func == (left: PointSizes, right: PointSizes) -> Bool {
    left.uniform == right.uniform && left.storedCount == right.storedCount
      && (left.each == nil && right.each == nil || left.each == right.each)
  }
}
