/// Collects the opportunities of a text in order.
struct OpportunityCollector {
  /// A position in the text, the sum of the advances before it, and whether it is ``PositionProperties/unsafeToBreak``.
  struct Position {
    var offset = 0
    /// The sum of the advances, or a ``PackedAdvance`` if the collector carries deltas.
    var advance: Int64 = 0
    var isUnsafe = false
  }

  private(set) var opportunities = BreakOpportunities()
  /// The end of the last character that does not hang.
  private var content = Position()
  /// The start of the current line.
  private var lineStart = Position()
  /// The sum of the advances before the position of the last opportunity, less ``base``.
  private(set) var sum: Int64 = 0
  /// The sums before the position from which ``Position/advance`` counts.
  private var base: (advance: Int64, delta: Int32) = (0, 0)
  /// The length of the text.
  private let length: Int
  /// Whether sums are ``PackedAdvance``s.
  private let carriesDeltas: Bool

  /// Creates a collector for a text of a length, and reserves capacity for a number of opportunities.
  init(length: Int, capacity: Int, carriesDeltas: Bool = false, plainScript: UInt8 = 0) {
    self.length = length
    self.carriesDeltas = carriesDeltas
    opportunities.plainScript = plainScript
    opportunities.reserve(capacity, carriesDeltas: carriesDeltas)
  }

  /// Appends an opportunity and the end of its content, or `nil` if only hanging characters follow the preceding
  /// opportunity.
  @inline(__always)
  mutating func append(_ position: Position, content own: Position?, isHardBreak: Bool) {
    var falls = false
    if let own {
      content = own
      falls = advance(own.advance) < advance(sum)
    }
    sum = position.advance
    let end = content.offset < lineStart.offset ? lineStart : content
    let contentAdvance = advance(end.advance)
    if carriesDeltas {
      opportunities.appendDeltas(
        content: base.delta &+ PackedAdvance.delta(end.advance),
        position: base.delta &+ PackedAdvance.delta(position.advance))
    }
    let flags = OpportunityFlags(
      rawValue: (isHardBreak ? 1 : 0) | (position.isUnsafe ? 2 : 0) | (end.isUnsafe ? 4 : 0))
    opportunities.append(
      BreakOpportunity(
        contentAdvance: base.advance + contentAdvance, hanging: advance(sum) - contentAdvance,
        position: position.offset,
        contentEnd: end.offset, flags: flags), falls: falls)
    if isHardBreak {
      if position.offset < length { opportunities.markHard() }
      lineStart = position
    }
  }

  /// Counts the following sums from the last opportunity, so that those of a long text remain ``PackedAdvance``s. Sums
  /// that were read before are no longer valid.
  mutating func rebase() {
    guard carriesDeltas, sum != 0 else { return }
    base.advance += PackedAdvance.advance(sum)
    base.delta &+= PackedAdvance.delta(sum)
    // If the start of the line is too far back for a packed difference, content follows it, and the start isn't used.
    content.advance &-= sum
    lineStart.advance &-= sum
    sum = 0
  }

  @inline(__always)
  private func advance(_ sum: Int64) -> Int64 { carriesDeltas ? PackedAdvance.advance(sum) : sum }

  /// Marks the last position as unsafe to break, once the text after it shows that it is.
  mutating func markUnsafe() {
    opportunities.markUnsafe()
    let last = opportunities.count - 1
    guard last >= 0 else { return }
    let position = opportunities[last].position
    if content.offset == position { content.isUnsafe = true }
    if lineStart.offset == position { lineStart.isUnsafe = true }
  }
}

extension BreakOpportunities {
  /// Creates the opportunities of a text whose positions and sums of advances are all known.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  package init(properties: [PositionProperties], advances: [Int64], _ cancellation: Cancellation) throws(FontError) {
    let length = properties.count - 1
    guard length > 0 else {
      self.init()
      return
    }
    let count = length <= Int(UInt16.max) ? Self.count(properties) : 0
    if count > 0, let own = Self(short: properties, advances, count: count) {
      self = own
      return
    }
    // Text that breaks at spaces has an opportunity in about every five code units.
    var collector = OpportunityCollector(length: length, capacity: max(count, length / 5 + 4))
    var previous = 0
    for start in stride(from: 0, through: length, by: Self.chunk) {
      if start > 0 { try cancellation.check() }
      collector.append(properties, advances, start..<min(start + Self.chunk, length + 1), after: &previous)
    }
    self = collector.opportunities
  }

  /// Returns the number of opportunities of a text, the one at its end included.
  private static func count(_ properties: [PositionProperties]) -> Int {
    var count = 1
    for one in properties { count &+= one.contains(.lineBreak) ? 1 : 0 }
    return properties.last?.contains(.lineBreak) == true ? count - 1 : count
  }

  /// The number of positions that are processed between checks for cancellation.
  private static let chunk = 1 << 16
}

extension OpportunityCollector {
  fileprivate mutating func append(
    _ allProperties: [PositionProperties], _ allAdvances: [Int64], _ range: Range<Int>, after previous: inout Int
  ) {
    let properties = allProperties.span
    let advances = allAdvances.span
    let length = properties.count - 1
    var next = range.lowerBound
    while next < range.upperBound {
      let offset = next
      let here = properties[offset]
      next += 1
      // Most positions need no further processing.
      if !here.contains(.lineBreak), offset < length { continue }
      var end = offset
      while end > previous, !properties[end - 1].isDisjoint(with: .hanging) { end -= 1 }
      let own =
        end > previous
        ? Position(offset: end, advance: advances[end], isUnsafe: properties[end].contains(.unsafeToBreak)) : nil
      append(
        Position(offset: offset, advance: advances[offset], isUnsafe: here.contains(.unsafeToBreak)), content: own,
        isHardBreak: here.contains(.hardBreak))
      previous = offset
    }
  }
}
