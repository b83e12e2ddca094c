public import Foundation

extension NSAttributedString {
  /// The size of the text with no more line breaks than it has itself, in points and not rounded.
  public func size() -> CGSize {
    measured(in: StyledText.Room(), limitsToFirstLine: false).size
  }

  /// The rectangle that the text takes when its lines break at a width, in points and not rounded.
  ///
  /// A width of 0 or less sets no limit. The height counts only with ``NSStringDrawingOptions/truncatesLastVisibleLine``.
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the first line is measured, and the rectangle lies around
  /// its baseline. Lines break between words; a first paragraph whose mode clips or truncates keeps every paragraph on
  /// one line, no wider than the width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let width = size.width > 0 ? size.width : .infinity
    let keepsLines = !isMultiline || firstParagraphKeepsToOneLine
    let room = StyledText.Room(
      width: keepsLines ? .infinity : width,
      height: options.contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : .infinity,
      usesFontLeading: options.contains(.usesFontLeading))
    var rect = measured(in: room, limitsToFirstLine: !isMultiline)
    if isMultiline, keepsLines { rect.size.width = min(rect.size.width, width) }
    if isMultiline { rect.origin.y = 0 }
    context?.totalBounds = rect
    return rect
  }

  /// What the text takes, with the first baseline at 0.
  private func measured(in room: StyledText.Room, limitsToFirstLine: Bool) -> CGRect {
    let font = UIFont.systemFont(ofSize: UIFont.defaultPointSize)
    guard length > 0 else { return CGRect(x: 0, y: -font.ascender, width: 0, height: font.lineHeight) }
    var room = room
    if limitsToFirstLine { room.lineLimit = 1 }
    do {
      let block = try StyledText(self, defaultFont: font).block(in: room)
      return CGRect(x: 0, y: -block.firstBaseline, width: block.width, height: block.height)
    } catch {
      FileHandle.standardError.write(Data("[NSStringDrawing] Text is left out of the layout: \(error)\n".utf8))
      return .zero
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
