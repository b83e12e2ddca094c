/// The patterns of one level of a dictionary, as the automaton that libhyphen walks.
///
/// libhyphen builds the same from a list of patterns, but takes seconds for the 78,000 of Debian's German dictionary. This
/// takes about one comparison for each byte of the patterns, and a few arrays.
struct PatternAutomaton {
  /// For each state, the digits of the pattern that ends there: their start in ``matches``, or -1.
  private var matchStarts: [Int32] = [-1]
  /// For each state, whether the pattern that ends there replaces letters, which libhyphen reads itself.
  private var replaced: [UInt8] = [0]
  private var matches: [UInt8] = []
  /// For each state but the first, the state before it and the byte between them.
  private var parents: [Int32] = [0]
  private var letters: [UInt8] = [0]
  private var steps = StepTable()

  /// The number of comparisons that adding the patterns has taken.
  var comparisons: Int { steps.comparisons }

  /// The number of states.
  var count: Int { parents.count }

  /// Adds a pattern: bytes with digits between them, up to a space or control character. A later pattern of the same bytes
  /// replaces an earlier one.
  mutating func add(_ line: ArraySlice<UInt8>) {
    var digits: [UInt8] = [Self.zero]
    var state: Int32 = 0
    let end = line.firstIndex(of: UInt8(ascii: "/"))
    let replaces = end != nil
    for byte in line[..<(end ?? line.endIndex)] {
      guard byte > 0x20 else { break }
      if (Self.zero...UInt8(ascii: "9")).contains(byte) {
        digits[digits.count - 1] = byte
      } else {
        state = next(state, byte)
        digits.append(Self.zero)
      }
    }
    // Without a letter, there is nothing to find.
    guard state != 0 else { return }
    replaced[Int(state)] = replaces ? 1 : 0
    matchStarts[Int(state)] = replaces ? -1 : Int32(truncatingIfNeeded: matches.count)
    if !replaces { matches += digits.drop { $0 == Self.zero } + [0] }
  }

  private static let zero = UInt8(ascii: "0")

  /// Returns the state behind a byte, which is a new one if no pattern had it there.
  private mutating func next(_ state: Int32, _ byte: UInt8) -> Int32 {
    let fresh = Int32(truncatingIfNeeded: parents.count)
    let known = steps.state(after: state, byte, orAdding: fresh)
    guard known == fresh else { return known }
    parents.append(state)
    letters.append(byte)
    matchStarts.append(-1)
    replaced.append(0)
    return fresh
  }

  /// The automaton as the arrays that libhyphen's states are made of.
  struct Tables {
    /// For each state, the index of its first step, and at the end the number of steps.
    var firsts: [Int32]
    /// For each state, the state of its longest suffix that begins a pattern, or -1.
    var fallbacks: [Int32] = []
    /// For each state, the start of its digits in ``matches``, or -1.
    var matchStarts: [Int32]
    /// For each state, whether its digits come from a pattern that replaces letters.
    var replaced: [UInt8]
    /// For each step, its byte, and in ``targets`` the state behind it.
    var letters: [UInt8]
    var targets: [Int32]
    /// Digits, each list ended by a NUL.
    var matches: [UInt8]
  }

  /// Returns the automaton with its steps sorted by the state before them.
  ///
  /// - Complexity: O(*n*) in the number of states.
  var tables: Tables {
    // States are numbered after those before them, so that a counting sort keeps their order.
    var firsts = [Int32](repeating: 0, count: count + 1)
    for state in 1..<count { firsts[Int(parents[state]) + 1] += 1 }
    for state in 0..<count { firsts[state + 1] += firsts[state] }
    var nextSlots = firsts
    var tables = Tables(
      firsts: firsts, matchStarts: matchStarts, replaced: replaced, letters: [UInt8](repeating: 0, count: count - 1),
      targets: [Int32](repeating: 0, count: count - 1), matches: matches)
    for state in 1..<count {
      let slot = Int(nextSlots[Int(parents[state])])
      nextSlots[Int(parents[state])] += 1
      tables.letters[slot] = letters[state]
      tables.targets[slot] = Int32(truncatingIfNeeded: state)
    }
    tables.fallbacks = fallbacks(firsts, tables.targets)
    return tables
  }

  /// Returns the state of the longest proper suffix of each state's bytes that begins a pattern; -1 for the start.
  ///
  /// States are visited by their number of bytes, so that those of suffixes are known.
  private func fallbacks(_ firsts: [Int32], _ targets: [Int32]) -> [Int32] {
    var fallbacks = [Int32](repeating: 0, count: count)
    fallbacks[0] = -1
    var queue: [Int32] = [0]
    queue.reserveCapacity(count)
    var visited = 0
    while visited < queue.count {
      let state = Int(queue[visited])
      visited += 1
      for slot in Int(firsts[state])..<Int(firsts[state + 1]) {
        let child = targets[slot]
        queue.append(child)
        var suffix = fallbacks[state]
        while suffix >= 0 {
          if let found = steps.state(after: suffix, letters[Int(child)]) {
            fallbacks[Int(child)] = found
            break
          }
          suffix = fallbacks[Int(suffix)]
        }
      }
    }
    return fallbacks
  }
}

/// The steps of an automaton: a hash table with open addressing.
private struct StepTable {
  /// The state before a step and its byte, plus 1; 0 for a free slot.
  private var keys = [UInt64](repeating: 0, count: 1 << 10)
  private var states = [Int32](repeating: 0, count: 1 << 10)
  private var count = 0
  private(set) var comparisons = 0

  /// Returns the state behind a byte, or `nil` if there is none.
  func state(after state: Int32, _ byte: UInt8) -> Int32? {
    let key = Self.key(state, byte)
    var slot = start(of: key)
    while keys[slot] != 0, keys[slot] != key { slot = next(slot) }
    return keys[slot] == key ? states[slot] : nil
  }

  /// Returns the state behind a byte, which becomes `fresh` if there is none.
  mutating func state(after state: Int32, _ byte: UInt8, orAdding fresh: Int32) -> Int32 {
    if 2 * count >= keys.count { grow() }
    let key = Self.key(state, byte)
    var slot = start(of: key)
    comparisons += 1
    while keys[slot] != 0, keys[slot] != key {
      slot = next(slot)
      comparisons += 1
    }
    if keys[slot] == key { return states[slot] }
    keys[slot] = key
    states[slot] = fresh
    count += 1
    return fresh
  }

  private static func key(_ state: Int32, _ byte: UInt8) -> UInt64 {
    (UInt64(UInt32(bitPattern: state)) << 8 | UInt64(byte)) + 1
  }

  /// The golden ratio spreads neighbors.
  private func start(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
  }

  private func next(_ slot: Int) -> Int { (slot + 1) & (keys.count - 1) }

  private mutating func grow() {
    let (oldKeys, oldStates) = (keys, states)
    keys = [UInt64](repeating: 0, count: 2 * oldKeys.count)
    states = [Int32](repeating: 0, count: 2 * oldKeys.count)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      let key = oldKeys[index]
      var slot = start(of: key)
      while keys[slot] != 0 { slot = next(slot) }
      keys[slot] = key
      states[slot] = oldStates[index]
    }
  }
}
