import CUnicode

extension PieceComposer {
  /// Keeps the words of a stretch that are the same in every text. `places` and `advances` are those of its start.
  func learn(_ stretch: ShapedStretch, places: UnsafePointer<TextPlace>, advances: UnsafePointer<Int64>) {
    guard let space, !stretch.joints.isEmpty else { return }
    for index in stretch.words {
      let start = Int(words[index].start) - stretch.range.lowerBound
      unsafe keep(words[index], of: stretch, places: places + start, advances: advances + start, space: space)
    }
  }

  /// Keeps a word's piece if it is the same in every text, else that it is bound to its neighbours.
  private func keep(
    _ word: PieceWord, of stretch: ShapedStretch, places: UnsafePointer<TextPlace>, advances: UnsafePointer<Int64>,
    space: UInt32
  ) {
    let range = word.range
    let isLast = word.endsLine || range.upperBound == text.count
    // What ends a line in a space was not shaped before anything, and so tells nothing of other texts.
    guard !range.isEmpty, range.count <= UInt8.max, !(isLast && word.endsInSpace) else { return }
    var sides: BoundSides = []
    if !word.beginsLine, !stretch.isJoint(range.lowerBound, space: space) { sides.insert(.start) }
    if !isLast, !stretch.isJoint(range.upperBound, space: space) { sides.insert(.end) }
    guard
      let content = sides.isEmpty
        ? unsafe PieceContent(stretch.glyphs(of: range), range, places: places, advances: advances)
        : PieceContent(boundUnits: range.count, sides)
    else { return }
    let number = word.beginsLine ? number + ShapedPieces.beginsLine : number
    unsafe text[range].withUnsafeBufferPointer {
      unsafe pieces.keep(content, of: $0, hash: word.hash, context: number)
    }
  }
}
