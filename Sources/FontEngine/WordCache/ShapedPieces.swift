import CHarfBuzz
import Synchronization

/// A cache of shaped words, so that a new text in a known vocabulary needs neither ICU nor HarfBuzz.
///
/// The cache is exact. A text is *plain* if all of it is in one of the scripts Latin, Greek, and Cyrillic, without
/// marks, joiners, tabs, or other characters whose neighbors matter to more than fonts. It is divided into *pieces*:
/// words with their spaces, up to offsets where a line may end regardless of the rest of the text. A piece is cached
/// only if it provably looks the same in every plain text:
///
/// - **Glyphs.** The face's tables must show that no rule reaches across a space, except beside a few characters that are
///   known; see `SpaceBarrier` and `SpaceNeighbors`. Every piece except a line's last ends in a space, which must have its
///   usual glyph. HarfBuzz's own flag (`HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`) has another meaning in each version, so it isn't
///   asked. A piece from the start of a line is cached only for starts of lines, and one from the end of a line, without a
///   space, only for ends. In a face that kerns with the space, a piece stores its space with the width before nothing,
///   and the next piece stores how much wider the space is before it.
/// - **Breaks.** The machine for line breaks is in its first state at every offset after a space where a line may end;
///   `Unicode/generate` checks that. In plain text, each character alone determines clusters, spaces, and controls.
///
/// So results never depend on what is cached. Two tables of fixed size are in use: when the young one is full, it
/// becomes the old one, whose words are dropped unless they appear again. The memory is at most 2 x (capacity +
/// capacity / 16) and 64 KB of sightings, plus one table while a text is being prepared that began before the tables
/// were exchanged. Up to `maximumContexts` faces are kept open; for those that kern with the space, a number is
/// stored for each glyph that began a word.
///
/// The cache is safe to use from any thread. A lookup takes one lock per text, and no lock is held while shaping.
public final class ShapedPieces: Sendable {
  /// The data of a context, as an object, so that a text retains only one reference.
  final class Entry: Sendable {
    let context: PieceContext
    /// The number of the context in the tables.
    let number: UInt32
    /// The number of the line-breaking rules.
    let lineRules: Int32
    /// The space, if it is a barrier in the face.
    private let ownBarrier: SpaceBarrier?
    /// Whether the advance of a space depends on the glyph behind it.
    let spaceLeads: Bool
    /// Whether a word at the start of a line may differ from the same word behind a space.
    let spaceBindsNext: Bool
    /// The characters beside which rules may reach across a space, or `nil` if there are none.
    let neighbors: SpaceNeighbors?
    /// The ``OpticalSizeDeltas`` of the face, by glyph; empty if it has none.
    let deltas: [Int16]
    /// Whether tracking applies, so that each code unit must be a cluster of its own.
    let isTracked: Bool
    let coverage: PlainCoverage
    /// How much wider the space before a glyph is than one before nothing, by the context's number and the glyph.
    let leadings = Mutex<[UInt64: Int32]>([:])
    /// The advance of a space beside nothing, by the context's number.
    let spaceAdvances = Mutex<[UInt32: Int32]>([:])

    /// For each script whether its compositions are known to be idle, in bits by ``PieceComposer/Script/number``, and 4
    /// bits higher whether that is known.
    private let compositions = Atomic<UInt8>(0)

    /// Returns whether the face's compositions do nothing in plain text of a script. It is determined once.
    @inline(__always)
    func hasIdleCompositions(in script: PieceComposer.Script, language: hb_language_t?) -> Bool {
      let known = compositions.load(ordering: .relaxed) >> script.number
      return known & 0x10 != 0 ? known & 1 != 0 : unsafe findCompositions(script, language)
    }

    @inline(never)
    private func findCompositions(_ script: PieceComposer.Script, _ language: hb_language_t?) -> Bool {
      let areIdle = unsafe IdleCompositions.areIdle(
        in: context.face.harfBuzz, script: script.tag, language: language, features: context.features)
      compositions.bitwiseOr((areIdle ? 0x11 : 0x10) << UInt8(script.number), ordering: .relaxed)
      return areIdle
    }

    /// The number of bound words before the first cached one, or a negative number once there was one.
    private let boundWords = Atomic<Int32>(0)

    /// The number of bound words after which no more words are tried.
    static let maximumBoundWords: Int32 = 8

    /// The space, or `nil` if words of the face cannot be cached, as far as is known.
    var barrier: SpaceBarrier? {
      boundWords.load(ordering: .relaxed) < Self.maximumBoundWords ? ownBarrier : nil
    }

    /// Records that a word was cached.
    func noteCachedWord() {
      if boundWords.load(ordering: .relaxed) >= 0 { boundWords.store(.min / 2, ordering: .relaxed) }
    }

    /// Records that a word is bound to its neighbors. If this happens again and again before any word is cached, the
    /// features or this version of HarfBuzz do what ``SpaceBarrier`` does not expect, and trying takes longer than
    /// shaping whole lines.
    func noteBoundWord() {
      if boundWords.load(ordering: .relaxed) >= 0 { boundWords.wrappingAdd(1, ordering: .relaxed) }
    }

    init(_ context: PieceContext, number: UInt32, coverage: PlainCoverage) {
      self.context = context
      let reasons = context.face.sizeDependence
      ownBarrier = context.face.spaceBarrier
      spaceLeads = ownBarrier?.leads ?? false
      spaceBindsNext = ownBarrier?.bindsNext ?? false
      neighbors = context.face.spaceNeighbors
      isTracked = reasons.contains(.tracking)
      deltas = reasons.contains(.opticalAdvances) ? context.face.sizedAdvances.opticalSize?.deltas ?? [] : []
      self.number = number
      lineRules = context.lineRules
      self.coverage = coverage
    }
  }

  private struct State {
    var young: PieceTable?
    var old: PieceTable?
    var contexts: [PieceContext: Entry] = [:]
    var nextNumber: UInt32 = 0
    /// The context used last. Consecutive texts of labels usually share it.
    var last: Entry?
  }

  /// The current tables, and the entry of a context.
  struct Snapshot {
    var young: PieceTable?
    var old: PieceTable?
    var entry: Entry
  }

  /// The default capacity of a table, in bytes: about 14,000 English words in one face at 140 bytes each.
  public static let defaultCapacity = 2 << 20
  /// The maximum number of contexts. When it is reached, the cache is cleared, since each context keeps a face open.
  static let maximumContexts = 64

  /// The minimum capacity. The largest piece, 255 code units with 32 glyphs each and 256 more
  /// (``FontLimits/glyphFactor``), takes 103 KB.
  private static let minimumCapacity = 1 << 17

  private let capacity: Int
  private let state = Mutex(State())
  private let newWords = Atomic(false)
  let sightings = PieceSightings()

  /// Creates an empty cache with two tables of `capacity` bytes, rounded up to a power of two of at least 131,072.
  ///
  /// A capacity of 0 turns the cache off.
  public init(capacity: Int = ShapedPieces.defaultCapacity) {
    var size = capacity > 0 ? Self.minimumCapacity : 0
    while size > 0, size < min(capacity, 1 << 30) { size *= 2 }
    self.capacity = size
  }

  /// Whether a word is cached when it is met for the first time rather than for the second. This is faster for
  /// thousands of texts in one vocabulary, and slower for a few. `false` by default.
  public var cachesNewWords: Bool {
    get { newWords.load(ordering: .relaxed) }
    set { newWords.store(newValue, ordering: .relaxed) }
  }

  /// Returns the tables and the entry of a context, or `nil` if its lines may end within any word.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  func snapshot(_ context: PieceContext) throws(FontError) -> Snapshot? {
    guard capacity > 0, context.strictness != .anywhere else { return nil }
    if let known = state.withLock({ Self.snapshot(context, of: &$0) }) { return known }
    let coverage = PlainCoverage(try context.face.characterCoverage)
    return state.withLock { state in
      if state.contexts.count >= Self.maximumContexts { state = State(nextNumber: state.nextNumber) }
      if state.contexts[context] == nil {
        state.contexts[context] = Entry(context, number: state.nextNumber, coverage: coverage)
        // A context has a number for each script, and for starts of lines.
        state.nextNumber &+= 16
      }
      return Self.snapshot(context, of: &state)
    }
  }

  /// Returns the tables and the entry of a context, or `nil` for an unknown context.
  private static func snapshot(_ context: PieceContext, of state: inout State) -> Snapshot? {
    if let last = state.last, last.context == context { return snapshot(last, of: state) }
    guard let entry = state.contexts[context] else { return nil }
    state.last = entry
    return snapshot(entry, of: state)
  }

  private static func snapshot(_ entry: Entry, of state: State) -> Snapshot {
    Snapshot(young: state.young, old: state.old, entry: entry)
  }

  /// The offset of the context number for pieces at starts of lines.
  static let beginsLine: UInt32 = 8

  /// Caches a piece.
  func cachePiece(_ content: PieceContent, of units: UnsafeBufferPointer<UInt16>, hash: UInt64, context: UInt32) {
    insert { unsafe $0.insert(content, of: units, hash: hash, context: context) }
  }

  /// Caches a piece of the old table in the young one.
  func copyToYoungTable(_ piece: ShapedPiece, of units: UnsafeBufferPointer<UInt16>) {
    insert { unsafe $0.insert(piece, of: units) }
  }

  /// Inserts into the young table, or into a new one if that is full. An empty table has room for any piece.
  private func insert(_ body: (PieceTable) -> Bool) {
    // A second attempt if the table was full; a third only if other threads fill new tables at the same time.
    for _ in 0..<3 {
      let young = state.withLock { state in
        if let young = state.young { return young }
        let young = PieceTable(capacity: capacity)
        state.young = young
        return young
      }
      if body(young) { return }
      state.withLock { state in
        guard state.young === young else { return }
        state.old = young
        state.young = nil
      }
    }
  }

  /// The number of bytes that the tables take now.
  public var memory: Int {
    let tables = state.withLock { ($0.young == nil ? 0 : 1) + ($0.old == nil ? 0 : 1) }
    return tables * PieceTable.size(capacity: capacity) + PieceSightings.count * 2
  }

  /// The maximum of ``memory``, in bytes.
  public var maximumMemory: Int { 2 * PieceTable.size(capacity: capacity) + PieceSightings.count * 2 }
}
