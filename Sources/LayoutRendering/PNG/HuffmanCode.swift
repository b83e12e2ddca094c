/// A prefix code for the symbols of a deflate block, as RFC 1951 defines it (section 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code, in bits; 0 for a symbol that doesn't occur.
  let lengths: [UInt8]
  /// The code of each symbol, with its first bit in the lowest place.
  let codes: [UInt32]

  /// The maximum length of a code. RFC 1951 allows 15 bits (section 3.2.7), but the codes of four bytes fit into 48.
  static let maximumLength = 12

  /// Creates a code in which frequent symbols are short.
  ///
  /// - Complexity: O(*n* log *n*) in the number of symbols.
  init(counts: [Int]) {
    var counts = counts
    var lengths = Self.optimalLengths(counts)
    // Halving the counts makes them more alike, until no code is too long.
    while lengths.contains(where: { $0 > Self.maximumLength }) {
      counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.optimalLengths(counts)
    }
    self.lengths = lengths.map { UInt8($0) }
    codes = Self.canonicalCodes(lengths)
  }

  /// Returns the lengths of Huffman's code.
  private static func optimalLengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Nodes are the leaves in order of their counts, followed by the inner nodes, whose counts never decrease.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, inner) = (0, leaves.count)
    for node in leaves.count..<parents.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves.count && (inner >= node || weights[leaf] <= weights[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        weight += weights[child]
        parents[child] = node
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, leaf) in leaves.enumerated() { lengths[leaf] = depths[index] }
    return lengths
  }

  private static func canonicalCodes(_ lengths: [Int]) -> [UInt32] {
    var perLength = [UInt32](repeating: 0, count: maximumLength + 2)
    for length in lengths where length > 0 { perLength[length + 1] += 1 }
    // The first code of each length: that of the next shorter length, after all its codes, with one more bit.
    var next = [UInt32](repeating: 0, count: maximumLength + 2)
    for length in 1...maximumLength { next[length] = (next[length - 1] + perLength[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      return reversed(next[length], bits: length)
    }
  }

  private static func reversed(_ code: UInt32, bits: Int) -> UInt32 {
    var (from, to): (UInt32, UInt32) = (code, 0)
    for _ in 0..<bits {
      to = to << 1 | from & 1
      from >>= 1
    }
    return to
  }
}
