/// Puts the opportunities of a text one behind another.
struct OpportunityCollector {
  /// A place in the text, the sum of the advances before it, and whether it is ``TextPlace/unsafeToBreak``.
  struct Place {
    var offset = 0
    /// A ``PackedAdvance`` where the collector carries deltas.
    var advance: Int64 = 0
    var isUnsafe = false
  }

  private(set) var opportunities = BreakOpportunities()
  /// Where the last character that does not hang ends.
  private var content = Place()
  /// Where the line in hand begins.
  private var lineStart = Place()
  /// The sum of the advances before the last opportunity's position.
  private var lastAdvance: Int64 = 0
  /// Whether sums are ``PackedAdvance``s.
  private let carriesDeltas: Bool

  /// Makes room for so many.
  init(capacity: Int, carriesDeltas: Bool = false) {
    self.carriesDeltas = carriesDeltas
    opportunities.reserve(capacity, carriesDeltas: carriesDeltas)
  }

  /// Appends an opportunity, and where its content ends: nil if there is nothing but what hangs since the one before.
  @inline(__always)
  mutating func append(_ place: Place, content own: Place?, isHardBreak: Bool, isLast: Bool) {
    var falls = false
    if let own {
      content = own
      falls = advance(of: own) < lastAdvance
    }
    lastAdvance = advance(of: place)
    let end = content.offset < lineStart.offset ? lineStart : content
    let contentAdvance = advance(of: end)
    if carriesDeltas {
      opportunities.appendDeltas(
        content: PackedAdvance.delta(end.advance), position: PackedAdvance.delta(place.advance))
    }
    let flags = OpportunityFlags(
      rawValue: (isHardBreak ? 1 : 0) | (place.isUnsafe ? 2 : 0) | (end.isUnsafe ? 4 : 0))
    opportunities.append(
      contentAdvance: contentAdvance, hanging: lastAdvance - contentAdvance, position: place.offset,
      contentEnd: end.offset, flags: flags, falls: falls)
    if isHardBreak {
      if !isLast { opportunities.markHard() }
      lineStart = place
    }
  }

  @inline(__always)
  private func advance(of place: Place) -> Int64 {
    carriesDeltas ? PackedAdvance.advance(place.advance) : place.advance
  }

  /// Says that the last place is unsafe to break, which the text behind it tells.
  mutating func markUnsafe() {
    opportunities.markUnsafe()
    let last = opportunities.count - 1
    guard last >= 0 else { return }
    let position = opportunities.position(last)
    if content.offset == position { content.isUnsafe = true }
    if lineStart.offset == position { lineStart.isUnsafe = true }
  }
}

extension BreakOpportunities {
  /// The opportunities of a text whose places and sums of advances are all known.
  package init(places: [TextPlace], advances: [Int64], _ cancellation: Cancellation) throws(FontError) {
    let length = places.count - 1
    guard length > 0 else {
      self.init()
      return
    }
    var collector = OpportunityCollector(capacity: Self.expectedCount(places))
    var previous = 0
    for start in stride(from: 0, through: length, by: Self.stretch) {
      if start > 0 { try cancellation.check() }
      collector.append(places, advances, start..<min(start + Self.stretch, length + 1), after: &previous)
    }
    self = collector.opportunities
  }

  /// How many opportunities a short text has, and about how many a long one. Counting takes a fraction of growing for ideographs,
  /// each of which has one.
  private static func expectedCount(_ places: [TextPlace]) -> Int {
    let length = places.count - 1
    // Lines of text that breaks at spaces can end once in five code units or so.
    let usual = length / 5 + 4
    guard length <= Int(UInt16.max) else { return usual }
    var count = 1
    for place in places { count &+= place.contains(.lineBreak) ? 1 : 0 }
    return max(count, usual)
  }

  /// How many places are looked at before someone is asked whether the text is still wanted.
  private static let stretch = 1 << 16
}

extension OpportunityCollector {
  fileprivate mutating func append(
    _ allPlaces: [TextPlace], _ allAdvances: [Int64], _ range: Range<Int>, after previous: inout Int
  ) {
    let places = allPlaces.span
    let advances = allAdvances.span
    let length = places.count - 1
    var next = range.lowerBound
    while next < range.upperBound {
      let place = next
      let here = places[place]
      next += 1
      // Most places are only glanced at.
      if !here.contains(.lineBreak), place < length { continue }
      var end = place
      while end > previous, !places[end - 1].isDisjoint(with: [.space, .control]) { end -= 1 }
      let own =
        end > previous
        ? Place(offset: end, advance: advances[end], isUnsafe: places[end].contains(.unsafeToBreak)) : nil
      append(
        Place(offset: place, advance: advances[place], isUnsafe: here.contains(.unsafeToBreak)), content: own,
        isHardBreak: here.contains(.hardBreak), isLast: place == length)
      previous = place
    }
  }
}
