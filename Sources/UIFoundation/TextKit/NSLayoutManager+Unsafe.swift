public import CoreGraphics
public import Foundation

/// Methods with results through pointers, as in Objective-C.
///
/// Proof: a pointer is written once, before the call returns, with one value of its type, and never stored. The caller
/// created it from a variable of that type, or passes `nil`. The flag that stops an enumeration is a variable of this
/// file that outlives the calls that its address is passed to. Of rectangles, as many are read as the caller says, who
/// guarantees that they are there; those that this file passes are in an array that outlives the call.
extension NSLayoutManager {
  /// The first of several glyphs.
  public typealias GlyphArray = UnsafePointer<CGGlyph>
  /// The properties of several glyphs.
  public typealias GlyphPropertyArray = UnsafePointer<GlyphProperty>
  /// The offsets of the characters of several glyphs.
  public typealias CharacterIndexArray = UnsafePointer<Int>
  /// The first of several rectangles.
  public typealias RectArray = UnsafePointer<CGRect>
  /// A rectangle that a delegate may change, valid during the call.
  public typealias RectPointer = UnsafeMutablePointer<CGRect>
  /// A distance that a delegate may change, valid during the call.
  public typealias DistancePointer = UnsafeMutablePointer<CGFloat>

  /// Fills rectangles with a color, in the current context.
  func fill(_ rects: RectArray, _ count: Int, _ color: UIColor) {
    guard let context = GraphicsContexts.current, count > 0 else { return }
    context.saveGState()
    context.setFillColor(color.cgColor)
    unsafe context.fill(Array(UnsafeBufferPointer(start: rects, count: count)))
    context.restoreGState()
  }

  /// Has rectangles behind characters filled.
  func fillBackground(_ rects: [CGRect], of range: NSRange, _ color: UIColor) {
    unsafe rects.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe fillBackgroundRectArray(start, count: buffer.count, forCharacterRange: range, color: color)
    }
  }

  /// Returns the glyphs for a range of characters.
  @discardableResult
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters for a range of glyphs.
  @discardableResult
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the container of a glyph, and the range of its glyphs, or `nil` if the glyph doesn't fit.
  @discardableResult
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard glyphIndex < layout.end else { return nil }
    unsafe effectiveRange?.pointee = NSRange(location: 0, length: layout.end)
    return textContainers.first
  }

  /// Returns the rectangle of a glyph's line, as wide as the container; `effectiveRange` receives the line's glyphs.
  @discardableResult
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { unsafe line(of: glyphIndex, effectiveRange)?.rect ?? .zero }

  /// Returns the part of a glyph's line that text uses; `effectiveRange` receives the line's glyphs.
  @discardableResult
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { unsafe line(of: glyphIndex, effectiveRange)?.usedRect ?? .zero }

  private func line(of glyphIndex: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>?) -> LineFragments.Line? {
    let line = layout.line(of: glyphIndex)
    unsafe effectiveRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
    return line
  }

  /// Calls a closure for each line that contains some of the glyphs.
  ///
  /// The closure receives the line's rectangle, the part that text uses, the container, and the line's glyphs. Setting
  /// its last argument to `true` stops the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in layout.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      unsafe withUnsafeMutablePointer(to: &stop) { stop in
        unsafe block(line.rect, line.usedRect, container, line.range, stop)
      }
      if stop.boolValue { return }
    }
  }

  /// Returns the character nearest to a point; the pointer receives how far into it the point is, from 0 to 1.
  @discardableResult
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layout.character(at: point)
    unsafe partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Lets the delegate change the rectangles and the baseline of a line.
  func adjust(_ line: inout LineFragments.Line, in container: NSTextContainer) {
    guard let delegate else { return }
    var (rect, used, baseline) = (line.rect, line.usedRect, line.baseline)
    let isChanged = unsafe delegate.layoutManager(
      self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container,
      forGlyphRange: line.range)
    guard isChanged, rect.isFinite, used.isFinite, baseline.isFinite else { return }
    (line.rect, line.usedRect, line.baseline) = (rect, used, baseline)
  }

  /// Invalidates the layout. The whole text is laid out again when the layout is next read.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    unsafe actualCharacterRange?.pointee = charRange
    invalidateFragments()
  }

  /// Invalidates the glyphs. The whole text is laid out again when the layout is next read.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    unsafe actualCharacterRange?.pointee = charRange
    invalidateFragments()
  }
}
