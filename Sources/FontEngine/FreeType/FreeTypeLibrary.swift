import CFreeType

/// One instance of FreeType, used by one thread at a time, for one font.
///
/// FreeType is off the measuring path: it validates files and unpacks compressed containers while a face is opened.
@safe
struct FreeTypeLibrary: ~Copyable {
  private let library: FT_Library

  /// Throws ``FontError/Reason/resourceExhausted``. The corresponding C function is `FT_Init_FreeType`.
  init() throws(FontError) {
    var library: FT_Library?
    try unsafe check(FT_Init_FreeType(&library), .resourceExhausted, "FT_Init_FreeType", "FreeType")
    guard let library = unsafe library else {
      throw FontError(.resourceExhausted, operation: "FT_Init_FreeType", subject: "FreeType")
    }
    unsafe self.library = library
  }

  deinit { unsafe FT_Done_FreeType(library) }

  /// Opens one face of a font and hands it to `body`, which must not keep it.
  ///
  /// Throws ``FontError/Reason/malformed``. The corresponding C function is `FT_New_Memory_Face`.
  func withFace<Result>(
    _ bytes: FontBytes, index: Int, subject: String, _ body: (FT_Face) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    var face: FT_Face?
    try unsafe check(
      FT_New_Memory_Face(library, bytes.base, FT_Long(bytes.count), FT_Long(index), &face), .malformed,
      "FT_New_Memory_Face", subject)
    guard let face = unsafe face else {
      throw FontError(.malformed, operation: "FT_New_Memory_Face", subject: subject)
    }
    defer { unsafe _ = FT_Done_Face(face) }
    return try unsafe body(face)
  }
}

/// Turns FreeType's error codes into errors: the one place that does.
func check(
  _ code: FT_Error, _ reason: FontError.Reason, _ operation: String, _ subject: String
) throws(FontError) {
  guard code != 0 else { return }
  let known = unsafe FT_Error_String(code).map { unsafe String(cString: $0) }
  throw FontError(
    reason, operation: operation, subject: subject, code: code,
    detail: known ?? "FreeType cannot read it as a font")
}
