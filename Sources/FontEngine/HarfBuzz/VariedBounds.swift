import Synchronization

/// The ink bounds of the glyphs of a font in which each takes milliseconds to vary, computed once.
final class VariedBounds: Sendable {
  private let known = Mutex<[UInt32: GlyphBounds]>([:])

  /// Returns the bounds of a glyph, empty if it has no ink.
  func bounds(of glyph: UInt32, reading: (UInt32) -> GlyphBounds?) -> GlyphBounds {
    if let kept = known.withLock({ $0[glyph] }) { return kept }
    let bounds = reading(glyph) ?? .empty
    known.withLock { $0[glyph] = bounds }
    return bounds
  }
}
