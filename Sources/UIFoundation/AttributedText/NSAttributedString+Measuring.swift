public import Foundation

extension NSAttributedString {
  /// The size of the text with no more line breaks than it has itself, in points and not rounded.
  ///
  /// White space at the end counts: a space by itself is as wide as a space.
  public func size() -> CGSize {
    measured(in: StyledText.Room()).size
  }

  /// The rectangle that the text takes when its lines break at a width, in points and not rounded.
  ///
  /// A width of 0 or less sets no limit. The height counts only with ``NSStringDrawingOptions/truncatesLastVisibleLine``,
  /// and for a context that lets the fonts shrink: they are then as large as lets the text fit, in steps of a quarter of
  /// a point of the largest font, and no smaller than the context says.
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the first line is measured, and the rectangle lies around
  /// its baseline. White space counts at the end of the text and before line ends in it, up to the width; where a line wraps it
  /// does not. Lines break between words; a first paragraph whose mode clips or truncates keeps every paragraph on
  /// one line, no wider than the width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0, let text = styledText else {
      let font = UIFont.systemFont(ofSize: UIFont.defaultPointSize)
      let top = options.contains(.usesLineFragmentOrigin) ? 0 : -font.ascender
      let rect = length > 0 ? .zero : CGRect(x: 0, y: top, width: 0, height: font.lineHeight)
      context?.totalBounds = rect
      context?.actualScaleFactor = 1
      return rect
    }
    let keepsLines = firstParagraphKeepsToOneLine
    var factor: CGFloat = 1
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
      factor = text.largestFactor(atLeast: context.minimumScaleFactor) { scaled in
        let rect = scaled.rect(in: size, options: options, keepsLines: keepsLines, clipsWidth: false)
        return (size.width <= 0 || rect.width <= size.width) && (size.height <= 0 || rect.height <= size.height)
      }
    }
    let rect = (factor == 1 ? text : text.scaled(by: factor))
      .rect(in: size, options: options, keepsLines: keepsLines, clipsWidth: true)
    context?.totalBounds = rect
    context?.actualScaleFactor = factor
    return rect
  }

  /// What the text takes, with the first baseline at 0.
  private func measured(in room: StyledText.Room) -> CGRect {
    let font = UIFont.systemFont(ofSize: UIFont.defaultPointSize)
    guard length > 0 else { return CGRect(x: 0, y: -font.ascender, width: 0, height: font.lineHeight) }
    return styledText?.rect(in: room) ?? .zero
  }

  /// The text, shaped; nil, with a word on the standard error stream, where that fails.
  private var styledText: StyledText? {
    do {
      return try StyledText(self, defaultFont: UIFont.systemFont(ofSize: UIFont.defaultPointSize))
    } catch {
      StyledText.report(error)
      return nil
    }
  }

  private var firstParagraphKeepsToOneLine: Bool {
    guard length > 0 else { return false }
    let style = unsafe attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
    switch style?.lineBreakMode ?? .byWordWrapping {
    case .byWordWrapping, .byCharWrapping: return false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
    }
  }
}

extension NSString {
  /// The size of the text with the given attributes; see `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// The rectangle of the text with the given attributes; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text with the given attributes; see `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    // An empty attributed string has no attributes, but a line of the font is still that high.
    if isEmpty { return CGSize(width: 0, height: (attrs?[.font] as? UIFont ?? .systemFont(ofSize: 0)).lineHeight) }
    return NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle of the text with the given attributes; see `NSAttributedString.boundingRect(with:options:context:)`.
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
