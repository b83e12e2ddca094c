import CFreeType
import Synchronization

/// The outlines of a Type 1 font, interpreted by FreeType on first use.
final class Type1Outlines: Sendable {
  private let file: FontBytes
  private let known = Mutex<[[GlyphOutline.Element]]?>(nil)

  init(_ file: FontBytes) { self.file = file }

  /// Returns the elements of a glyph as designed, or none if it has no ink, if FreeType cannot interpret it, or if
  /// memory runs out.
  func outline(of glyph: UInt32) -> [GlyphOutline.Element] {
    let outlines = known.withLock { known in
      if let known { return known }
      // If memory runs out, the next call tries again.
      guard let fresh = try? Self.outlines(file) else { return [] }
      known = fresh
      return fresh
    }
    return Int(glyph) < outlines.count ? outlines[Int(glyph)] : []
  }

  /// Reads all outlines. Opening the font checked how many points they have, and how long FreeType takes.
  ///
  /// The corresponding C functions are `FT_Load_Glyph` and `FT_Outline_Decompose`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  private static func outlines(_ file: FontBytes) throws(FontError) -> [[GlyphOutline.Element]] {
    try unsafe FreeTypeLibrary.withFace(file, index: 0, subject: "", reserve: Type1Font.reserve(for: file)) {
      (face) throws(FontError) in
      let count = unsafe max(0, min(Int(face.pointee.num_glyphs), FontLimits.maximumType1Glyphs))
      return try (0..<count).map { (glyph) throws(FontError) in
        try unsafe FreeTypeLibrary.checkMemory(of: face, "")
        guard unsafe FT_Load_Glyph(face, FT_UInt(glyph), galley_ft_load_no_scale) == 0,
          let slot = unsafe face.pointee.glyph
        else { return [GlyphOutline.Element]() }
        return unsafe elements(&slot.pointee.outline)
      }
    }
  }

  private static func elements(_ outline: UnsafeMutablePointer<FT_Outline>) -> [GlyphOutline.Element] {
    var drawing = Drawing()
    // The user data is `drawing`, which outlives the call.
    var functions = unsafe FT_Outline_Funcs(
      move_to: { to, data in unsafe Type1Outlines.with(data) { unsafe $0.move(to?.pointee) } },
      line_to: { to, data in unsafe Type1Outlines.with(data) { unsafe $0.line(to?.pointee) } },
      conic_to: { control, to, data in
        unsafe Type1Outlines.with(data) {
          unsafe $0.append(.quadratic($0.point(control?.pointee), $0.point(to?.pointee)))
        }
      },
      cubic_to: { first, second, to, data in
        unsafe Type1Outlines.with(data) {
          unsafe $0.append(.cubic($0.point(first?.pointee), $0.point(second?.pointee), $0.point(to?.pointee)))
        }
      }, shift: 0, delta: 0)
    let failed = unsafe withUnsafeMutablePointer(to: &drawing) {
      unsafe FT_Outline_Decompose(outline, &functions, $0) != 0
    }
    return failed ? [] : drawing.finished()
  }

  private static func with(_ data: UnsafeMutableRawPointer?, _ body: (inout Drawing) -> Void) -> CInt {
    guard let data = unsafe data else { return 0 }
    unsafe body(&data.assumingMemoryBound(to: Drawing.self).pointee)
    return 0
  }

  /// The outline being drawn. FreeType closes contours by drawing to their start, and doesn't say so.
  private struct Drawing {
    private var builder = OutlineBuilder(unit: 1)
    private var isOpen = false

    func point(_ vector: FT_Vector?) -> GlyphOutline.Point {
      builder.point(Double(vector?.x ?? 0), Double(vector?.y ?? 0))
    }

    mutating func append(_ element: GlyphOutline.Element) { builder.append(element) }

    mutating func line(_ to: FT_Vector?) { append(.line(point(to))) }

    mutating func move(_ to: FT_Vector?) {
      if isOpen { append(.close) }
      isOpen = true
      append(.move(point(to)))
    }

    mutating func finished() -> [GlyphOutline.Element] {
      if isOpen { append(.close) }
      return builder.elements
    }
  }
}
