public import Foundation

/// What answers through pointers, as Objective-C does.
///
/// Proof: a pointer is written once, before the call returns, with one value of its type, and never kept; the caller made
/// it from a variable of that type, or hands nil. The flag that ends an enumeration is a variable of this file's that
/// outlives the calls that are handed its address.
extension NSLayoutManager {
  /// The glyphs of some characters.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of some glyphs.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The region that a glyph lies in, and its glyphs; nil where it has no room.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard glyphIndex < layout.end else { return nil }
    unsafe effectiveRange?.pointee = NSRange(location: 0, length: layout.end)
    return textContainers.first
  }

  /// The rectangle of a glyph's line, as wide as the region; `effectiveRange` takes the line's glyphs.
  @discardableResult
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let line = layout.line(of: glyphIndex)
    unsafe effectiveRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
    return line?.rect ?? .zero
  }

  /// What the text takes of a glyph's line; `effectiveRange` takes the line's glyphs.
  @discardableResult
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let line = layout.line(of: glyphIndex)
    unsafe effectiveRange?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
    return line?.usedRect ?? .zero
  }

  /// Calls a closure with each line that has some of the glyphs: its rectangle, what the text takes of it, its region and its
  /// glyphs. Setting the last argument to true ends that.
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

  /// The character nearest to a point; the pointer takes how far the point lies into it, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layout.character(at: point)
    unsafe partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Forgets where some text lies; the whole is laid out again when it is asked about.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    unsafe actualCharacterRange?.pointee = charRange
    forgetLayout()
  }

  /// Forgets the glyphs of some text.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    unsafe actualCharacterRange?.pointee = charRange
    forgetLayout()
  }
}
