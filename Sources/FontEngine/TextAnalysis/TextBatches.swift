/// Processes a long text in batches, and checks for cancellation after each.
struct TextBatches {
  let text: [UInt16]
  let cancellation: Cancellation

  /// The approximate size of a batch, in code units. No analysis step takes more than a few milliseconds for a batch.
  static let size = 1 << 16

  /// Calls a function until it reaches the end of the text. Each call sets the position where the next one begins.
  ///
  /// The position must only increase.
  ///
  /// - Throws: ``FontError/Reason/cancelled``, or the error that `step` throws.
  func advance(_ step: (inout Int32) throws(FontError) -> Void) throws(FontError) {
    let count = Int32(clamping: text.count)
    var offset: Int32 = 0
    while offset < count {
      try step(&offset)
      try cancellation.check()
    }
  }

  /// Calls a function for each batch of the text. No batch ends within a surrogate pair.
  ///
  /// - Throws: ``FontError/Reason/cancelled``, or the error that `body` throws.
  func forEach(_ body: (_ start: Int32, _ end: Int32) throws(FontError) -> Void) throws(FontError) {
    try advance { offset throws(FontError) in
      var end = min(Int(offset) + Self.size, text.count)
      if end < text.count, text[end - 1] & 0xFC00 == 0xD800, text[end] & 0xFC00 == 0xDC00 { end -= 1 }
      try body(offset, Int32(truncatingIfNeeded: end))
      offset = Int32(truncatingIfNeeded: end)
    }
  }
}
