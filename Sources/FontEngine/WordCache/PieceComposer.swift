import CUnicode

/// Composes a plain text from cached pieces, and shapes what is missing.
///
/// Noncopyable, because each copy would retain objects that all threads share.
struct PieceComposer: ~Copyable {
  let pieces: ShapedPieces
  let context: PieceContext
  let text: [UInt16]
  private let tables: ShapedPieces.Snapshot
  var words: [PieceWord]
  let script: Script
  /// The number of the context, including its script.
  let number: UInt32
  /// The space, or `nil` if words of the face cannot be cached.
  var barrier: SpaceBarrier? { entry.barrier }
  var coverage: PlainCoverage { entry.coverage }
  /// Whether the advance of a space depends on the glyph behind it.
  var spaceLeads: Bool { entry.spaceLeads }
  /// The ``OpticalSizeDeltas`` of the face.
  var deltas: [Int16] { entry.deltas }
  var isTracked: Bool { entry.isTracked }
  var entry: ShapedPieces.Entry { tables.entry }
  /// Checked before each piece of text that is shaped.
  var cancellation = Cancellation.never
  /// Whether the cached words do not help, so that whole lines are to be shaped.
  var isToBeShapedByLines = false
  /// Whether a space beside a word is known not to have its usual glyph.
  private(set) var hasLostSpace = false
  /// For each word whether a rule may reach across the space before it; empty if this is so for none.
  private var crossedWords: [Bool] = []
  /// The segments shaped now, in the order of the text.
  var segments: [ShapedSegment] = []

  /// A script that plain text may have, and the number that it adds to that of the context.
  struct Script {
    let tag: OpenTypeTag
    let number: UInt32
    /// Whether the text has letters of the script, and not only characters that all scripts share.
    var hasLetters: Bool { number != 0 }
  }

  /// Divides a text into words. Returns `nil` if the text is empty or not plain.
  ///
  /// A part of a text without letters is in the script of the whole.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  init?(
    _ pieces: ShapedPieces, _ context: PieceContext, _ text: [UInt16], partOf whole: Script? = nil
  ) throws(FontError) {
    guard let first = text.first, cu_word_may_begin(first) != 0, let tables = try pieces.snapshot(context),
      let (words, own) = Self.divided(text, lineRules: tables.entry.lineRules)
    else { return nil }
    let script = own.hasLetters ? own : whole ?? own
    // The entry depends on tables that may have been read without memory.
    try context.face.checkIntact()
    self.pieces = pieces
    self.context = context
    self.text = text
    self.tables = tables
    self.words = words
    self.script = script
    number = tables.entry.number + script.number
  }

  /// Creates a shaper for parts of the text.
  func shaper() throws(FontError) -> Shaper { try Shaper(for: text, in: script, entry) }

  /// Returns a run for the text or a part of it.
  func run(of range: Range<Int>) -> FontRun {
    FontRun(range: range, face: context.face, level: 0, script: script.tag, features: context.features)
  }

  // Constants, because creating a tag parses its letters.
  static let common = Script(tag: "Zyyy", number: 0)
  private static let latin = Script(tag: "Latn", number: 1)
  private static let greek = Script(tag: "Grek", number: 2)
  private static let cyrillic = Script(tag: "Cyrl", number: 3)
  /// The scripts, by their numbers.
  static let scripts = [common, latin, greek, cyrillic]

  /// The number of the text's script.
  var scriptNumber: UInt8 { UInt8(truncatingIfNeeded: script.number) }

  /// Returns how much wider the space at the end of a cached word is than before nothing, because of the following
  /// word.
  @inline(__always)
  func leading(behind index: Int) -> Int32 {
    guard spaceLeads, index + 1 < words.count, words[index].endsInSpace, !words[index].endsLine else { return 0 }
    if let next = words[index + 1].shapedPiece { return next.header.leading }
    return leadingOfSegment(behind: index)
  }

  /// Returns the same before a segment.
  @inline(never)
  private func leadingOfSegment(behind index: Int) -> Int32 {
    let next = segments.indices.partitioningIndex { segments[$0].words.lowerBound > index }
    guard next < segments.count, segments[next].words.lowerBound == index + 1 else { return 0 }
    return segments[next].leading
  }

  /// Returns the words of a text and its script, or `nil` if it is not plain or has two scripts.
  static func divided(_ text: [UInt16], lineRules: Int32) -> (words: [PieceWord], script: Script)? {
    var words: [PieceWord] = []
    // An English word with its space has six code units on average, and any word at least one.
    var capacity = text.count / 5 + 4
    var (scripts, end) = (Int32(0), Int32(0))
    repeat {
      unsafe text.withUnsafeBufferPointer { units in
        words = unsafe [PieceWord](filling: capacity) { words, stored in
          var count: Int32 = 0
          scripts = unsafe cu_divide(
            units.baseAddress, Int32(truncatingIfNeeded: units.count), lineRules, words.baseAddress,
            Int32(truncatingIfNeeded: capacity), &count, &end)
          stored = Int(count)
        }
      }
      capacity = text.count
    } while end < text.count && Int(scripts) & CU_OTHER_SCRIPT == 0
    return script(ofBits: scripts).map { (words, $0) }
  }

  private static func script(ofBits scripts: Int32) -> Script? {
    switch Int(scripts) {
    case 0: common
    case CU_LATIN: latin
    case CU_GREEK: greek
    case CU_CYRILLIC: cyrillic
    default: nil
    }
  }

  /// Returns the script of a range of a text, or `nil` if it is not plain or has two scripts.
  static func script(of text: [UInt16], _ range: Range<Int>) -> Script? {
    unsafe script(
      ofBits: cu_plain_scripts(
        text, Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound)))
  }

  /// Looks up every word, and returns the code units of the words not cached: words bound to a neighbor, words met
  /// before, and new words.
  ///
  /// If `isNew` is `false`, the words of the text do not count as met again.
  mutating func find(isNew: Bool) -> (bound: Int, met: Int, new: Int) {
    var missing = (bound: 0, met: 0, new: 0)
    let number = number
    let young = tables.young?.reader
    let old = tables.old?.reader
    let pieces = pieces
    let bindsNext = entry.spaceBindsNext
    unsafe text.withUnsafeBufferPointer { units in
      unsafe words.withUnsafeMutableBufferPointer { words in
        for i in 0..<words.count {
          let word = unsafe words[i]
          if word.isEmpty { continue }
          let own = unsafe UnsafeBufferPointer(rebasing: units[word.range])
          let isShared = !word.beginsLine || !bindsNext
          var piece = isShared ? unsafe young?.piece(own, hash: word.hash, context: number) : nil
          if piece == nil, word.beginsLine {
            piece = unsafe young?.piece(own, hash: word.hash, context: number + ShapedPieces.beginsLine)
          }
          if piece == nil, let old {
            if isShared { piece = unsafe old.piece(own, hash: word.hash, context: number) }
            if piece == nil, word.beginsLine {
              piece = unsafe old.piece(own, hash: word.hash, context: number + ShapedPieces.beginsLine)
            }
            if let piece { unsafe pieces.copyToYoungTable(piece, of: own) }
          }
          if let piece, piece.isBound {
            hasLostSpace = true
          } else if let piece {
            unsafe words[i].shapedPiece = piece
          } else if isNew, pieces.sightings.meets(word.hash ^ UInt64(number) &* 0x9E37_79B9_7F4A_7C15) {
            missing.met += own.count
          } else {
            missing.new += own.count
          }
        }
      }
    }
    missing.bound += removeBoundWords()
    return missing
  }

  /// Has words shaped together where a rule may reach across the space between them. Returns the code units of those that
  /// are cached.
  private mutating func removeBoundWords() -> Int {
    guard let neighbors = entry.neighbors else { return 0 }
    crossedWords = self.crossedWords(neighbors)
    var units = 0
    for index in crossedWords.indices where crossedWords[index] {
      for word in [index - 1, index] where words[word].piece != 0 {
        words[word].piece = 0
        units += words[word].range.count
      }
    }
    return units
  }

  /// Returns for each word whether a rule may reach across the space before it, or nothing if none is reached.
  private func crossedWords(_ neighbors: SpaceNeighbors) -> [Bool] {
    let text = text.span
    func union(_ offsets: Range<Int>) -> SpaceNeighbors.Needs {
      var needs = SpaceNeighbors.Needs()
      for offset in offsets { needs.formUnion(neighbors.needs(text[offset])) }
      return needs
    }
    let all = union(0..<text.count)
    let keys = (all.beforeKey | neighbors.unconditional) & all.behindKey
    if keys == 0 { return [] }
    var needs: [SpaceNeighbors.Needs] = []
    var crossed: [Bool] = []
    var lineStart = 0
    for index in words.indices {
      let word = words[index]
      if word.beginsLine { lineStart = index }
      guard index > lineStart, !word.isEmpty else { continue }
      let start = Int(word.start)
      let before = start > 1 ? neighbors.needs(text[start - 2]).before : 0
      var rules = keys & (before | neighbors.unconditional) & neighbors.needs(text[start]).behind
      if rules == 0 { continue }
      if needs.isEmpty { needs = words.map { union($0.range) } }
      var own = SpaceNeighbors.Needs(beforeKey: neighbors.unconditional)
      let first = max(lineStart, index - min(index, neighbors.reach))
      for other in first..<index { own.beforeKey |= needs[other].beforeKey }
      var other = index
      while other < words.count, other - index < neighbors.reach {
        own.behindKey |= needs[other].behindKey
        if words[other].endsLine { break }
        other += 1
      }
      rules &= own.beforeKey & own.behindKey
      if rules == 0 { continue }
      if crossed.isEmpty { crossed = [Bool](repeating: false, count: words.count + 1) }
      crossed[index] = true
    }
    return crossed
  }

  /// Returns whether a rule may reach across the space before a word.
  func isCrossed(before word: Int) -> Bool { !crossedWords.isEmpty && crossedWords[word] }
}

/// A plain text composed from pieces, with the exact results that analyzing and shaping it would give.
public struct ComposedText: Sendable {
  /// The properties of each position; see ``TextAnalysis/properties`` and ``PositionProperties/unsafeToBreak``.
  public let properties: [PositionProperties]
  /// For each position, the sum of the advances of the glyphs that begin before it.
  public let advances: [Int64]
  /// A run for each nonempty line of the text.
  public let runs: [GlyphRun]
  /// The levels and scripts of the text.
  public let analysis: TextAnalysis
}
