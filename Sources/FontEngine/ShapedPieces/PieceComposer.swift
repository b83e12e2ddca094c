import CUnicode

/// A word of a text, and its piece if that is kept.
struct PieceWord {
  var hash: UInt64
  var start: Int32
  /// Where its characters and spaces end; behind them there may be a line feed.
  var contentEnd: Int32
  var beginsLine: Bool
  var endsLine: Bool
  var endsInSpace: Bool
  /// Whether no line can end inside.
  var isUnbroken: Bool
  /// At which sides the word is known to be bound to its neighbours.
  var bound: BoundSides = []
  /// The piece, unless the word is shaped in a stretch, or empty.
  var piece: ShapedPiece?

  var isEmpty: Bool { start == contentEnd }
  /// Whether the word has to be shaped.
  var isMissing: Bool { piece == nil && !isEmpty }
  var range: Range<Int> { Int(start)..<Int(contentEnd) }
}

/// Puts a plain text together from kept pieces and shapes what is missing.
struct PieceComposer {
  let pieces: ShapedPieces
  let context: PieceContext
  let text: [UInt16]
  private let tables: ShapedPieces.Snapshot
  var words: [PieceWord] = []
  private(set) var script = Self.common
  /// The number of the context with its script.
  private(set) var number: UInt32 = 0
  /// The glyph of the space, if the face allows pieces.
  var space: UInt32? { tables.space }
  var coverage: PlainCoverage { tables.coverage }
  /// Whether the words that are kept do not help.
  var isToBeShapedByLines = false
  /// Words shaped now, in the order of the text.
  var stretches: [ShapedStretch] = []

  /// Nil for text that is empty or not plain.
  init?(_ pieces: ShapedPieces, _ context: PieceContext, _ text: [UInt16]) {
    guard let first = text.first, cu_word_may_begin(first) != 0, let tables = pieces.snapshot(context) else {
      return nil
    }
    self.pieces = pieces
    self.context = context
    self.text = text
    self.tables = tables
    guard divide() else { return nil }
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

  /// Divides the text into words; false if it is not plain, or in two scripts.
  private mutating func divide() -> Bool {
    // An English word with its space takes six code units.
    words.reserveCapacity(text.count / 5 + 4)
    var scripts: UInt8 = 0
    let count = Int32(truncatingIfNeeded: text.count)
    unsafe text.withUnsafeBufferPointer { units in
      var place: Int32 = 0
      var beginsLine = true
      while place < count, scripts & UInt8(CU_OTHER_SCRIPT) == 0 {
        let word = unsafe cu_word_at(units.baseAddress, count, place)
        scripts |= word.scripts
        words.append(
          PieceWord(
            hash: word.hash, start: place, contentEnd: word.content_end, beginsLine: beginsLine,
            endsLine: word.content_end < word.end, endsInSpace: word.ends_in_space != 0,
            isUnbroken: word.is_unbroken != 0))
        beginsLine = word.content_end < word.end
        place = word.end
      }
    }
    switch Int(scripts) {
    case 0: break
    case CU_LATIN: (script, number) = (Self.latin, 1)
    case CU_GREEK: (script, number) = (Self.greek, 2)
    case CU_CYRILLIC: (script, number) = (Self.cyrillic, 3)
    default: return false
    }
    number += tables.context
    return true
  }

  /// Looks every word up, and gives the code units of those that are not kept: bound ones, ones met before, new ones.
  mutating func find() -> (bound: Int, met: Int, new: Int) {
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
            unsafe words[i].bound = piece.boundSides
            missing.bound += own.count
          } else if let piece {
            unsafe words[i].piece = piece
          } else if pieces.sightings.meets(word.hash ^ UInt64(number) &* 0x9E37_79B9_7F4A_7C15) {
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
