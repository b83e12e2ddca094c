import CMeasuring

/// A comparison being run: A, B, A, B, and so on. What counts is the median of the pairs' ratios, because on a shared
/// machine whatever slows one side of a pair tends to slow the other.
final class PairedRun {
  let comparison: Comparison
  private var pairing: Pairing?
  /// Whether the input of the next pair is there already and unused.
  private var hasFreshInput = false
  private var oursCount = 1
  private var peerCount = 1
  private var pairs: [Pair] = []
  /// How many attempts at a pair did not have two cores.
  private var discarded = 0
  /// Whether both sides gave the same answer; `nil` before they have, and always where a filter leaves the comparison out.
  private(set) var isSame: Bool?
  /// Whether the answers differ without a reason that the comparison gives.
  var isUnexpectedlyDifferent: Bool { isSame == false && comparison.acceptedDifference == nil }
  /// Allocations of one repetition of ours.
  private(set) var allocations = 0.0
  private(set) var failure: (any Error)?

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// Seconds for one unit of work.
  private struct Pair {
    let ours: Double
    let peer: Double
    /// The larger of ``SecondCore/ratio()`` before and after; nil where two cores are not needed.
    var coreRatio: Double?

    var hadTwoCores: Bool { coreRatio.map { $0 <= SecondCore.largestRatio } ?? true }
  }

  /// Seconds that each side of a pair should take at least: thousands of times what reading the clock costs.
  private static let batchSeconds = 1e-3

  /// Attempts at a pair with two cores: a machine that has them every tenth time is enough.
  private static let attempts = 32
  /// Fewer pairs with two cores show nothing.
  private static let fewestPairs = 9

  /// Runs one pair and returns our seconds for one unit of work; negative when something failed.
  func pair() -> Double {
    do {
      let pairing = try pairing ?? prepare()
      let pair = try comparison.needsTwoCores ? pairOnTwoCores(pairing) : run(pairing)
      if !pair.hadTwoCores { discarded += 1 }
      pairs.append(pair)
      return pair.ours
    } catch {
      failure = error
      return -1
    }
  }

  /// Runs pairs until one had two cores, or with whatever the machine has at the last attempt. What a pair takes has no
  /// say.
  private func pairOnTwoCores(_ pairing: Pairing) throws -> Pair {
    for _ in 1..<Self.attempts {
      try refill(pairing)
      let before = try SecondCore.ratio()
      if before <= SecondCore.largestRatio {
        let pair = try run(pairing, coreRatio: before)
        if pair.hadTwoCores { return pair }
      }
      discarded += 1
    }
    try refill(pairing)
    return try run(pairing, coreRatio: SecondCore.ratio())
  }

  private func run(_ pairing: Pairing, coreRatio: Double) throws -> Pair {
    var pair = try run(pairing)
    pair.coreRatio = try max(coreRatio, SecondCore.ratio())
    return pair
  }

  private func run(_ pairing: Pairing) throws -> Pair {
    try refill(pairing)
    hasFreshInput = false
    let before = galley_allocations()
    let ours = try pairing.ours(oursCount) / Double(oursCount) / pairing.oursUnits
    allocations = Double(galley_allocations() - before) / Double(oursCount)
    return try Pair(ours: ours, peer: pairing.peer(peerCount) / Double(peerCount) / pairing.peerUnits)
  }

  private func refill(_ pairing: Pairing) throws {
    if let refill = pairing.refill, !hasFreshInput { try refill(oursCount) }
    hasFreshInput = true
  }

  private func prepare() throws -> Pairing {
    let pairing = try comparison.make()
    self.pairing = pairing
    if let refill = pairing.refill { try refill(1) }
    let difference = try pairing.difference()
    isSame = difference == nil
    if let difference {
      let reason = comparison.acceptedDifference.map { "; accepted: \($0)" } ?? ""
      print("\(comparison.name): ours and \(comparison.peer)'s answers differ: \(difference)\(reason)")
    }
    oursCount = try count(pairing, pairing.ours)
    peerCount = try count(pairing, pairing.peer)
    if pairing.refill != nil {
      oursCount = max(oursCount, peerCount)
      peerCount = oursCount
    }
    hasFreshInput = pairing.limit == 1
    return pairing
  }

  /// How many repetitions make a batch long enough; running them warms both sides up.
  private func count(_ pairing: Pairing, _ side: (Int) throws -> Double) throws -> Int {
    var count = 1
    while count < pairing.limit {
      if let refill = pairing.refill { try refill(count) }
      if try side(count) >= Self.batchSeconds { break }
      count *= 2
    }
    return count
  }

  /// Frees what was compared.
  func end() { pairing = nil }

  /// What was found; nil when nothing was.
  var result: Results.Comparison? {
    guard failure == nil, !pairs.isEmpty else { return nil }
    let onTwoCores = pairs.filter(\.hadTwoCores)
    let areEnough = onTwoCores.count >= min(Self.fewestPairs, comparison.pairs)
    let pairs = areEnough ? onTwoCores : pairs
    let ratios = pairs.map { $0.ours / $0.peer }.sorted()
    return Results.Comparison(
      name: comparison.name, peer: comparison.peer, ours_us: Self.median(pairs.map(\.ours)) * 1e6,
      peer_us: Self.median(pairs.map(\.peer)) * 1e6, ratio: Self.quantile(ratios, 0.5),
      spread: Self.quantile(ratios, 0.75) - Self.quantile(ratios, 0.25), same_answer: isSame == true,
      two_cores: comparison.needsTwoCores
        ? Results.TwoCores(
          outcome: areEnough ? .shown : .tooFewPairs, control: Self.median(pairs.compactMap(\.coreRatio)),
          pairs: onTwoCores.count, discarded: discarded) : nil)
  }

  private static func median(_ values: [Double]) -> Double { quantile(values.sorted(), 0.5) }

  /// The value below which a share of sorted values lies, between neighbours in proportion.
  static func quantile(_ sorted: [Double], _ share: Double) -> Double {
    let position = share * Double(sorted.count - 1)
    let lower = Int(position)
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (position - Double(lower)) * (sorted[upper] - sorted[lower])
  }
}
