import CHarfBuzz
import Synchronization

/// The characters that a face maps, as a bitmap in pages of 256. It is queried for every character of every text.
struct CharacterCoverage: Sendable {
  /// For each 256 characters, the start of their page in `words`, or -1 if the face maps none of them.
  private var pageStarts: [Int32]
  private var words: [UInt64] = []
  /// Whether the face has color glyphs, as emoji fonts do: a `COLR`, `CBDT`, `sbix`, or `SVG` table.
  let hasColor: Bool

  /// Reads the `cmap` and the table directory of a face.
  ///
  /// The corresponding C functions are `hb_face_collect_unicodes` and `hb_set_next_range`.
  init(_ face: HarfBuzzFace) {
    pageStarts = [Int32](repeating: -1, count: 0x11_0000 >> 8)
    let colorTables: [OpenTypeTag] = ["COLR", "CBDT", "sbix", "SVG "]
    hasColor = colorTables.contains { face.tables[$0].exists }
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face.pointer, set)
    var (first, last) = (galley_hb_set_value_invalid, galley_hb_set_value_invalid)
    while unsafe hb_set_next_range(set, &first, &last) != 0 {
      guard first < 0x11_0000 else { break }
      for codePoint in first...min(last, 0x10_FFFF) { insert(codePoint) }
    }
  }

  private mutating func insert(_ codePoint: UInt32) {
    let page = Int(codePoint >> 8)
    if pageStarts[page] < 0 {
      pageStarts[page] = Int32(words.count)
      words.append(contentsOf: [0, 0, 0, 0])
    }
    words[Int(pageStarts[page]) + Int(codePoint >> 6 & 3)] |= 1 << UInt64(codePoint & 63)
  }

  /// Returns whether the face maps a code point.
  func contains(_ codePoint: UInt32) -> Bool {
    let page = pageStarts[Int(codePoint >> 8)]
    return page >= 0 && words[Int(page) + Int(codePoint >> 6 & 3)] & 1 << UInt64(codePoint & 63) != 0
  }
}

/// The coverage of a face, read when it is first needed and then cached.
final class LazyCoverage: Sendable {
  private let known = Mutex<CharacterCoverage?>(nil)

  init() {}

  /// Returns the coverage of `face`, which must be the same face in every call.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``. `subject` names the face.
  func of(_ face: HarfBuzzFace, subject: @autoclosure () -> String) throws(FontError) -> CharacterCoverage {
    if let coverage = known.withLock({ $0 }) { return coverage }
    let fresh = face.memory.watch { CharacterCoverage(face) }
    try face.memory.check(subject())
    known.withLock { $0 = fresh }
    return fresh
  }
}
