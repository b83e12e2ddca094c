/// The prepared texts, indexed by their paragraphs: an open-addressing hash table over a queue of texts.
///
/// The oldest text is evicted first, unless it was used since it was inserted or last spared. Such a text is spared
/// once and moves to the end of the queue (the clock algorithm, with a queue as the clock). A clock hand over the hash
/// table itself would visit texts in random order: in a full table, a third of the most recently added texts would be
/// evicted before older ones.
struct ParagraphTable {
  private struct Entry {
    /// The text, or `nil` for an empty entry.
    var text: PreparedText?
    var tag: UInt32 = 0
    /// Whether the text was used since it was inserted or spared.
    var wasAsked = false
  }

  /// A reference to an entry, found by its tag. An empty slot has the tag 0, which no entry has.
  private struct Slot: BitwiseCopyable {
    var tag: UInt32 = 0
    /// The number of the entry. The lower 32 bits are unique within a table.
    var number: UInt32 = 0
  }

  private var slots: [Slot] = []
  /// The queue, as a ring buffer, in which the lower bits of an entry's number are its index.
  private var ring: [Entry] = []
  /// The number of the oldest entry.
  private var oldest = 0
  /// The number of the next new entry. Numbers are consecutive.
  private var next = 0

  /// The number of texts.
  var count: Int { next - oldest }

  /// The maximum number of bytes per text in a table that has grown to its size.
  ///
  /// At least half of the ring and three eighths of the slots are in use. A table that has just evicted most of its
  /// texts takes twice as much.
  static let maximumBytesPerText = 54

  /// Whether the table is full, because another number would not be unique.
  var isFull: Bool { count >= 1 << 31 }

  private var mask: Int { slots.count - 1 }

  private static func tag(_ hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash) | 1 }

  /// Returns the slot of a text with a tag if there are no collisions.
  private func homeSlot(_ tag: UInt32) -> Int { Int(tag >> 1) & mask }

  /// Returns the index of an entry's number in the ring.
  private func ringIndex(_ number: Int) -> Int { number & (ring.count - 1) }

  /// Returns the text of a paragraph, or `nil`. It compares one text, barring collisions.
  mutating func find(_ paragraph: Paragraph, hash: Int) -> PreparedText? {
    find(hash) { $0.isSame(as: paragraph) }
  }

  /// Returns the text of the paragraph with an ASCII string in a style, or `nil`.
  mutating func find(ascii text: String, _ style: TextStyle, hash: Int) -> PreparedText? {
    find(hash) { $0.isSame(asASCII: text, in: style) }
  }

  @inline(__always)
  private mutating func find(_ hash: Int, _ isSame: (Paragraph) -> Bool) -> PreparedText? {
    guard count > 0 else { return nil }
    let tag = Self.tag(hash)
    var slot = homeSlot(tag)
    while slots[slot].tag != 0 {
      if slots[slot].tag == tag {
        let index = ringIndex(Int(slots[slot].number))
        if let text = ring[index].text, isSame(text.paragraph) {
          if !ring[index].wasAsked { ring[index].wasAsked = true }
          return text
        }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a text. The table must not be full or contain the text.
  mutating func insert(_ text: PreparedText, hash: Int) {
    if count == ring.count { resizeRing(to: max(16, 2 * count)) }
    if (count + 1) * 4 > slots.count * 3 { remakeSlots(max(16, 2 * slots.count)) }
    let tag = Self.tag(hash)
    fill(Slot(tag: tag, number: UInt32(truncatingIfNeeded: next)))
    ring[ringIndex(next)] = Entry(text: text, tag: tag)
    next += 1
  }

  /// Removes the oldest text that was not used, or the oldest of all. Returns `nil` if the table is empty.
  mutating func removeOld() -> PreparedText? {
    while count > 0 {
      let entry = ring[ringIndex(oldest)]
      ring[ringIndex(oldest)].text = nil
      let slot = slot(of: oldest, entry.tag)
      oldest += 1
      guard entry.wasAsked else {
        empty(slot)
        if ring.count > 16, count * 4 < ring.count { resizeRing(to: ring.count / 2) }
        if slots.count > 16, count * 6 < slots.count { remakeSlots(slots.count / 2) }
        return entry.text
      }
      slots[slot].number = UInt32(truncatingIfNeeded: next)
      ring[ringIndex(next)] = Entry(text: entry.text, tag: entry.tag)
      next += 1
    }
    return nil
  }

  /// Resizes the ring to a power of 2.
  private mutating func resizeRing(to length: Int) {
    var other = [Entry](repeating: Entry(), count: length)
    for number in oldest..<next { other[number & (length - 1)] = ring[ringIndex(number)] }
    ring = other
  }

  /// Rebuilds the slots with a power of 2 as their number.
  private mutating func remakeSlots(_ count: Int) {
    slots = [Slot](repeating: Slot(), count: count)
    for number in oldest..<next {
      fill(Slot(tag: ring[ringIndex(number)].tag, number: UInt32(truncatingIfNeeded: number)))
    }
  }

  private mutating func fill(_ slot: Slot) {
    var free = homeSlot(slot.tag)
    while slots[free].tag != 0 { free = (free + 1) & mask }
    slots[free] = slot
  }

  /// Returns the slot of an entry.
  private func slot(of number: Int, _ tag: UInt32) -> Int {
    var slot = homeSlot(tag)
    while slots[slot].tag != tag || slots[slot].number != UInt32(truncatingIfNeeded: number) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Empties a slot, and moves back entries that collided with it.
  private mutating func empty(_ slot: Int) {
    var hole = slot
    var next = slot
    while true {
      next = (next + 1) & mask
      if slots[next].tag == 0 { break }
      if (next - homeSlot(slots[next].tag)) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
    }
    slots[hole] = Slot()
  }
}
