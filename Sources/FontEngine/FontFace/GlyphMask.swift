/// The coverage of pixels by a glyph's ink, in 8 bits, for an atlas or a bitmap.
public struct GlyphMask: Hashable, Sendable {
  /// The left edge of the mask, in pixels to the right of the pixel whose left edge is the pen's origin.
  public let x: Int
  /// The top edge of the mask, in pixels below the baseline; negative above it.
  public let y: Int
  /// The number of pixels in a row; 0 for a glyph without ink.
  public let width: Int
  /// The number of rows; 0 for a glyph without ink.
  public let height: Int
  /// The number of bytes from the start of one row to that of the next: the width, rounded up to a multiple of 4.
  ///
  /// Graphics libraries expect this alignment unless told otherwise. The bytes after a row's pixels are 0.
  public let rowBytes: Int
  /// The coverage, row by row from the top: 0 for a pixel without ink, 255 for one that is covered.
  public let bytes: [UInt8]

  /// The mask of a glyph without ink, such as the space.
  public static let empty = GlyphMask(x: 0, y: 0, width: 0, height: 0, rowBytes: 0, bytes: [])

  /// Whether there are no pixels.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Returns the coverage of a pixel, given its column and row from the top left; 0 outside of the mask.
  public subscript(column: Int, row: Int) -> UInt8 {
    (0..<width).contains(column) && (0..<height).contains(row) ? bytes[row * rowBytes + column] : 0
  }
}

extension FontFace {
  /// Returns the coverage of pixels by a glyph's outline at a size, without hinting.
  ///
  /// The pen is at the left edge of pixel 0, and moved by the offset in pixels, to the right and down; offsets between 0
  /// and 1 put glyphs at fractions of pixels. The outline has the face's variations, slant, weight, and size-adjust, and is
  /// filled by the nonzero winding rule. Its points are rounded to 1/64 of a pixel. The mask encloses the ink and has no
  /// margin; it is empty for a glyph whose ``outline(of:)`` is. Where the edges of two contours share a pixel, their
  /// coverage adds up, to at most 255. Pictures and color layers are not part of it.
  ///
  /// The corresponding C functions are `FT_Outline_Get_Bitmap`, and `FT_Stroker_ParseOutline` for a synthesized weight.
  ///
  /// - Parameters:
  ///   - pixelsPerEm: The size: the point size times the pixels per point.
  ///   - offsetX: The distance of the pen to the right, in pixels.
  ///   - offsetY: The distance of the pen down, in pixels.
  /// - Complexity: O(*n* + *p*) in the number of the outline's elements and that of the mask's pixels, and times the
  ///   number of bands into which FreeType divides an intricate outline.
  /// - Throws: ``FontError/Reason/invalidSize`` if the size is not above 0 and finite or an offset is not finite,
  ///   ``FontError/Reason/tooLarge`` if the mask exceeds ``FontLimits/maximumMaskSide`` or the outline
  ///   ``FontLimits/maximumMaskPoints`` or ``FontLimits/maximumMaskLength``, or is out of FreeType's range, or
  ///   ``FontError/Reason/resourceExhausted``.
  public func mask(
    of glyph: UInt32, pixelsPerEm: Double, offsetX: Double = 0, offsetY: Double = 0
  ) throws(FontError) -> GlyphMask {
    guard pixelsPerEm > 0, pixelsPerEm.isFinite, offsetX.isFinite, offsetY.isFinite else {
      throw FontError(
        .invalidSize, operation: "FT_Outline_Get_Bitmap", subject: source,
        detail: "a mask needs a size above 0 and finite offsets, not \(pixelsPerEm), \(offsetX), and \(offsetY)")
    }
    let outline = outline(of: glyph)
    if outline.isEmpty { return .empty }
    let scale = pixelsPerEm / Double(harfBuzz.unitsPerEm)
    return try OutlineRasterizer(subject: "\(source), glyph \(glyph)")
      .mask(of: outline, scale: scale, offsetX: offsetX, offsetY: -offsetY)
  }
}
