/// A long work on a text in parts, between which it can be given up.
struct TextBatches {
  let text: [UInt16]
  let cancellation: Cancellation

  /// How many code units a part has, about: none of the steps of an analysis takes more than some milliseconds for so many.
  static let size = 1 << 16

  /// Calls a function that begins at a place, and sets it to where the next call is to begin, until it is the text's end. The
  /// place only ever grows.
  func advance(_ step: (inout Int32) throws(FontError) -> Void) throws(FontError) {
    let count = Int32(clamping: text.count)
    var place: Int32 = 0
    while place < count {
      try step(&place)
      try cancellation.check()
    }
  }

  /// Calls a function for one part of the text after another, none of which ends within a surrogate pair.
  func forEach(_ body: (_ start: Int32, _ end: Int32) throws(FontError) -> Void) throws(FontError) {
    try advance { place throws(FontError) in
      var end = min(Int(place) + Self.size, text.count)
      if end < text.count, text[end - 1] & 0xFC00 == 0xD800, text[end] & 0xFC00 == 0xDC00 { end -= 1 }
      try body(place, Int32(truncatingIfNeeded: end))
      place = Int32(truncatingIfNeeded: end)
    }
  }
}
