/// The point sizes of a text's styles: one for all styles, or one for each.
public struct PointSizes: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let uniform: Double
  private let each: [Double]
  /// The number of sizes, or `nil` if one size applies to any number of styles.
  let count: Int?

  /// Creates one size for all styles.
  public init(_ size: Double) {
    uniform = size
    each = []
    count = nil
  }

  /// Creates a size for each style, in the order of ``Paragraph/styles``.
  public init(_ sizes: [Double]) {
    uniform = sizes.first ?? .nan
    each = sizes.dropFirst().allSatisfy { $0 == sizes[0] } ? [] : sizes
    count = sizes.count
  }

  /// Creates one size for all styles.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates one size for all styles.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The size of the style at an index in ``Paragraph/styles``.
  public subscript(style: Int) -> Double { each.isEmpty ? uniform : each[style] }
}
