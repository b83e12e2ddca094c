import CUnicode

/// Puts a plain text together from kept pieces and shapes what is missing.
///
/// Not copied: each copy would count references to what all threads share.
struct PieceComposer: ~Copyable {
  let pieces: ShapedPieces
  let context: PieceContext
  let text: [UInt16]
  private let tables: ShapedPieces.Snapshot
  var words: [PieceWord]
  let script: OpenTypeTag
  /// The number of the context with its script.
  let number: UInt32
  /// The glyph of the space, if the face allows pieces.
  var space: UInt32? { tables.entry.space }
  var coverage: PlainCoverage { entry.coverage }
  /// Whether the space is a ``MovingSpace``.
  var spaceMovesAlone: Bool { entry.spaceMovesAlone }
  /// The face's ``OpticalSizeDeltas``.
  var deltas: [Int16] { entry.deltas }
  var isTracked: Bool { entry.isTracked }
  var entry: ShapedPieces.Entry { tables.entry }
  /// Whether the words that are kept do not help.
  var isToBeShapedByLines = false
  /// Words shaped now, in the order of the text.
  var stretches: [ShapedStretch] = []

  /// Nil for text that is empty or not plain.
  init?(_ pieces: ShapedPieces, _ context: PieceContext, _ text: [UInt16]) {
    guard let first = text.first, cu_word_may_begin(first) != 0, let tables = pieces.snapshot(context),
      let (words, script, number) = Self.divided(text)
    else { return nil }
    self.pieces = pieces
    self.context = context
    self.text = text
    self.tables = tables
    self.words = words
    self.script = script
    self.number = tables.entry.number + number
  }

  /// A run of the text, or a part of one.
  func run(of range: Range<Int>) -> FontRun {
    FontRun(range: range, face: context.face, level: 0, script: script, features: context.features)
  }

  // Made once: a tag is read from its letters.
  private static let common: OpenTypeTag = "Zyyy"
  private static let latin: OpenTypeTag = "Latn"
  private static let greek: OpenTypeTag = "Grek"
  private static let cyrillic: OpenTypeTag = "Cyrl"

  /// By how much the space at a kept word's end is wider than before nothing, because of the word behind it.
  @inline(__always)
  func leading(behind index: Int) -> Int32 {
    guard spaceMovesAlone, index + 1 < words.count, words[index].endsInSpace, !words[index].endsLine else { return 0 }
    if let next = words[index + 1].shapedPiece { return next.header.leading }
    return leadingOfStretch(behind: index)
  }

  /// The same before a stretch, which was shaped with the word before it.
  @inline(never)
  private func leadingOfStretch(behind index: Int) -> Int32 {
    guard let piece = words[index].shapedPiece else { return 0 }
    // Binary search, since they lie in the order of the text.
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].words.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < stretches.count, stretches[low].words.lowerBound == index + 1 else { return 0 }
    let stretch = stretches[low]
    let place = Int(words[index].contentEnd) - 1
    let own = piece.sum(piece.unitCount - 1) - (piece.unitCount > 1 ? piece.sum(piece.unitCount - 2) : 0)
    return stretch.glyphs(of: place..<place + 1).reduce(0) { $0 + $1.advance } - own
  }

  /// The words of a text, its script and the script's number; nil if it is not plain, or in two scripts.
  private static func divided(_ text: [UInt16]) -> (words: [PieceWord], script: OpenTypeTag, number: UInt32)? {
    var words: [PieceWord] = []
    // An English word with its space takes six code units; no word takes less than one.
    var capacity = text.count / 5 + 4
    var (scripts, end) = (Int32(0), Int32(0))
    repeat {
      unsafe text.withUnsafeBufferPointer { units in
        words = unsafe [PieceWord](unsafeUninitializedCapacity: capacity) { words, stored in
          var count: Int32 = 0
          scripts = unsafe cu_divide(
            units.baseAddress, Int32(truncatingIfNeeded: units.count), words.baseAddress,
            Int32(truncatingIfNeeded: capacity), &count, &end)
          stored = Int(count)
        }
      }
      capacity = text.count
    } while end < text.count && Int(scripts) & CU_OTHER_SCRIPT == 0
    switch Int(scripts) {
    case 0: return (words, common, 0)
    case CU_LATIN: return (words, latin, 1)
    case CU_GREEK: return (words, greek, 2)
    case CU_CYRILLIC: return (words, cyrillic, 3)
    default: return nil
    }
  }

  /// Looks every word up, and gives the code units of those that are not kept: bound ones, ones met before, new ones. The words of
  /// a text that is not new are not met again.
  mutating func find(isNew: Bool) -> (bound: Int, met: Int, new: Int) {
    var missing = (bound: 0, met: 0, new: 0)
    let number = number
    let young = tables.young?.reader
    let old = tables.old?.reader
    let pieces = pieces
    unsafe text.withUnsafeBufferPointer { units in
      unsafe words.withUnsafeMutableBufferPointer { words in
        for i in 0..<words.count {
          let word = unsafe words[i]
          if word.isEmpty { continue }
          let own = unsafe UnsafeBufferPointer(rebasing: units[word.range])
          var piece = unsafe young?.piece(own, hash: word.hash, context: number)
          if piece == nil, word.beginsLine {
            piece = unsafe young?.piece(own, hash: word.hash, context: number + ShapedPieces.beginsLine)
          }
          if piece == nil, let old {
            piece = unsafe old.piece(own, hash: word.hash, context: number)
            if piece == nil, word.beginsLine {
              piece = unsafe old.piece(own, hash: word.hash, context: number + ShapedPieces.beginsLine)
            }
            if let piece { unsafe pieces.keep(piece, of: own) }
          }
          if let piece, piece.isBound {
            unsafe words[i].boundSides = piece.boundSides
            missing.bound += own.count
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
    return missing
  }
}
