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

  /// The properties that most requests leave at their defaults.
  private struct Details: Hashable {
    var truncation: Truncation?
    var lastWrapMode: ParagraphStyle.WrapMode?
    var style = ParagraphStyle()
    var styleChanges: [StyleChange] = []
    var leadings: [Double]?
    var lineWidths: [Double] = []
  }

  /// Details in an object of their own, since they take four times as much memory as the rest of a request.
  private final class StoredDetails: Sendable {
    let values: Details

    init(_ values: Details) { self.values = values }
  }

  /// The maximum width of a line, in points, or infinity for no limit. The default is infinity.
  public var width: Double
  /// The point size of each of the text's styles.
  public var pointSizes: PointSizes
  /// Whether a word that would be alone on the second of two lines has the word before it pushed out to it. The default
  /// is `false`.
  ///
  /// That applies to each segment of text between two line ends, if more than two words are on its first line, the
  /// second line has room for both words, and lines break greedily between words. Words are what white space separates. If
  /// a line may end within the word before, after a hyphen, only the rest is pushed out.
  public var pushesOut = false
  /// The maximum number of lines, or 0 for no limit. The default is 0.
  public var limit: Int
  /// The details, or `nil` if all of them have their defaults.
  private var stored: StoredDetails?

  /// Creates a request for lines of a width, with the text's styles at the given sizes.
  public init(
    width: Double = .infinity, pointSizes: PointSizes, limit: Int = 0, truncation: Truncation? = nil,
    style: ParagraphStyle = ParagraphStyle(), styleChanges: [StyleChange] = []
  ) {
    self.init(width: width, pointSizes: pointSizes, limit: limit)
    details = Details(truncation: truncation, style: style, styleChanges: styleChanges)
  }

  /// Creates a request with the default details.
  init(width: Double, pointSizes: PointSizes, limit: Int) {
    self.width = width
    self.pointSizes = pointSizes
    self.limit = limit
  }

  private var details: Details {
    get { stored?.values ?? Details() }
    set { stored = newValue == Details() ? nil : StoredDetails(newValue) }
  }

  /// The way in which the last line shows that text is missing, or `nil` to not show it.
  public var truncation: Truncation? {
    get { stored?.values.truncation }
    set { details.truncation = newValue }
  }

  /// How the last allowed line ends if text is missing and there is no ``truncation``, or `nil` for the mode of its
  /// paragraph. The default is `nil`.
  ///
  /// With ``ParagraphStyle/WrapMode/clip`` it extends to the next line end of the text, beyond the available width.
  public var lastWrapMode: ParagraphStyle.WrapMode? {
    get { stored?.values.lastWrapMode }
    set { details.lastWrapMode = newValue }
  }

  /// Whether a style shortens lines on its own.
  var stylesTruncate: Bool {
    guard let values = stored?.values else { return false }
    return values.style.truncatesLines || values.styleChanges.contains { $0.style.truncatesLines }
  }

  /// The style of the paragraphs, from the start of the text.
  public var style: ParagraphStyle {
    get { stored?.values.style ?? ParagraphStyle() }
    set { details.style = newValue }
  }

  /// Other styles for later paragraphs, in ascending order of offsets.
  ///
  /// Each assignment copies all of them.
  public var styleChanges: [StyleChange] {
    get { stored?.values.styleChanges ?? [] }
    set { details.styleChanges = newValue }
  }

  /// The maximum widths of the first lines, in points and in order, beside a picture for example; the lines after them
  /// have ``width``. The default is none.
  ///
  /// Each counts as ``width`` does for its line: for breaks, indents, alignment, justification, and truncation. A line
  /// has at least one grapheme cluster, even if that is wider. Segments between two line ends of the text that begin on
  /// one of these lines break greedily, whatever ``ParagraphStyle/breaking`` says, and push nothing out.
  ///
  /// Each assignment copies all of the details.
  public var lineWidths: [Double] {
    get { stored?.values.lineWidths ?? [] }
    set { details.lineWidths = newValue }
  }

  /// Returns the maximum width of a line, in points: one of ``lineWidths`` or ``width``.
  public func width(ofLine index: Int) -> Double {
    guard let widths = stored?.values.lineWidths, widths.indices.contains(index) else { return width }
    return widths[index]
  }

  /// The space after a line in each of the text's styles, in points, for paragraphs that use font leading, or `nil` for
  /// the line gaps of the styles' faces.
  ///
  /// On a line in several styles, the largest counts. Negative space moves lines together.
  package var leadings: [Double]? {
    get { stored?.values.leadings }
    set { details.leadings = newValue }
  }

  /// Whether all details have their defaults.
  var isUsual: Bool { stored == nil }

  /// The number of bytes that the details take, without the tab stops of styles.
  var memory: Int {
    stored.map {
      32 + MemoryLayout<Details>.stride + HeapBytes.of($0.values.styleChanges) + HeapBytes.of($0.values.leadings ?? [])
        + HeapBytes.of($0.values.lineWidths)
    }
      ?? 0
  }

  /// Returns whether two requests have the same properties, whether or not they were set.
  public static func == (left: LineRequest, right: LineRequest) -> Bool {
    // The width rules out most other requests.
    guard left.width == right.width, left.limit == right.limit, left.pointSizes == right.pointSizes,
      left.pushesOut == right.pushesOut
    else { return false }
    if left.stored == nil, right.stored == nil { return true }
    return left.stored?.values == right.stored?.values
  }

  /// Hashes all properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(pointSizes)
    hasher.combine(pushesOut)
    hasher.combine(limit)
    hasher.combine(stored?.values)
  }
}
