package import Foundation
import TextLayout

/// Measuring text. Nothing is rounded.
extension TextContent {
  /// A measurement and what was measured.
  struct Measurement {
    /// The width at which lines break, in points; infinite for no limit.
    var width: CGFloat
    /// The maximum number of lines; 0 sets no limit.
    var limit: Int
    var options: Options
    /// The factor of all font sizes.
    var scale: CGFloat
    var block = TextBlock()
    /// Whether all lines are present, and as long as possible.
    var isPlain = false

    init(_ width: CGFloat, _ limit: Int, _ options: Options, _ scale: CGFloat) {
      self.width = width > 0 ? width : 0
      self.limit = max(limit, 0)
      self.options = options
      self.scale = scale
    }

    /// Returns whether another measurement has the same lines.
    ///
    /// It does if it differs only in the available size, and all lines fit in it. Plain text breaks at the same places
    /// at a narrower width, as long as the widest line fits.
    @inline(__always) func holds(for other: Measurement) -> Bool {
      guard limit == other.limit, options.wrapMode == other.options.wrapMode, scale == other.scale,
        options.truncation == other.options.truncation, options.usesFontLeading == other.options.usesFontLeading
      else { return false }
      let (height, otherHeight) = (options.height, other.options.height)
      let fitsHeight = height == otherHeight || ((isPlain || height > otherHeight) && otherHeight >= block.height)
      let fitsWidth = width == other.width || (isPlain && width > other.width && other.width >= block.width)
      return fitsHeight && fitsWidth
    }
  }

  /// Returns the measurements of the text with its lines broken at a width, which may be infinite.
  ///
  /// At most `limit` lines are measured, unless it is 0. All font sizes are multiplied by `scale`. Text that can't be
  /// laid out at all (longer than `TextLimits.maximumLength`, or in a malformed font) has no lines, and the reason is
  /// written to standard error, once for each text.
  package func measure(
    width: CGFloat = .infinity, lines limit: Int = 0, _ options: Options = Options(), scale: CGFloat = 1
  ) -> TextBlock {
    if state.isEmpty { return TextBlock() }
    var measurement = Measurement(width, limit, options, scale)
    if let known = state.cache.newest, known.holds(for: measurement) { return known.block }
    if let known = state.cache.older, known.holds(for: measurement) { return known.block }
    let serial = state.serial
    do {
      var text = try styledText()
      if scale != 1 { text = text.scaled(by: scale) }
      try measure(text, &measurement)
    } catch {
      report(error)
    }
    // An attachment may have replaced the text when it was asked for its bounds, or measured it in another font.
    if serial == state.serial {
      state.cache.older = state.cache.newest
      state.cache.newest = measurement
    }
    return measurement.block
  }

  /// Measures a text.
  ///
  /// Plain text, as in most labels, has lines of equal height that are found by sums alone. They are as long as
  /// possible, so they are the same at any narrower width that fits the widest of them.
  private func measure(_ text: StyledText, _ measurement: inout Measurement) throws {
    let height = measurement.options.height
    let isUniform = text.isUniform(withGaps: measurement.options.usesFontLeading)
    if isUniform, measurement.wrapsUsually,
      let extent = text.prepared.plainExtent(
        width: Double(measurement.width), pointSize: Double(text.font.pointSize), limit: measurement.limit,
        countsTrailingSpace: true)
    {
      let block = TextBlock(count: extent.count, width: CGFloat(extent.width), font: text.font)
      if block.height <= height {
        measurement.block = block
        measurement.isPlain = true
        return
      }
    }
    let lines = try lines(of: text, measurement)
    let block = try isUniform ? TextBlock(lines, in: text.font, upTo: height) : TextBlock(lines, upTo: height)
    measurement.block = block
    if measurement.options.truncation != nil, block.count < lines.count {
      // The height has become the limit, so the last line that fits is truncated.
      var shortened = measurement
      shortened.limit = block.count
      shortened.options.height = .infinity
      try measure(text, &shortened)
      measurement.block = shortened.block
    }
  }

  /// Returns the lines at a width, regardless of the height.
  ///
  /// - Throws: The errors of shaping the text and of ``PreparedText/lines(_:)``.
  func lines(width: CGFloat, limit: Int, _ options: Options, scale: CGFloat = 1) throws -> TextLines {
    let text = try styledText()
    return try lines(of: scale == 1 ? text : text.scaled(by: scale), Measurement(width, limit, options, scale))
  }

  private func lines(of text: StyledText, _ measurement: Measurement) throws -> TextLines {
    let options = measurement.options
    // Spares the common case of a label, all lines in the default style, the details of a request.
    if measurement.wrapsUsually, options.truncation == nil || measurement.limit == 0, options.alignment == .natural,
      text.isUniform(withGaps: options.usesFontLeading)
    {
      return try text.prepared.lines(
        width: Double(measurement.width), pointSize: Double(text.font.pointSize), limit: measurement.limit)
    }
    func style(_ values: ParagraphValues) -> ParagraphStyle {
      var style = values.style
      if let wrapMode = options.wrapMode { style.wrapMode = wrapMode }
      style.usesFontLeading = options.usesFontLeading
      return style
    }
    return try text.prepared.lines(
      LineRequest(
        width: Double(measurement.width), pointSizes: text.pointSizes, limit: measurement.limit,
        truncation: options.truncation.map { Truncation($0) },
        style: style(ParagraphValues(alignment: options.alignment)),
        styleChanges: text.paragraphStyles.map { LineRequest.StyleChange(offset: $0.start, style: style($0.values)) }))
  }

  /// Returns the shaped text, from the cache if possible.
  ///
  /// - Throws: The errors of shaping the text.
  func styledText() throws -> StyledText {
    if let styled = state.cache.styled { return styled }
    let serial = state.serial
    let fresh =
      if let attributed = state.attributed {
        try StyledText(attributed, defaultFont: state.font, strategy: state.lineBreakStrategy)
      } else {
        try StyledText(state.string ?? "", font: state.font, strategy: state.lineBreakStrategy)
      }
    if serial == state.serial { state.cache.styled = fresh }
    return fresh
  }
}

extension TextContent.Measurement {
  /// Whether lines wrap as in the default paragraph style.
  fileprivate var wrapsUsually: Bool { options.wrapMode ?? .wordThenCharacter == .wordThenCharacter }
}
