public import Foundation

/// Lays the text of a storage out in a region, and answers where what lies.
///
/// A glyph here is a UTF-16 unit of the text: the engine below knows the glyphs that letters are drawn by, and source that
/// sizes text asks for ranges only. Of several regions the first takes the whole text.
open class NSLayoutManager: NSObject {
  /// The text.
  open private(set) weak var textStorage: NSTextStorage?
  /// The regions.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the fonts' line gaps count between lines; on at first.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { forgetLayout() } }
  }
  /// Who is asked about layout: nobody asks here.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether text outside of what is seen is laid out later: kept; it never is.
  open var allowsNonContiguousLayout = false
  /// Whether white space is drawn: kept.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn: kept.
  open var showsControlCharacters = false
  private var fragments: LineFragments?

  /// A manager without text and regions.
  public override init() { super.init() }

  /// A manager without text and regions; there are no archives of managers here.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a region.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Adds a region at a place in their order.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager?.textContainers.removeAll { $0 === container }
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    forgetLayout()
  }
  /// Takes a region away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }
  /// Takes over that a region is another: the text is laid out again when it is asked about.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  func take(_ storage: NSTextStorage?) {
    textStorage = storage
    forgetLayout()
  }

  func forgetLayout() { fragments = nil }

  /// The lines in the first region, laid out now or lately.
  var layout: LineFragments {
    let container = textContainers.first
    if let fragments, fragments.isOf(container, usesFontLeading) { return fragments }
    let made = LineFragments(textStorage, in: container, usesFontLeading)
    fragments = made
    return made
  }

  // Layout happens when something is asked.

  /// Lays the text out in a region, if that was not done.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays some text out, if that was not done.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Lays some glyphs out, if that was not done.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays what lies in a rectangle out, if that was not done.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }
  /// Makes some glyphs, if that was not done.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Has some text drawn again: nothing here.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Draws the glyphs: nothing here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws what is behind the glyphs: nothing here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // Characters and glyphs.

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyphs in a region: those that have room.
  @discardableResult
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? NSRange(location: 0, length: layout.end) : NSRange(location: 0, length: 0)
  }
  /// The glyphs of the lines that a rectangle meets.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    layout.range(meeting: bounds)
  }
  /// The first character without room.
  open func firstUnlaidCharacterIndex() -> Int { layout.end }

  // Where what lies, in the region's points.

  /// What the text takes of a region, the padding at the ends of lines included.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === textContainers.first ? layout.usedRect : .zero
  }
  /// The empty line after a line break at the end of the text; zero without one.
  open var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }
  /// What that line takes.
  open var extraLineFragmentUsedRect: CGRect { layout.extra?.usedRect ?? .zero }
  /// The region of that line.
  open var extraLineFragmentTextContainer: NSTextContainer? { layout.extra == nil ? nil : textContainers.first }
  /// The smallest rectangle around some glyphs, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    layout.boundingRect(of: glyphRange)
  }
  /// Where a glyph begins, from the corner of its line, on the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { layout.location(of: glyphIndex) }
  /// The glyphs that are not shown in the line of one, because the line was shortened; `NSNotFound` without any.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    layout.hiddenRange ?? NSRange(location: NSNotFound, length: 0)
  }
  /// The glyph nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { layout.character(at: point).index }
  /// How far a point lies into the glyph nearest to it, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    layout.character(at: point).fraction
  }
}

/// Is asked about layout: nobody asks here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
