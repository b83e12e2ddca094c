import CFreeType
import Glibc
import Synchronization

/// A FreeType instance that one thread uses at a time. Idle instances are cached for reuse.
///
/// FreeType does not measure text: it validates files, unpacks compressed containers, reads Type 1 when a face is opened,
/// and computes the coverage of outlines.
@safe
final class FreeTypeLibrary: @unchecked Sendable {
  // Proof of @unchecked Sendable: an instance is either in `idle` or owned by the one call that removed it.
  private let library: FT_Library
  private let memory = unsafe FreeTypeMemory()

  private static let idle = Mutex<[FreeTypeLibrary]>([])

  /// The number of instances to cache: as many as open fonts at once in a busy process. Each takes about 20 KB.
  private static let maximumIdle = 8

  /// Creates an instance. The corresponding C functions are `FT_New_Library` and `FT_Add_Default_Modules`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  private init() throws(FontError) {
    var library: FT_Library?
    try unsafe check(FT_New_Library(memory.record, &library), .resourceExhausted, "FT_New_Library", "FreeType")
    guard let library = unsafe library else {
      throw FontError(.resourceExhausted, operation: "FT_New_Library", subject: "FreeType")
    }
    unsafe self.library = library
    // FreeType leaves out a module that it has no memory for, and does not say so.
    unsafe FT_Add_Default_Modules(library)
    unsafe FT_Set_Default_Properties(library)
    if unsafe memory.hasFailed { throw Self.exhausted("FreeType") }
  }

  deinit { unsafe _ = FT_Done_Library(library) }

  private static func borrowLibrary() throws(FontError) -> FreeTypeLibrary {
    if let library = idle.withLock({ $0.popLast() }) { return library }
    return try FreeTypeLibrary()
  }

  /// Returns the loaded version, with the major version first. The corresponding C function is `FT_Library_Version`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  static func version() throws(FontError) -> [Int] {
    let instance = try borrowLibrary()
    defer { idle.withLock { if $0.count < maximumIdle { $0.append(instance) } } }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(instance.library, &major, &minor, &patch)
    return [Int(major), Int(minor), Int(patch)]
  }

  private static func exhausted(_ subject: String) -> FontError {
    FontError(
      .resourceExhausted, operation: "malloc", subject: subject, code: ENOMEM,
      detail: "FreeType ran out of memory while it read the font")
  }

  /// Throws an error if memory ran out since the face was opened.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  static func checkMemory(of face: FT_Face, _ subject: String) throws(FontError) {
    if unsafe FreeTypeMemory.of(face.pointee.memory)?.hasFailed ?? false { throw exhausted(subject) }
  }

  /// Opens one face of a font and passes it to `body`, which must not let it escape.
  ///
  /// `reserve` is the memory to set aside for calls that crash without it; see ``FreeTypeMemory``. The corresponding C
  /// function is `FT_New_Memory_Face`.
  ///
  /// - Throws: ``FontError/Reason/malformed`` if FreeType cannot open the face, ``FontError/Reason/resourceExhausted``,
  ///   or the error that `body` throws.
  static func withFace<Result>(
    _ bytes: FontBytes, index: Int, subject: String, reserve: Int = 0,
    _ body: (FT_Face) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    try unsafe withLibrary(subject, reserve: reserve) { (library) throws(FontError) in
      var face: FT_Face?
      let code = unsafe FT_New_Memory_Face(library, bytes.base, FT_Long(bytes.count), FT_Long(index), &face)
      defer { if let face = unsafe face { unsafe _ = FT_Done_Face(face) } }
      try check(code, .malformed, "FT_New_Memory_Face", subject)
      guard let face = unsafe face else {
        throw FontError(.malformed, operation: "FT_New_Memory_Face", subject: subject)
      }
      try unsafe checkMemory(of: face, subject)
      return try unsafe body(face)
    }
  }

  /// Passes an instance of FreeType to `body`, which must not let it escape.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``, also in place of the error that `body` throws if memory ran out,
  ///   or the error that `body` throws.
  static func withLibrary<Result>(
    _ subject: String, reserve: Int = 0, _ body: (FT_Library) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    let library = try borrowLibrary()
    defer {
      // An instance that ran out of memory may lack something, or have it in the reserve.
      if unsafe !library.memory.hasFailed {
        _ = unsafe library.memory.provideReserve(0)
        idle.withLock { if $0.count < maximumIdle { $0.append(library) } }
      }
    }
    guard unsafe library.memory.provideReserve(reserve) else { throw exhausted(subject) }
    do throws(FontError) {
      let result = try unsafe body(library.library)
      if unsafe library.memory.hasFailed { throw exhausted(subject) }
      return result
    } catch {
      if unsafe library.memory.hasFailed { throw exhausted(subject) }
      throw error
    }
  }

  /// Passes the unpacked OpenType data of a compressed font to `body`, which must not let it escape.
  ///
  /// FreeType also unpacks a font when asked only how many faces it has, and then reads none of its tables. The
  /// corresponding C function is `FT_New_Memory_Face` with face -1.
  ///
  /// - Throws: ``FontError/Reason/malformed`` if FreeType cannot unpack the font, or the error that `body` throws.
  static func withUnpacked<Result>(
    _ bytes: FontBytes, subject: String, _ body: (UnsafeRawBufferPointer) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    try unsafe withFace(bytes, index: -1, subject: subject) { (face) throws(FontError) in
      guard let stream = unsafe face.pointee.stream, let base = unsafe stream.pointee.base else {
        throw FontError(.malformed, operation: "FT_New_Memory_Face", subject: subject)
      }
      return try unsafe body(UnsafeRawBufferPointer(start: base, count: Int(stream.pointee.size)))
    }
  }
}

/// Throws an error for a FreeType error code other than 0. All FreeType errors are created here.
///
/// - Throws: ``FontError`` with the code and the given reason.
func check(
  _ code: FT_Error, _ reason: FontError.Reason, _ operation: String, _ subject: String
) throws(FontError) {
  guard code != 0 else { return }
  let known = unsafe FT_Error_String(code).map { unsafe String(cString: $0) }
  throw FontError(
    reason, operation: operation, subject: subject, code: code,
    detail: known ?? "FreeType cannot read it as a font")
}
