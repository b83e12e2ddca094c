import CUnicode

/// A word of a text, with its piece if that is cached.
typealias PieceWord = cu_word

extension PieceWord {
  /// The end of the visible characters, where the spaces begin.
  var visibleEnd: Int32 { visible_end }
  /// The end of the spaces, which a line feed may follow.
  var contentEnd: Int32 { content_end }
  /// The end of the word and of the line feed after it, as an offset in the text.
  var end: Int { Int(content_end) + (endsLine ? 1 : 0) }
  var beginsLine: Bool { begins_line != 0 }
  var endsLine: Bool { ends_line != 0 }
  var endsInSpace: Bool { visible_end < content_end }
  /// Whether no line can end inside the word.
  var isUnbroken: Bool { is_unbroken != 0 }

  /// The piece, valid as long as its table lives, or `nil` if the word is empty or shaped in a segment.
  var shapedPiece: ShapedPiece? {
    get { unsafe UnsafeRawPointer(bitPattern: UInt(piece)).map { unsafe ShapedPiece(at: $0) } }
    set { piece = newValue.map { UInt64($0.address) } ?? 0 }
  }

  var isEmpty: Bool { start == content_end }
  /// Whether the word consists only of spaces.
  var isBlank: Bool { start == visible_end }
  /// Whether the word has to be shaped.
  var isMissing: Bool { piece == 0 && !isEmpty }
  var range: Range<Int> { Int(start)..<Int(content_end) }
}
