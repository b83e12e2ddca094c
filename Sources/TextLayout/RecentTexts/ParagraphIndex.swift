import FontEngine

/// The paragraphs of a text, found by the hashes of their code units.
struct ParagraphIndex: Sendable {
  private let paragraphs: TextParagraphs
  /// For each slot of a hash table the number of a paragraph, or -1. Of paragraphs with equal hashes, the first is in it.
  private let slots: [Int32]

  /// Divides a text, or returns `nil` if it has fewer than two paragraphs.
  init?(_ units: [UInt16]) {
    paragraphs = TextParagraphs(of: units)
    guard paragraphs.ends.count > 1 else { return nil }
    // At most half of the slots are in use.
    let capacity = 1 << (Int.bitWidth - (2 * paragraphs.ends.count - 1).leadingZeroBitCount)
    var slots = [Int32](repeating: -1, count: capacity)
    let hashes = paragraphs.hashes
    for (number, hash) in hashes.enumerated() {
      var slot = Self.slot(hash, capacity)
      while slots[slot] >= 0, hashes[Int(slots[slot])] != hash { slot = (slot + 1) & (capacity - 1) }
      if slots[slot] < 0 { slots[slot] = Int32(truncatingIfNeeded: number) }
    }
    self.slots = slots
  }

  private static func slot(_ hash: UInt64, _ capacity: Int) -> Int {
    Int(truncatingIfNeeded: hash >> 32 ^ hash) & (capacity - 1)
  }

  /// The number of paragraphs.
  var count: Int { paragraphs.ends.count }

  /// Returns the hash of a paragraph's code units.
  func hash(_ number: Int) -> UInt64 { paragraphs.hashes[number] }

  /// Returns the range of a paragraph, with the line end that terminates it.
  func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(paragraphs.ends[number - 1]))..<Int(paragraphs.ends[number])
  }

  /// Returns the number of the first paragraph with a hash, or `nil`.
  func number(of hash: UInt64) -> Int? {
    var slot = Self.slot(hash, slots.count)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if self.hash(number) == hash { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of bytes that the index takes on the heap.
  var memory: Int { HeapBytes.of(paragraphs.ends) + HeapBytes.of(paragraphs.hashes) + HeapBytes.of(slots) }
}
