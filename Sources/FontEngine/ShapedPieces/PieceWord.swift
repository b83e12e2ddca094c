import CUnicode

/// A word of a text, and its piece if that is kept.
typealias PieceWord = cu_word

extension PieceWord {
  /// Where its characters end and its spaces begin.
  var visibleEnd: Int32 { visible_end }
  /// Where its spaces end; behind them there may be a line feed.
  var contentEnd: Int32 { content_end }
  var beginsLine: Bool { begins_line != 0 }
  var endsLine: Bool { ends_line != 0 }
  var endsInSpace: Bool { visible_end < content_end }
  /// Whether no line can end inside.
  var isUnbroken: Bool { is_unbroken != 0 }

  /// At which sides the word is known to be bound to its neighbours.
  var boundSides: BoundSides {
    get { BoundSides(rawValue: bound) }
    set { bound = newValue.rawValue }
  }

  /// The piece, unless the word is shaped in a stretch, or empty. It may be read as long as its table lives.
  var shapedPiece: ShapedPiece? {
    get { unsafe UnsafeRawPointer(bitPattern: UInt(piece)).map { unsafe ShapedPiece(at: $0) } }
    set { piece = newValue.map { UInt64($0.address) } ?? 0 }
  }

  var isEmpty: Bool { start == content_end }
  /// Whether there is nothing but spaces.
  var isBlank: Bool { start == visible_end }
  /// Whether the word has to be shaped.
  var isMissing: Bool { piece == 0 && !isEmpty }
  var range: Range<Int> { Int(start)..<Int(content_end) }
}
