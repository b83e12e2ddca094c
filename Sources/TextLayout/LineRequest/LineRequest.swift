/// A request for lines: the available width, the point sizes, and the styles of the paragraphs.
public struct LineRequest: Hashable, Sendable {
  /// A change of style, for the paragraphs from an offset on.
  public struct StyleChange: Hashable, Sendable {
    /// The UTF-16 offset. A paragraph has the style that applies where it begins.
    public var offset: Int
    /// The style of the paragraphs.
    public var style: ParagraphStyle

    /// Creates a style for the paragraphs that begin at or after an offset.
    public init(offset: Int, style: ParagraphStyle) {
      self.offset = offset
      self.style = style
    }
  }

  /// The maximum width of a line, in points, or infinity for no limit. The default is infinity.
  public var width: Double
  /// The point size of each of the text's styles.
  public var pointSizes: PointSizes
  /// The maximum number of lines, or 0 for no limit. The default is 0.
  public var limit: Int
  /// The way in which the last line shows that text is missing, or `nil` to not show it.
  public var truncation: Truncation?
  /// The style of the paragraphs, from the start of the text.
  public var style: ParagraphStyle
  /// Other styles for later paragraphs, in ascending order of offsets.
  public var styleChanges: [StyleChange]

  /// Creates a request for lines of a width, with the text's styles at the given sizes.
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
