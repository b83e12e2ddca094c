/// Prepared texts, found by their paragraphs: a table of open addresses over a queue of the texts.
///
/// The oldest text is forgotten first, unless it was asked for since it came or was last spared: it is then spared once more,
/// and waits as long as what is new (the clock algorithm, with a queue for the clock). A hand that went round the table itself
/// would come by hash, that is by chance: once it is full, a third of what was just added would go before the older rest.
struct ParagraphTable {
  private struct Entry {
    /// Nil where there is none.
    var text: PreparedText?
    var tag: UInt32 = 0
    /// Whether the text was asked for since it came, or was spared.
    var wasAsked = false
  }

  /// Where an entry is, found by its tag. Empty slots have the tag 0, which no entry has.
  private struct Slot: BitwiseCopyable {
    var tag: UInt32 = 0
    /// The entry's number, of which a whole table's are distinct in the lower 32 bits.
    var number: UInt32 = 0
  }

  private var slots: [Slot] = []
  /// The queue, as a ring: the entry of a number lies at its lower bits.
  private var ring: [Entry] = []
  /// The numbers of the oldest entry and of the next new one: consecutive in between.
  private var oldest = 0
  private var next = 0

  /// How many texts there are.
  var count: Int { next - oldest }

  /// What a text takes in a table that has grown to its size: at least half of the ring and three eighths of the slots are in
  /// use. One that has just forgotten most of its texts has twice the room.
  static let maximumBytesPerText = 54

  /// Whether no text can be added, since its number could not be told from others.
  var isFull: Bool { count >= 1 << 31 }

  private var mask: Int { slots.count - 1 }

  private static func tag(_ hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash) | 1 }

  /// Where a text with a tag lies if no other does.
  private func home(_ tag: UInt32) -> Int { Int(tag >> 1) & mask }

  /// Where the entry of a number lies.
  private func place(_ number: Int) -> Int { number & (ring.count - 1) }

  /// The text of a paragraph, if it is here. Time: that of one comparison.
  mutating func find(_ paragraph: Paragraph, hash: Int) -> PreparedText? {
    find(hash) { $0.isSame(as: paragraph) }
  }

  /// The text of the paragraph that an ASCII string in a style makes, as above.
  mutating func find(ascii text: String, _ style: TextStyle, hash: Int) -> PreparedText? {
    find(hash) { $0.isSame(asASCII: text, in: style) }
  }

  @inline(__always)
  private mutating func find(_ hash: Int, _ isSame: (Paragraph) -> Bool) -> PreparedText? {
    guard count > 0 else { return nil }
    let tag = Self.tag(hash)
    var slot = home(tag)
    while slots[slot].tag != 0 {
      if slots[slot].tag == tag {
        let place = place(Int(slots[slot].number))
        if let text = ring[place].text, isSame(text.paragraph) {
          if !ring[place].wasAsked { ring[place].wasAsked = true }
          return text
        }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a text that is not here, while the table is not full.
  mutating func insert(_ text: PreparedText, hash: Int) {
    if count == ring.count { resizeRing(to: max(16, 2 * count)) }
    if (count + 1) * 4 > slots.count * 3 { remakeSlots(max(16, 2 * slots.count)) }
    let tag = Self.tag(hash)
    fill(Slot(tag: tag, number: UInt32(truncatingIfNeeded: next)))
    ring[place(next)] = Entry(text: text, tag: tag)
    next += 1
  }

  /// Takes away the oldest text that was not asked for, or the oldest of all; nil if there is none.
  mutating func removeOld() -> PreparedText? {
    while count > 0 {
      let entry = ring[place(oldest)]
      ring[place(oldest)].text = nil
      let slot = slot(of: oldest, entry.tag)
      oldest += 1
      guard entry.wasAsked else {
        empty(slot)
        if ring.count > 16, count * 4 < ring.count { resizeRing(to: ring.count / 2) }
        if slots.count > 16, count * 6 < slots.count { remakeSlots(slots.count / 2) }
        return entry.text
      }
      slots[slot].number = UInt32(truncatingIfNeeded: next)
      ring[place(next)] = Entry(text: entry.text, tag: entry.tag)
      next += 1
    }
    return nil
  }

  /// Gives the ring another length, a power of 2.
  private mutating func resizeRing(to length: Int) {
    var other = [Entry](repeating: Entry(), count: length)
    for number in oldest..<next { other[number & (length - 1)] = ring[place(number)] }
    ring = other
  }

  /// Makes the slots anew, as many as a power of 2.
  private mutating func remakeSlots(_ count: Int) {
    slots = [Slot](repeating: Slot(), count: count)
    for number in oldest..<next {
      fill(Slot(tag: ring[place(number)].tag, number: UInt32(truncatingIfNeeded: number)))
    }
  }

  private mutating func fill(_ slot: Slot) {
    var place = home(slot.tag)
    while slots[place].tag != 0 { place = (place + 1) & mask }
    slots[place] = slot
  }

  /// The slot of the entry of a number.
  private func slot(of number: Int, _ tag: UInt32) -> Int {
    var slot = home(tag)
    while slots[slot].tag != tag || slots[slot].number != UInt32(truncatingIfNeeded: number) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Empties a slot, and moves up what lay behind it for want of room.
  private mutating func empty(_ slot: Int) {
    var hole = slot
    var next = slot
    while true {
      next = (next + 1) & mask
      if slots[next].tag == 0 { break }
      if (next - home(slots[next].tag)) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
    }
    slots[hole] = Slot()
  }
}
