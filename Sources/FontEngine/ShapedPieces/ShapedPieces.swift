import Synchronization

/// Shaped words, kept so that a new text in a known vocabulary needs neither ICU nor HarfBuzz: the exact word cache.
///
/// A text is *plain* if all of it is in one of the scripts Latin, Greek and Cyrillic, without marks, joiners, tabs and other
/// characters whose neighbours matter to more than fonts. It is divided into *pieces*: words with their spaces, up to places
/// where a line may end whatever else is in the text. A piece is kept only if it is proven that it looks the same in every
/// plain text:
///
/// - **Glyphs.** HarfBuzz, asked for it, marks each place such that a rule on one side of it looked at the other side
///   (`HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`). A piece is kept when neither its start nor its end is so marked: then all rules that
///   began inside it read glyphs of the piece only, as did all rules that began behind it up to there, and as each rule decides
///   by what it reads, they do the same beside any other piece of which this is true. Where HarfBuzz 6 forgets a mark, the face's
///   tables have to show that no such rule reaches over a space, and every piece but a line's last ends in one; see
///   ``SpaceBarrier``. A pair of the space and the letter behind it was tried when that letter's piece was learned, which
///   therefore must have followed a space; a piece that began a line is kept for beginnings of lines only, and one that ended a
///   line, without a space, for ends. In a face that kerns with the space, a piece's space is kept as wide as before nothing, and the
///   piece behind it knows by how much it is wider before that piece; see ``MovingSpace``.
/// - **Places.** ICU's rules for lines begin anew at every place where a line may end, and those between pieces are certain;
///   clusters, spaces and controls of plain text are told by each character alone.
///
/// So results never depend on what is kept. Two tables of fixed size are in use: when the young one is full it becomes the
/// old one, whose words are forgotten unless they are met again. Memory: at most 2 x (capacity + capacity / 16) and 64 KB of
/// sightings, plus one table for as long as a text is prepared that began before the tables were changed; up to ``maximumContexts``
/// faces are kept open, and for those that kern with the space a number for each glyph that began a word.
///
/// Safe from any thread: lookups take one lock per text, no lock is held while shaping.
public final class ShapedPieces: Sendable {
  /// What is known of a context: an object, so that a text counts one reference to it.
  final class Entry: Sendable {
    let context: PieceContext
    /// The context's number in the tables.
    let number: UInt32
    /// The glyph of the space, if the face allows pieces.
    let space: UInt32?
    /// Whether the space is a ``MovingSpace``.
    let spaceMovesAlone: Bool
    /// The face's ``OpticalSizeDeltas``, by glyph; none where it has none.
    let deltas: [Int16]
    /// Whether a size adds to every cluster, so that code units must be clusters of their own.
    let isTracked: Bool
    let coverage: PlainCoverage
    /// By how much the space before a glyph is wider than one before nothing, by the context's number and the glyph.
    let leadings = Mutex<[UInt64: Int32]>([:])

    init(_ context: PieceContext, number: UInt32, space: UInt32?, coverage: PlainCoverage) {
      self.context = context
      let reasons = context.face.sizeDependence
      spaceMovesAlone = space != nil && context.face.movingSpace == space
      isTracked = reasons.contains(.tracking)
      deltas = reasons.contains(.opticalAdvances) ? context.face.sizedAdvances.opticalSize?.deltas ?? [] : []
      self.number = number
      self.space = space
      self.coverage = coverage
    }
  }

  private struct State {
    var young: PieceTable?
    var old: PieceTable?
    /// Nil where lines break by rules of their own, so that nothing is certain.
    var contexts: [PieceContext: Entry?] = [:]
    var nextNumber: UInt32 = 0
    /// The context that was asked for last: texts of one label after another share it.
    var last: Entry?
  }

  /// The tables as they are at one moment, and what they say of a context.
  struct Snapshot {
    var young: PieceTable?
    var old: PieceTable?
    var entry: Entry
  }

  /// Bytes of a table: some 14,000 words of English in one face at 140 bytes each.
  public static let defaultCapacity = 2 << 20
  /// Beyond this many contexts everything is forgotten, since each keeps a face open.
  static let maximumContexts = 64

  /// Room for any piece: 255 code units with 32 glyphs each and 256 more (``FontLimits/glyphFactor``) take 103 KB.
  private static let minimumCapacity = 1 << 17

  private let capacity: Int
  private let state = Mutex(State())
  let sightings = PieceSightings()

  /// An empty cache with two tables of `capacity` bytes, rounded up to a power of two from 131,072 on; 0 turns it off.
  public init(capacity: Int = ShapedPieces.defaultCapacity) {
    var size = capacity > 0 ? Self.minimumCapacity : 0
    while size > 0, size < min(capacity, 1 << 30) { size *= 2 }
    self.capacity = size
  }

  /// The tables for texts of a context, or nil where nothing is certain of its texts.
  func snapshot(_ context: PieceContext) -> Snapshot? {
    guard capacity > 0 else { return nil }
    if let known = state.withLock({ Self.snapshot(context, of: &$0) }) { return known }
    let isCertain = context.hasRootRules
    let space = isCertain ? context.face.barrierSpace : nil
    let coverage = isCertain ? PlainCoverage(context.face.characterCoverage) : nil
    return state.withLock { state in
      if state.contexts.count >= Self.maximumContexts { state = State(nextNumber: state.nextNumber) }
      if state.contexts[context] == nil {
        let number = state.nextNumber
        state.contexts.updateValue(
          coverage.map { Entry(context, number: number, space: space, coverage: $0) }, forKey: context)
        // A context has a number for each script and for beginnings of lines.
        state.nextNumber &+= 16
      }
      return Self.snapshot(context, of: &state) ?? nil
    }
  }

  /// Nil for an unknown context.
  private static func snapshot(_ context: PieceContext, of state: inout State) -> Snapshot?? {
    if let last = state.last, last.context == context { return .some(snapshot(last, of: state)) }
    return state.contexts[context].map { entry in
      if let entry { state.last = entry }
      return entry.map { snapshot($0, of: state) }
    }
  }

  private static func snapshot(_ entry: Entry, of state: State) -> Snapshot {
    Snapshot(young: state.young, old: state.old, entry: entry)
  }

  /// Beginnings of lines have contexts of their own.
  static let beginsLine: UInt32 = 8

  /// Keeps a piece.
  func keep(_ content: PieceContent, of units: UnsafeBufferPointer<UInt16>, hash: UInt64, context: UInt32) {
    insert { unsafe $0.insert(content, of: units, hash: hash, context: context) }
  }

  /// Keeps a piece that is in the old table.
  func keep(_ piece: ShapedPiece, of units: UnsafeBufferPointer<UInt16>) {
    insert { unsafe $0.insert(piece, of: units) }
  }

  /// Inserts into the young table, or a new one if that is full. An empty table has room for any piece.
  private func insert(_ body: (PieceTable) -> Bool) {
    // Once more if the table was full; a third time only where others fill new tables at the same moment.
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

  /// How many bytes the tables take now.
  public var memory: Int {
    let tables = state.withLock { ($0.young == nil ? 0 : 1) + ($0.old == nil ? 0 : 1) }
    return tables * PieceTable.size(capacity: capacity) + PieceSightings.count * 2
  }

  /// The most that ``memory`` can be.
  public var maximumMemory: Int { 2 * PieceTable.size(capacity: capacity) + PieceSightings.count * 2 }
}
