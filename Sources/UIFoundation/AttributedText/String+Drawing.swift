import CoreGraphics
public import Foundation
import TextLayout

/// Drawing in the current context; without one, nothing is drawn.
extension NSAttributedString {
  /// Draws the text with its top left corner at a point. Lines are broken only at the text's own line breaks.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle, with lines broken at its width. Lines that don't fit its height are left out.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text in a rectangle, as `boundingRect(with:options:context:)` measures it.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin``, the rectangle's origin is that of the first baseline,
  /// and only the first line is drawn. Lines that don't fit the height are left out; with
  /// ``NSStringDrawingOptions/truncatesLastVisibleLine``, the last one that fits is truncated. A paragraph that truncates
  /// is drawn as one line that is truncated at the width.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    if let context { _ = boundingRect(with: rect.size, options: options, context: context) }
    guard let target = GraphicsContexts.current, length > 0, rect.origin.isFinite, !rect.size.isNaN else { return }
    let content = TextContent(self)
    let mode = firstLineBreakMode
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let width = rect.width > 0 && (isMultiline || mode.keepsToOneLine) ? rect.width : .infinity
    let height = rect.height > 0 && isMultiline ? rect.height : .infinity
    var limits = TextContent.Options(height: height, leading: options.leading)
    limits.keepsParagraphsToOneLine = true
    if !isMultiline, mode.keepsToOneLine {
      limits.truncation = mode.truncation
    } else if options.contains(.truncatesLastVisibleLine) {
      limits.truncation = .tail
    }
    let request = TextContent.Request(
      width: width, lines: isMultiline ? 0 : 1, limits, scale: context?.actualScaleFactor ?? 1)
    var origin = rect.origin
    if !isMultiline { origin.y -= content.measure(request).firstBaseline }
    content.draw(request, at: origin, in: target, base: TextAppearance(color: .black), traits: .current)
  }
}

/// Drawing in the current context; without one, nothing is drawn.
extension NSString {
  /// Draws the text with its top left corner at a point; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }
  /// Draws the text in a rectangle; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text in a rectangle; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

/// Drawing in the current context; without one, nothing is drawn.
extension String {
  /// Draws the text with its top left corner at a point; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Draws the text in a rectangle; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in a rectangle; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}
