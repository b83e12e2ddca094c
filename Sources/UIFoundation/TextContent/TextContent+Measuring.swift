package import Foundation
import TextLayout

/// Measuring text. Nothing is rounded.
extension TextContent {
  /// A measurement and what was measured.
  struct Measurement {
    let request: Request
    var block = TextBlock()
    /// Whether all lines are present, and as long as possible.
    var isPlain = false

    /// Returns whether another request has the same lines.
    ///
    /// It does if it differs only in the available size, and all lines fit in it. Plain text breaks at the same
    /// offsets at a narrower width, as long as the widest line fits.
    @inline(__always) func holds(for other: Request) -> Bool {
      guard request.limit == other.limit, request.options.wrapMode == other.options.wrapMode,
        request.options.keepsParagraphsToOneLine == other.options.keepsParagraphsToOneLine,
        request.options.measuresWholeParagraphs == other.options.measuresWholeParagraphs,
        request.options.lastWrapMode == other.options.lastWrapMode, request.scale == other.scale,
        request.options.truncation == other.options.truncation,
        request.options.leading == other.options.leading,
        isPlain || request.options.measuresHanging || !other.options.measuresHanging
      else { return false }
      let (width, height, otherHeight) = (request.width, request.options.height, other.options.height)
      let fitsHeight = height == otherHeight || ((isPlain || height > otherHeight) && otherHeight >= block.height)
      let fitsWidth = width == other.width || (isPlain && width > other.width && other.width >= block.width)
      return fitsHeight && fitsWidth
    }
  }

  /// Returns the measurements of the text.
  ///
  /// Text that can't be laid out at all (longer than `TextLimits.maximumLength`, or in a malformed font) has no lines,
  /// and the reason is written to standard error, once for each text.
  package func measure(_ request: Request = Request()) -> TextBlock {
    if state.isEmpty { return TextBlock() }
    if let known = state.cache.newest, known.holds(for: request) { return known.block }
    if let known = state.cache.older, known.holds(for: request) { return known.block }
    var measurement = Measurement(request: request)
    let serial = state.serial
    do {
      var text = try styledText(for: request)
      if request.scale != 1 { text = text.scaled(by: request.scale) }
      // Plain text, as in most labels, has lines of equal height that are found by sums alone. They are as long as
      // possible, so they are the same at any narrower width that fits the widest of them.
      if request.wrapsUsually, text.isUniform,
        let extent = text.prepared.plainExtent(
          width: Double(request.width), pointSize: Double(text.font.pointSize), limit: request.limit,
          countsTrailingSpace: true, pushesOut: text.pushesOut)
      {
        measurement.block = TextBlock(
          count: extent.count, width: CGFloat(extent.width), hangingWidth: CGFloat(extent.hangingWidth),
          font: text.font,
          leading: text.font.leading(request.options.leading))
        measurement.isPlain = measurement.block.height <= request.options.height
      }
      if !measurement.isPlain { measurement.block = try block(of: text, request) }
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

  /// Returns the measurements of the lines that fit the height, and at least the first.
  private func block(of text: StyledText, _ request: Request) throws -> TextBlock {
    let lines = try lines(of: text, request)
    var block =
      try text.isUniform
      ? TextBlock(
        lines, in: text.font, leading: text.font.leading(request.options.leading), upTo: request.options.height,
        hangs: request.options.measuresHanging)
      : TextBlock(lines, upTo: request.options.height, hangs: request.options.measuresHanging)
    if request.options.keepsParagraphsToOneLine, !request.options.measuresWholeParagraphs {
      block.width = min(block.width, request.width)
    }
    if !request.options.changesLastLine || block.count == lines.count { return block }
    // The height has become the limit, so the last line that fits is truncated, or wraps in its own mode.
    var truncated = request
    truncated.limit = block.count
    truncated.options.height = .infinity
    return try self.block(of: text, truncated)
  }

  /// Returns the baselines of the lines that ``measure(_:)`` measures, in points from the top of the first line.
  package func baselines(_ request: Request) -> [CGFloat] {
    if state.isEmpty { return [] }
    do {
      let (lines, count) = try visibleLines(request)
      return lines.placements().prefix(count).map { CGFloat($0.baseline) }
    } catch {
      report(error)
      return []
    }
  }

  /// Returns the lines, regardless of the height.
  ///
  /// - Throws: The errors of shaping the text and of ``PreparedText/lines(_:)``.
  func lines(_ request: Request) throws -> TextLines { try lines(request, unbrokenAt: []) }

  /// Returns the lines, none of which ends before some UTF-16 offsets if it can be helped.
  ///
  /// - Throws: The errors of shaping the text and of ``PreparedText/lines(_:)``.
  func lines(_ request: Request, unbrokenAt offsets: Set<Int>) throws -> TextLines {
    var text = try styledText(for: request)
    if !offsets.isEmpty { text = try text.unbroken(at: offsets) }
    return try lines(of: request.scale == 1 ? text : text.scaled(by: request.scale), request)
  }

  /// Returns the lines of a text that is scaled already.
  func lines(of text: StyledText, _ request: Request) throws -> TextLines {
    let options = request.options
    // Spares the common case of a label, all lines in the default style, the details of a request.
    let leadings = text.leadings(options.leading)
    if request.wrapsUsually, options.truncation == nil || request.limit == 0, options.alignment == .natural,
      text.isUniform, leadings == nil
    {
      return try text.prepared.lines(
        width: Double(request.width), pointSize: Double(text.font.pointSize), limit: request.limit,
        pushesOut: text.pushesOut)
    }
    func style(_ values: ParagraphValues) -> ParagraphStyle {
      var style = values.style
      if let wrapMode = options.wrapMode { style.wrapMode = wrapMode }
      if options.keepsParagraphsToOneLine, values.lineBreakMode.keepsToOneLine {
        style.wrapMode = .clip
        if !options.measuresWholeParagraphs {
          style.truncation = values.lineBreakMode.truncation.map { Truncation($0) }
        }
      }
      style.usesFontLeading = leadings != nil
      return style
    }
    var lines = LineRequest(
      width: Double(request.width), pointSizes: text.pointSizes, limit: request.limit,
      truncation: options.truncation.map { Truncation($0) },
      style: style(ParagraphValues(alignment: options.alignment)),
      styleChanges: text.paragraphStyles.map { LineRequest.StyleChange(offset: $0.start, style: style($0.values)) })
    lines.leadings = leadings
    lines.lastWrapMode = options.lastWrapMode
    lines.pushesOut = text.pushesOut
    return try text.prepared.lines(lines)
  }

  /// Whether the mode of a paragraph clips or truncates it.
  var hasUnwrappedParagraphs: Bool {
    state.attributed != nil
      && (try? styledText())?.paragraphStyles.contains { $0.values.lineBreakMode.keepsToOneLine } ?? false
  }

  /// Returns the shaped text, from the cache if possible. Attachments whose sizes may depend on their lines have no size.
  ///
  /// - Throws: The errors of shaping the text.
  func styledText() throws -> StyledText {
    if let styled = state.cache.styled { return styled }
    let serial = state.serial
    let fresh =
      if let attributed = state.attributed {
        try StyledText(attributed, defaultFont: attributedFont, strategy: state.lineBreakStrategy)
      } else {
        try StyledText(state.string ?? "", font: state.font, strategy: state.lineBreakStrategy)
      }
    if serial == state.serial { state.cache.styled = fresh }
    return fresh
  }
}

extension TextContent.Request {
  /// Whether lines wrap as in the default paragraph style.
  fileprivate var wrapsUsually: Bool {
    options.wrapMode ?? .wordThenCharacter == .wordThenCharacter && (limit == 0 || options.lastWrapMode == nil)
  }
}
