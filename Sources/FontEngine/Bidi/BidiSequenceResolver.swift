/// Resolves one isolating run sequence: rules W1 to W7, N0 to N2, I1, and I2.
struct BidiSequenceResolver {
  private var classes: [BidiClass]
  /// A superset of the classes before any is resolved. Most texts have few, so that most rules don't apply.
  private let present: BidiClassSet
  private let isMark: [Bool]
  private let brackets: [Int32]
  private let level: UInt8
  private let start: BidiClass
  private let end: BidiClass

  /// Creates a resolver. `isMark` is empty if there are no marks, and `brackets` is as in ``BidiText``.
  init(
    classes: [BidiClass], present: BidiClassSet, isMark: [Bool], brackets: [Int32], level: UInt8, start: BidiClass,
    end: BidiClass
  ) {
    self.classes = classes
    self.present = present
    self.isMark = isMark
    self.brackets = brackets
    self.level = level
    self.start = start
    self.end = end
  }

  /// Resolves the classes, and checks for cancellation before each pass over a long sequence.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  mutating func resolve(_ cancellation: Cancellation) throws(FontError) {
    func check() throws(FontError) { if classes.count > TextBatches.size { try cancellation.check() } }
    try check()
    resolveWeak()
    try check()
    resolveBrackets()
    try check()
    resolveNeutrals()
    try check()
  }

  /// The levels of the characters after all classes are resolved (I1, I2).
  var levels: [UInt8] {
    let isRightToLeft = level & 1 == 1
    let (left, right, number) = isRightToLeft ? (level + 1, level, level + 1) : (level, level + 1, level + 2)
    return classes.map { bidiClass in
      switch bidiClass {
      case .l: left
      case .r: right
      case .en, .an: number
      default: level
      }
    }
  }

  private mutating func resolveWeak() {
    var previous = start
    var strong = start
    for i in classes.indices {
      var resolved = classes[i]
      if resolved == .nsm { resolved = previous.isIsolateInitiator || previous == .pdi ? .on : previous }  // W1
      previous = resolved
      switch resolved {
      case .l, .r, .al: strong = resolved
      case .en where strong == .al: resolved = .an  // W2
      default: break
      }
      classes[i] = resolved == .al ? .r : resolved  // W3
    }
    if !present.isDisjoint(with: .numeric) {
      resolveSeparators()
      resolveTerminators()
    }
    if present.contains(.en) { resolveEuropeanNumbers() }
  }

  /// Applies rule W4.
  private mutating func resolveSeparators() {
    for i in classes.indices.dropFirst().dropLast() where classes[i] == .es || classes[i] == .cs {
      let (before, after) = (classes[i - 1], classes[i + 1])
      if before == .en, after == .en { classes[i] = .en }
      if classes[i] == .cs, before == .an, after == .an { classes[i] = .an }
    }
  }

  /// Applies rules W5 and W6.
  private mutating func resolveTerminators() {
    var i = 0
    while i < classes.count {
      guard classes[i] == .et else {
        i += 1
        continue
      }
      var next = i
      while next < classes.count, classes[next] == .et { next += 1 }
      if (i > 0 && classes[i - 1] == .en) || (next < classes.count && classes[next] == .en) {
        for offset in i..<next { classes[offset] = .en }
      }
      i = next
    }
    for i in classes.indices where classes[i] == .es || classes[i] == .et || classes[i] == .cs { classes[i] = .on }
  }

  /// Applies rule W7.
  private mutating func resolveEuropeanNumbers() {
    var strong = start
    for i in classes.indices {
      if classes[i] == .l || classes[i] == .r { strong = classes[i] }
      if classes[i] == .en, strong == .l { classes[i] = .l }
    }
  }

  /// The nesting depth at which BD16 stops.
  private static let bracketDepth = 63

  /// Returns the bracket pairs in the order of their opening brackets (BD16), or none if they are nested too deeply.
  private func bracketPairs() -> [(opening: Int, closing: Int)] {
    var pairs: [(opening: Int, closing: Int)] = []
    var open: [Int] = []
    for i in brackets.indices where brackets[i] != 0 && classes[i] == .on {
      if brackets[i] > 0 {
        if open.count == Self.bracketDepth { return [] }
        open.append(i)
      } else if let match = open.lastIndex(where: { brackets[$0] == -brackets[i] }) {
        pairs.append((open[match], i))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Applies rule N0: a pair gets the embedding direction if that occurs inside, or the opposite one if it occurs
  /// inside and before.
  private mutating func resolveBrackets() {
    let pairs = bracketPairs()
    if pairs.isEmpty { return }
    let embedding = BidiClass.direction(ofLevel: level)
    let opposite: BidiClass = embedding == .l ? .r : .l
    // Linear overall: pairs are nested at most 63 deep, so each position is inside at most 63 pairs, and the search
    // backward stops at the latest at the preceding pair, which has a direction.
    for pair in pairs {
      var found: BidiClass?
      for i in pair.opening + 1..<pair.closing {
        guard let direction = classes[i].strongDirection else { continue }
        found = direction
        if direction == embedding { break }
      }
      guard let found else { continue }
      var resolved = embedding
      if found == opposite {
        let before = classes[..<pair.opening].last { $0.strongDirection != nil }?.strongDirection ?? start
        resolved = before == opposite ? opposite : embedding
      }
      set(pair.opening, to: resolved)
      set(pair.closing, to: resolved)
    }
  }

  /// Sets the direction of a bracket and of the marks that follow it.
  private mutating func set(_ bracket: Int, to direction: BidiClass) {
    classes[bracket] = direction
    var next = bracket + 1
    while next < isMark.count, isMark[next] {
      classes[next] = direction
      next += 1
    }
  }

  /// Applies rules N1 and N2.
  private mutating func resolveNeutrals() {
    let embedding = BidiClass.direction(ofLevel: level)
    var before = start
    var i = 0
    while i < classes.count {
      guard classes[i].isNeutral else {
        before = classes[i].strongDirection ?? before
        i += 1
        continue
      }
      var next = i
      while next < classes.count, classes[next].isNeutral { next += 1 }
      let after = next < classes.count ? classes[next].strongDirection ?? end : end
      for offset in i..<next { classes[offset] = before == after ? before : embedding }
      i = next
    }
  }
}
