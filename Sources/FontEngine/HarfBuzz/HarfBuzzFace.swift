import CHarfBuzz

/// An immutable HarfBuzz face that keeps its bytes alive. Every ``HarfBuzzFont`` of the face shares it.
@safe
final class HarfBuzzFace: @unchecked Sendable {
  // Proof of @unchecked Sendable: the object is immutable after `init` (hb_face_make_immutable), and HarfBuzz's own
  // caches in it are lock-free.
  let bytes: FontBytes
  let tables: FontTables
  /// The face that fonts are made of, without its `trak` table.
  let pointer: OpaquePointer
  /// The face with all its tables.
  let complete: OpaquePointer
  let unitsPerEm: Int
  let glyphCount: Int
  /// The axes of a variable face, in the order of `fvar`. Empty if its variation tables are unusable.
  let axes: [VariationAxis]
  /// The time allowed for shaping, if the face has so many rules that it is watched; otherwise `nil`.
  let budget: ShapingBudget?
  /// The length of the longest text that is passed to HarfBuzz at once, in UTF-16 code units.
  var longestChunk: Int { budget?.chunk ?? FontLimits.maximumChunk }
  /// The ink bounds of each glyph, for a face without outlines that HarfBuzz could measure; otherwise empty.
  let keptBounds: [GlyphBounds]
  /// The outlines of a Type 1 face, which HarfBuzz could not draw; otherwise `nil`.
  let keptOutlines: Type1Outlines?
  /// The composite glyphs of a face with TrueType outlines; otherwise `nil`.
  let composites: CompositeGlyphs?
  /// The number of points that the variations of each glyph move, for a face with glyphs in which that takes
  /// milliseconds; otherwise empty.
  let variedPoints: [Int]
  /// Whether memory ran out while HarfBuzz used the face.
  let memory = MemoryWatch()
  let coverage = LazyCoverage()
  let sizeDependence = LazySizeDependence()
  let sizedAdvances = LazySizedAdvances()
  let spaceBarrier = LazySpaceBarrier()

  /// Creates a face. `index` must be one of the file's.
  ///
  /// - Throws: ``FontError`` if the bytes do not contain a usable OpenType face at `index`.
  init(
    bytes: FontBytes, index: Int, keptBounds: [GlyphBounds] = [], keptOutlines: Type1Outlines? = nil, subject: String
  ) throws(FontError) {
    guard let tables = FontTables(bytes, face: index) else {
      throw FontError(.malformed, operation: "open", subject: subject, detail: "the table directory is cut off")
    }
    let screening = FontScreening(tables, subject: subject)
    let variedPoints = try screening.variedPoints()
    let mostVaried = variedPoints.max() ?? 0
    let work = try screening.checkWork(variedPoints: mostVaried)
    let memory = memory
    do {
      unsafe complete = try memory.watch { () throws(FontError) in
        try unsafe Self.openFace(bytes, tables, index: index, subject: subject)
      }
    } catch {
      // Without memory, HarfBuzz finds no tables.
      try memory.check(subject)
      throw error
    }
    let complete = unsafe complete
    let face = unsafe memory.watch { unsafe Self.hidingTracking(of: complete, tables) }
    unsafe pointer = face
    self.bytes = bytes
    self.tables = tables
    self.keptBounds = keptBounds
    self.keptOutlines = keptOutlines
    budget = work.isWatched ? ShapingBudget(work) : nil
    self.variedPoints = mostVaried > FontLimits.freelyVariedPoints ? variedPoints : []
    composites = CompositeGlyphs(tables)
    unitsPerEm = memory.watch { unsafe Int(hb_face_get_upem(face)) }
    glyphCount = memory.watch { unsafe Int(hb_face_get_glyph_count(face)) }
    axes = memory.watch { unsafe hb_ot_var_has_data(face) != 0 ? unsafe VariationAxis.reading(face) : [] }
    try memory.check(subject)
  }

  /// Returns a new immutable face of a file. The corresponding C functions are `hb_face_create` and
  /// `hb_face_make_immutable`.
  ///
  /// - Throws: ``FontError``, as ``init(bytes:index:keptBounds:keptOutlines:subject:)`` does.
  private static func openFace(
    _ bytes: FontBytes, _ tables: FontTables, index: Int, subject: String
  ) throws(FontError) -> OpaquePointer {
    let blob = unsafe hb_blob_create_or_fail(
      bytes.base.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }, UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    guard let blob = unsafe blob else {
      throw FontError(.malformed, operation: "hb_blob_create_or_fail", subject: subject)
    }
    defer { unsafe hb_blob_destroy(blob) }
    guard let face = unsafe hb_face_create(blob, UInt32(index)) else {
      throw FontError(.resourceExhausted, operation: "hb_face_create", subject: subject)
    }
    do {
      try unsafe requireTables(face, tables, subject: subject)
    } catch {
      unsafe hb_face_destroy(face)
      throw error
    }
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  /// Returns a new immutable face with all tables of another but `trak`, or the same one if it has none.
  ///
  /// Since version 10.3, HarfBuzz spaces letters by the `trak` table of a face with a `STAT` table even if a font has no
  /// size in points: as at 12 points. ``SizedAdvances`` would space them again. The pseudo-feature that turned that
  /// off went with the same version (HarfBuzz's NEWS, 10.3.0). The corresponding C function is
  /// `hb_face_create_for_tables`.
  private static func hidingTracking(of face: OpaquePointer, _ tables: FontTables) -> OpaquePointer {
    guard tables["trak"].count > 0 else { return unsafe hb_face_reference(face) }
    let hidden: OpaquePointer = unsafe hb_face_create_for_tables(
      { _, tag, face in
        unsafe tag == OpenTypeTag("trak").rawValue
          ? hb_blob_get_empty() : hb_face_reference_table(OpaquePointer(face), tag)
      }, UnsafeMutableRawPointer(hb_face_reference(face)), { unsafe hb_face_destroy(OpaquePointer($0)) })
    unsafe hb_face_make_immutable(hidden)
    return unsafe hidden
  }

  deinit {
    unsafe hb_face_destroy(pointer)
    unsafe hb_face_destroy(complete)
  }

  /// Checks for what measuring needs: glyphs (all fonts known to hang HarfBuzz have none), `cmap`, and advances.
  ///
  /// - Throws: ``FontError/Reason/unusable``.
  private static func requireTables(
    _ face: OpaquePointer, _ tables: FontTables, subject: String
  ) throws(FontError) {
    func refuse(_ detail: String) -> FontError {
      FontError(.unusable, operation: "hb_face_create", subject: subject, detail: detail)
    }
    guard unsafe hb_face_get_glyph_count(face) > 0 else { throw refuse("the face has no glyphs") }
    for tag: OpenTypeTag in ["head", "maxp", "cmap", "hhea", "hmtx"] {
      let table = unsafe hb_face_reference_table(face, tag.rawValue)
      defer { unsafe hb_blob_destroy(table) }
      guard unsafe hb_blob_get_length(table) > 0 else { throw refuse("the face has no '\(tag)' table") }
    }
    // HarfBuzz uses 1000 if the value is invalid. The specification allows 16 to 16384, but any number above 0 works.
    guard tables["head"].unsigned16(at: 18) > 0 else { throw refuse("the face has 0 units per em") }
  }
}
