public import Foundation

/// How text is measured by `boundingRect`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// The options of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the given width, and the rectangle starts at the first line's top instead of at its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' line gaps count between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle is that of the ink, and not that of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Lines that do not fit the given height are left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may shrink, and what a measurement leaves behind.
open class NSStringDrawingContext: NSObject {
  /// The least part of their size that fonts may shrink to so that the text fits; 0, also the start, keeps them whole.
  open var minimumScaleFactor: CGFloat = 0
  /// The part of their size that the fonts had in the last measurement: 1 where nothing was shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text that was measured last, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// A context.
  public override init() { super.init() }
}

/// Drawing: nothing here. Source that draws compiles, and leaves no picture.
extension NSAttributedString {
  /// Draws the text on one line: nothing here.
  public func draw(at point: CGPoint) {}
  /// Draws the text in a rectangle: nothing here.
  public func draw(in rect: CGRect) {}
  /// Draws the text in a rectangle: nothing is drawn here, and the context takes the measures of the text.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    if let context { _ = boundingRect(with: rect.size, options: options, context: context) }
  }
}

/// Drawing: nothing here. Source that draws compiles, and leaves no picture.
extension NSString {
  /// Draws the text on one line: nothing here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle: nothing here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle: nothing is drawn here, and the context takes the measures of the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    if let context { _ = boundingRect(with: rect.size, options: options, attributes: attributes, context: context) }
  }
}

/// Drawing: nothing here. Source that draws compiles, and leaves no picture.
extension String {
  /// Draws the text on one line: nothing here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle: nothing here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle: nothing is drawn here, and the context takes the measures of the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    if let context { _ = boundingRect(with: rect.size, options: options, attributes: attributes, context: context) }
  }
}
