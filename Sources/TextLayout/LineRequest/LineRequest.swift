/// What lines are asked for: the room, the sizes and the paragraphs' styles.
public struct LineRequest: Hashable, Sendable {
  /// The style of the paragraphs from some place on.
  public struct StyleChange: Hashable, Sendable {
    /// A UTF-16 offset; a paragraph has the style in force where it begins.
    public var offset: Int
    /// The style.
    public var style: ParagraphStyle

    /// The style of the paragraphs that begin at or behind an offset.
    public init(offset: Int, style: ParagraphStyle) {
      self.offset = offset
      self.style = style
    }
  }

  /// How long a line may be, in points; infinite for no limit.
  public var width: Double
  /// The size of each of the text's styles.
  public var pointSizes: PointSizes
  /// The greatest number of lines; 0 sets no limit.
  public var limit: Int
  /// How the last line shows that text is missing; nil shows nothing.
  public var truncation: Truncation?
  /// The paragraphs' style, from the start on.
  public var style: ParagraphStyle
  /// Other styles of later paragraphs, by rising offsets.
  public var styleChanges: [StyleChange]

  /// Lines of a width, with every style at the given sizes.
  public init(
    width: Double = .infinity, pointSizes: PointSizes, limit: Int = 0, truncation: Truncation? = nil,
    style: ParagraphStyle = ParagraphStyle(), styleChanges: [StyleChange] = []
  ) {
    self.width = width
    self.pointSizes = pointSizes
    self.limit = limit
    self.truncation = truncation
    self.style = style
    self.styleChanges = styleChanges
  }
}

/// The point sizes of a text's styles: the same for all, or one for each.
public struct PointSizes: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let uniform: Double
  private let each: [Double]
  /// For how many styles there are sizes here; nil where any number of styles has the same.
  let count: Int?

  /// Every style at one size.
  public init(_ size: Double) {
    uniform = size
    each = []
    count = nil
  }

  /// Each style at a size of its own, in the order of ``Paragraph/styles``.
  public init(_ sizes: [Double]) {
    uniform = sizes.first ?? .nan
    each = sizes.dropFirst().allSatisfy { $0 == sizes[0] } ? [] : sizes
    count = sizes.count
  }

  /// Every style at one size.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Every style at one size.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The size of the style at a place in ``Paragraph/styles``.
  public subscript(style: Int) -> Double { each.isEmpty ? uniform : each[style] }
}
