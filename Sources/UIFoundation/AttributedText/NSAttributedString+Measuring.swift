public import Foundation
import TextLayout

extension NSAttributedString {
  /// Returns the unrounded size of the text in points, with lines broken only at its own line breaks.
  ///
  /// White space at the end is included: a single space has the width of a space. Text without a font is in Helvetica
  /// at 12 points.
  @discardableResult
  public func size() -> CGSize {
    guard length > 0 else { return CGSize(width: 0, height: UIFont.attributedDefault.lineHeight) }
    let block = TextContent(self).measure()
    return CGSize(width: block.width, height: block.height)
  }

  /// Returns the unrounded rectangle of the text in points, with lines broken at a width.
  ///
  /// A width of 0 or less sets no limit. The height is used only with
  /// ``NSStringDrawingOptions/truncatesLastVisibleLine``, and for a context that lets the fonts shrink: the fonts are
  /// then as large as fits, in steps of a quarter of a point of the largest font, and no smaller than the context
  /// allows.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin``, the first line is measured, and the origin of the
  /// rectangle is relative to its baseline. White space is included at the end of the text and before its line breaks,
  /// up to the width, but not where a line wraps. Lines break as the mode of their paragraph says; one that clips or
  /// truncates stays on one line, no wider than the width.
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else {
      let font = UIFont.attributedDefault
      let top = options.contains(.usesLineFragmentOrigin) ? 0 : -font.ascender
      let rect = CGRect(x: 0, y: top, width: 0, height: font.lineHeight)
      context?.totalBounds = rect
      context?.actualScaleFactor = 1
      return rect
    }
    let content = TextContent(self)
    var scale: CGFloat = 1
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
      scale = content.largestScale(atLeast: context.minimumScaleFactor, of: content.largestPointSize) { scale in
        let rect = content.rect(in: size, options, clipsWidth: false, scale: scale)
        return (size.width <= 0 || rect.width <= size.width) && (size.height <= 0 || rect.height <= size.height)
      }
    }
    let rect = content.rect(in: size, options, clipsWidth: true, scale: scale)
    context?.totalBounds = rect
    context?.actualScaleFactor = scale
    return rect
  }

  /// The line break mode of the first paragraph.
  var firstLineBreakMode: NSLineBreakMode {
    guard length > 0 else { return .byWordWrapping }
    let style = unsafe attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
    return style?.lineBreakMode ?? .byWordWrapping
  }
}

extension NSLineBreakMode {
  /// Whether a paragraph isn't wrapped.
  var keepsToOneLine: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}

extension TextContent {
  /// Returns the rectangle of `boundingRect` for a size and options, with all font sizes multiplied by a factor.
  ///
  /// With `clipsWidth`, unbroken lines are no wider than the size.
  fileprivate func rect(
    in size: CGSize, _ options: NSStringDrawingOptions, clipsWidth: Bool, scale: CGFloat
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let available = size.width > 0 ? size.width : .infinity
    let isShortened = options.contains(.truncatesLastVisibleLine) && size.height > 0
    let clipsWidth = clipsWidth && isMultiline && hasUnwrappedParagraphs
    var limits = Options(height: isShortened ? size.height : .infinity, leading: options.leading)
    limits.keepsParagraphsToOneLine = true
    limits.measuresWholeParagraphs = true
    let request = Request(
      width: isMultiline ? available : .infinity, lines: isMultiline ? 0 : 1, limits, scale: scale)
    if options.contains(.usesDeviceMetrics) { return inkRect(request, startsAtTop: isMultiline) }
    let block = measure(request)
    return CGRect(
      x: 0, y: isMultiline ? 0 : -block.firstBaseline,
      width: clipsWidth ? min(block.width, available) : block.width, height: block.height)
  }

  /// Returns the rectangle of the glyphs' outlines, relative to the first line's top or its baseline.
  private func inkRect(_ request: Request, startsAtTop: Bool) -> CGRect {
    do {
      let lines = try lines(request)
      guard let ink = try lines.inkBounds() else { return .zero }
      let top = startsAtTop ? 0 : lines.firstBaseline ?? 0
      return CGRect(x: ink.x, y: ink.y - top, width: ink.width, height: ink.height)
    } catch {
      report(error)
      return .zero
    }
  }
}

extension NSString {
  /// Returns the size of the text with the given attributes; see `NSAttributedString.size()`.
  @discardableResult
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text with attributes; see `NSAttributedString.boundingRect(with:options:context:)`.
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the size of the text with the given attributes; see `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    // An empty attributed string has no attributes, but it has the height of a line in the font.
    if isEmpty { return CGSize(width: 0, height: (attrs?[.font] as? UIFont ?? .systemFont(ofSize: 0)).lineHeight) }
    return NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text with attributes; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    if isEmpty {
      let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 0)
      let top = options.contains(.usesLineFragmentOrigin) ? 0 : -font.ascender
      return CGRect(x: 0, y: top, width: 0, height: font.lineHeight)
    }
    return NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
