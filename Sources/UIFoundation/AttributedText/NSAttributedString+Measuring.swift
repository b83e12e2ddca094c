public import Foundation

extension NSAttributedString {
  /// Returns the unrounded size of the text in points, with lines broken only at its own line breaks.
  ///
  /// White space at the end is included: a single space has the width of a space.
  public func size() -> CGSize {
    measured(in: StyledText.Room()).size
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
  /// up to the width, but not where a line wraps. Lines break between words. If the mode of the first paragraph clips
  /// or truncates, every paragraph stays on one line, no wider than the width.
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

  /// Returns the rectangle of the text, with the first baseline at 0.
  private func measured(in room: StyledText.Room) -> CGRect {
    let font = UIFont.systemFont(ofSize: UIFont.defaultPointSize)
    guard length > 0 else { return CGRect(x: 0, y: -font.ascender, width: 0, height: font.lineHeight) }
    return styledText?.rect(in: room) ?? .zero
  }

  /// The shaped text, or `nil` if shaping fails, which is reported on standard error.
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
  /// Returns the size of the text with the given attributes; see `NSAttributedString.size()`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text with attributes; see `NSAttributedString.boundingRect(with:options:context:)`.
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
