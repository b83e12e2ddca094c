/// Prepared texts, found by their paragraphs: a table of open addresses, 12 bytes for each slot.
///
/// A hand goes round: it forgets what was not asked for since it last came by (the clock algorithm), so that what is used stays,
/// and nothing has to be sorted by age. It goes in leaps that reach every slot: a hand that went from slot to slot would leave
/// all room behind it and fill up what lies ahead, where each text then has to be looked for among thousands.
struct ParagraphTable {
  /// The hash of each slot's text, but for the lowest bit: whether it was asked for since the hand came by.
  private var tags: [UInt32] = []
  /// Empty slots have none.
  private var texts: [PreparedText?] = []
  private(set) var count = 0
  private var hand = 0
  /// How far the hand goes at once: odd, so that it comes to every slot, and near the golden section of them all.
  private var leap = 1

  /// At least three eighths of the slots are taken, once there are more than a few.
  static let maximumBytesPerText = 32

  private var mask: Int { texts.count - 1 }

  private static func tag(_ hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash) & ~1 }

  /// Where a text with a tag lies if no other does.
  private func home(_ tag: UInt32) -> Int { Int(tag >> 1) & mask }

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
    while let text = texts[slot] {
      if tags[slot] & ~1 == tag, isSame(text.paragraph) {
        tags[slot] = tag | 1
        return text
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a text that is not here.
  mutating func insert(_ text: PreparedText, hash: Int) {
    if (count + 1) * 4 > texts.count * 3 { grow() }
    put(text, Self.tag(hash))
    count += 1
  }

  /// Takes away a text that was not asked for lately, or any; nil if there is none.
  mutating func removeOld() -> PreparedText? {
    guard count > 0 else { return nil }
    while true {
      if let text = texts[hand] {
        if tags[hand] & 1 == 0 {
          // What moves here is looked at next.
          remove(hand)
          return text
        }
        tags[hand] &= ~1
      }
      hand = (hand + leap) & mask
    }
  }

  private mutating func put(_ text: PreparedText, _ tag: UInt32) {
    var slot = home(tag)
    while texts[slot] != nil { slot = (slot + 1) & mask }
    texts[slot] = text
    tags[slot] = tag
  }

  private mutating func grow() {
    let (oldTags, oldTexts) = (tags, texts)
    let size = max(16, oldTexts.count * 2)
    tags = [UInt32](repeating: 0, count: size)
    texts = [PreparedText?](repeating: nil, count: size)
    hand = 0
    leap = Int(Double(size) * 0.618) | 1
    for (tag, text) in zip(oldTags, oldTexts) {
      if let text { put(text, tag) }
    }
  }

  /// Empties a slot, and moves up what lay behind it for want of room.
  private mutating func remove(_ slot: Int) {
    var hole = slot
    var next = slot
    while true {
      next = (next + 1) & mask
      guard let text = texts[next] else { break }
      if (next - home(tags[next])) & mask >= (next - hole) & mask {
        texts[hole] = text
        tags[hole] = tags[next]
        hole = next
      }
    }
    texts[hole] = nil
    count -= 1
  }
}
