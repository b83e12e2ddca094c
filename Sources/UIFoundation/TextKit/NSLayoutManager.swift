public import Foundation

/// Lays out the text of a storage in a container, and reports positions in it.
///
/// A glyph is a UTF-16 code unit of the text: the text engine knows the actual glyphs, and code that measures text uses
/// ranges only. The first of several containers contains the whole text.
open class NSLayoutManager: NSObject {
  /// The text storage whose text is laid out, held weakly.
  open private(set) weak var textStorage: NSTextStorage?
  /// The text containers, in order. Only the first one contains text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the fonts' line gaps are added between lines. The default is `true`.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidateFragments() } } }
  /// The delegate, held weakly, which can change spacing and line breaks.
  ///
  /// Call ``invalidateLayout(forCharacterRange:actualCharacterRange:)`` when its answers change.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidateFragments() } }
  /// Whether layout outside the visible area can be deferred. Stored for source compatibility; has no effect.
  open var allowsNonContiguousLayout = false
  /// Whether white space is drawn. Stored for source compatibility; has no effect.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn. Stored for source compatibility; has no effect.
  open var showsControlCharacters = false
  private var fragments: LineFragments?
  /// Whether lines are being laid out, during which a delegate that asks for them gets none.
  private var isLayingOut = false

  // MARK: - Creating a layout manager

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// Creates a layout manager without text and containers. Archives aren't supported, so nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Containers

  /// Adds a text container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a text container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager?.textContainers.removeAll { $0 === container }
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidateFragments()
  }
  /// Removes the text container at an index.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidateFragments()
  }
  /// Invalidates the layout after a container's geometry has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateFragments() }

  func setTextStorage(_ storage: NSTextStorage?) {
    textStorage = storage
    invalidateFragments()
  }

  func invalidateFragments() { fragments = nil }

  /// The lines in the first container, from the cache if they are valid.
  var layout: LineFragments {
    let container = textContainers.first
    if let fragments, fragments.isOf(container, usesFontLeading) { return fragments }
    let isNested = isLayingOut
    let made = measured { LineFragments(textStorage, in: container, of: self) }
    if !isNested { fragments = made }
    return made
  }

  /// Lays out text, unless its delegate calls this during layout, and returns the lines.
  func measured(_ body: () -> LineFragments) -> LineFragments {
    if isLayingOut { return LineFragments(nil, in: nil, of: self) }
    isLayingOut = true
    defer { isLayingOut = false }
    return body()
  }

  // MARK: - Layout

  // Layout is performed when a result is first read.

  /// Lays out the text in a container, if necessary.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays out a range of characters, if necessary.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Lays out a range of glyphs, if necessary.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays out the text in a rectangle, if necessary.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }
  /// Generates glyphs. Does nothing, because glyphs are the characters themselves.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Marks text as needing to be drawn. Does nothing, because everything is drawn anew each time.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  // MARK: - Drawing

  /// Draws the lines that contain glyphs in the current context, with the container's origin at a point.
  ///
  /// Subclasses have their lines under and through glyphs drawn by `underlineGlyphRange` and `strikethroughGlyphRange`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawText(of: glyphsToShow, at: origin)
  }
  /// Draws the background of the lines that contain glyphs in the current context, with the container's origin at a
  /// point.
  ///
  /// Subclasses have the backgrounds of their characters drawn by
  /// ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawBackgrounds(of: glyphsToShow, at: origin)
  }
  /// Fills rectangles behind characters with a color, in the current context.
  open func fillBackgroundRectArray(
    _ rectArray: RectArray, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) { unsafe fill(rectArray, rectCount, color) }
  /// Draws the lines under glyphs of one line fragment. The default implementation calls
  /// ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: descent(of: lineGlyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws the lines under glyphs as their attributes say.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { layout.draw(.underlines, of: glyphRange, from: textStorage, at: containerOrigin) }
  /// Draws the lines through glyphs of one line fragment. The default implementation calls
  /// ``drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: descent(of: lineGlyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws the lines through glyphs as their attributes say.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { layout.draw(.strikethroughs, of: glyphRange, from: textStorage, at: containerOrigin) }
  /// Returns the size of the attachment at a glyph, in points, or -1 by -1 if there is none.
  @discardableResult
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    layout.attachmentSize(at: glyphIndex) ?? CGSize(width: -1, height: -1)
  }

  // MARK: - Characters and glyphs

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns whether there is a glyph at an index.
  @discardableResult
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// Returns the glyph for a character, which has the same index.
  @discardableResult
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the character for a glyph, which has the same index.
  @discardableResult
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the range of the glyphs that fit a container.
  @discardableResult
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? NSRange(location: 0, length: layout.end) : NSRange(location: 0, length: 0)
  }
  /// Returns the range of glyphs in the lines that a rectangle intersects.
  @discardableResult
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    layout.range(meeting: bounds)
  }
  /// Returns the index of the first character that doesn't fit.
  @discardableResult
  open func firstUnlaidCharacterIndex() -> Int { layout.end }

  // MARK: - Positions

  // Positions are in the container's coordinates, except where noted.

  /// Returns the part of a container that text uses, including the padding at the ends of lines.
  @discardableResult
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === textContainers.first ? layout.usedRect : .zero
  }
  /// The rectangle of the empty line after a line break at the end of the text, or zero if there is none.
  open var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }
  /// The part of the empty last line that text uses.
  open var extraLineFragmentUsedRect: CGRect { layout.extra?.usedRect ?? .zero }
  /// The container of the empty last line.
  open var extraLineFragmentTextContainer: NSTextContainer? { layout.extra == nil ? nil : textContainers.first }
  /// Returns the smallest rectangle around glyphs, as high as their lines.
  @discardableResult
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    layout.boundingRect(of: glyphRange)
  }
  /// Returns the position of a glyph on the baseline, relative to the origin of its line.
  @discardableResult
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { layout.location(of: glyphIndex) }
  /// Returns the range of the glyphs that truncation hides on the line of a glyph, or a location of `NSNotFound` if there are none.
  @discardableResult
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    layout.hiddenRange(onLineOf: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
  }
  /// Returns the glyph nearest to a point.
  @discardableResult
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { layout.character(at: point).index }
  /// Returns how far a point is into the glyph nearest to it, from 0 to 1.
  @discardableResult
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    layout.character(at: point).fraction
  }
}
