public import Foundation

/// Drawing. Nothing is drawn; the methods exist for source compatibility.
extension NSAttributedString {
  /// Draws the text on one line. Does nothing, because nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Draws the text in a rectangle. Does nothing, because nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Measures the text for a context. Nothing is drawn.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    if let context { _ = boundingRect(with: rect.size, options: options, context: context) }
  }
}

/// Drawing. Nothing is drawn; the methods exist for source compatibility.
extension NSString {
  /// Draws the text on one line. Does nothing, because nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle. Does nothing, because nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Measures the text for a context. Nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    if let context { _ = boundingRect(with: rect.size, options: options, attributes: attributes, context: context) }
  }
}

/// Drawing. Nothing is drawn; the methods exist for source compatibility.
extension String {
  /// Draws the text on one line. Does nothing, because nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle. Does nothing, because nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Measures the text for a context. Nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    if let context { _ = boundingRect(with: rect.size, options: options, attributes: attributes, context: context) }
  }
}
