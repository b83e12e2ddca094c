import CCairo
import CoreGraphics
import FontEngine

/// The fonts of a document.
final class EmbeddedFonts {
  /// A font, and how a size in points becomes that of the font.
  struct Font {
    let font: CairoFont
    /// The factor of the size.
    var scale = 1.0
    /// How far points one em above the baseline are moved to the right, in ems.
    var slant = 0.0
  }

  private var fonts: [FontFace: Font?] = [:]

  /// Returns the font of a face, or `nil` if it can't be opened.
  func font(of face: FontFace) -> Font? {
    if let known = fonts[face] { return known }
    let font = Self.open(face)
    fonts[face] = font
    return font
  }

  /// Opens the file of a face. Cairo 1.16 embeds the default instance of a variable font, whatever its variations are,
  /// so that the glyphs of such a font are drawings.
  private static func open(_ face: FontFace) -> Font? {
    let adjustment = face.drawingAdjustment
    guard adjustment.variations.isEmpty else { return CairoFont(drawing: face).map { Font(font: $0) } }
    return CairoFont(embedding: face).map { Font(font: $0, scale: adjustment.scale, slant: face.synthesis.slant) }
  }
}

/// A font of Cairo.
@safe
final class CairoFont {
  /// A face of FreeType, with what it reads from. Cairo may keep it after the document is finished.
  @safe
  private final class OpenFace {
    let library: FT_Library
    let face: FT_Face
    /// Owns the bytes that the face of FreeType reads.
    let source: FontFace

    /// Opens the face. The corresponding C functions are `FT_Init_FreeType` and `FT_New_Memory_Face`.
    init?(_ source: FontFace) {
      var library: FT_Library?
      guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
      var face: FT_Face?
      let bytes = unsafe source.fileContents
      let failed =
        unsafe FT_New_Memory_Face(
          library, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(source.index),
          &face) != 0
      guard !failed, let face = unsafe face else {
        unsafe FT_Done_FreeType(library)
        return nil
      }
      unsafe (self.library, self.face, self.source) = (library, face, source)
    }

    deinit {
      unsafe FT_Done_Face(face)
      unsafe FT_Done_FreeType(library)
    }
  }

  let pointer: OpaquePointer
  let options: OpaquePointer

  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Creates a font from the file of a face, without its variations and synthesis. The corresponding C function is
  /// `cairo_ft_font_face_create_for_ft_face`.
  convenience init?(embedding face: FontFace) {
    guard let open = OpenFace(face),
      let font = unsafe cairo_ft_font_face_create_for_ft_face(open.face, galley_ft_load_no_hinting)
    else { return nil }
    unsafe self.init(font, owner: open)
  }

  /// Creates a font whose glyphs are the outlines of a face. The corresponding C function is
  /// `cairo_user_font_face_create`.
  convenience init?(drawing face: FontFace) {
    guard let font = unsafe cairo_user_font_face_create() else { return nil }
    unsafe cairo_user_font_face_set_render_glyph_func(font) { scaledFont, glyph, context, extents in
      let font = unsafe cairo_scaled_font_get_font_face(scaledFont)
      guard let context = unsafe context, let owner = unsafe cairo_font_face_get_user_data(font, CairoFont.key),
        let face = unsafe (Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue() as? OutlineSource)?.face
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let unit = 1 / Double(face.metrics.unitsPerEm)
      let id = UInt32(truncatingIfNeeded: glyph)
      let canvas = unsafe CairoCanvas(sharing: context)
      for shape in GlyphCache.shapes(of: [id], in: face) {
        canvas.add(shape.outline, CGAffineTransform(scaleX: unit, y: -unit))
      }
      canvas.fill()
      unsafe extents?.pointee.x_advance = Double(face.advances(of: [id]).first ?? 0) * unit
      return CAIRO_STATUS_SUCCESS
    }
    unsafe self.init(font, owner: OutlineSource(face))
  }

  /// The face of a font whose glyphs are drawings.
  private final class OutlineSource {
    let face: FontFace

    init(_ face: FontFace) { self.face = face }
  }

  /// Takes ownership of a font, and retains the data that it reads.
  private init?(_ font: OpaquePointer, owner: AnyObject) {
    // Cairo's cache of fonts may outlive this object, so that the owner must be released by Cairo itself.
    let kept = unsafe Unmanaged<AnyObject>.passRetained(owner)
    let status = unsafe cairo_font_face_set_user_data(font, Self.key, kept.toOpaque()) { kept in
      if let kept = unsafe kept { unsafe Unmanaged<AnyObject>.fromOpaque(kept).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS, let options = unsafe cairo_font_options_create() else {
      unsafe cairo_font_face_destroy(font)
      unsafe kept.release()
      return nil
    }
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe (pointer, self.options) = (font, options)
  }

  deinit {
    unsafe cairo_font_face_destroy(pointer)
    unsafe cairo_font_options_destroy(options)
  }
}
