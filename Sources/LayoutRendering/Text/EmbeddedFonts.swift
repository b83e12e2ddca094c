import CCairo
import CoreGraphics
import FontEngine

/// The fonts of a document.
final class EmbeddedFonts {
  private var fonts: [FontFace: CairoFont?] = [:]

  /// Returns the font of a face, or `nil` if FreeType can't open it.
  func font(of face: FontFace) -> CairoFont? {
    if let known = fonts[face] { return known }
    let font = CairoFont(face)
    fonts[face] = font
    return font
  }
}

/// A font of Cairo for the file of a face, without its variations and synthesis.
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

  /// Creates a font. The corresponding C function is `cairo_ft_font_face_create_for_ft_face`.
  init?(_ face: FontFace) {
    guard let open = OpenFace(face),
      let font = unsafe cairo_ft_font_face_create_for_ft_face(open.face, Int32(FT_LOAD_NO_HINTING))
    else { return nil }
    // Cairo's cache of fonts may outlive this object, so that the face must be released by Cairo itself.
    let kept = unsafe Unmanaged.passRetained(open)
    let status = unsafe cairo_font_face_set_user_data(font, Self.key, kept.toOpaque()) { kept in
      if let kept = unsafe kept { unsafe Unmanaged<OpenFace>.fromOpaque(kept).release() }
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
