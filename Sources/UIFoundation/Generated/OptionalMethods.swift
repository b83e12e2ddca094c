// `make generate` writes this file from the protocols of the module, except the imports.

public import Foundation

// MARK: - NSLayoutManagerDelegate

/// Default implementations of the optional methods.
extension NSLayoutManagerDelegate {
  /// The default implementation returns `0`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: NSLayoutManager.GlyphArray,
    properties props: NSLayoutManager.GlyphPropertyArray,
    characterIndexes charIndexes: NSLayoutManager.CharacterIndexArray, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }
  /// The default implementation returns `.nan`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { .nan }
  /// The default implementation returns `.nan`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { .nan }
  /// The default implementation returns `.nan`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { .nan }
  /// The default implementation returns `action`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  /// The default implementation returns `true`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// The default implementation returns `true`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// The default implementation returns `false`.
  @discardableResult
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: NSLayoutManager.RectPointer,
    lineFragmentUsedRect: NSLayoutManager.RectPointer, baselineOffset: NSLayoutManager.DistancePointer,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {}
}

// MARK: - NSTextStorageDelegate

/// Default implementations of the optional methods.
extension NSTextStorageDelegate {
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
