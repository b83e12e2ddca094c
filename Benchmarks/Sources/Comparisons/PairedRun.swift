import CMeasuring

/// A comparison being run: A, B, A, B, and so on. What counts is the median of the pairs' ratios, because on a shared machine
/// whatever slows one side of a pair tends to slow the other.
final class PairedRun {
  let comparison: Comparison
  private var pairing: Pairing?
  /// Whether the input of the next pair is there already and unused.
  private var hasFreshInput = false
  private var oursCount = 1
  private var peerCount = 1
  private var ours: [Double] = []
  private var peer: [Double] = []
  private(set) var isSame = false
  /// Allocations of one repetition of ours.
  private(set) var allocations = 0.0
  private(set) var failure: (any Error)?

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// Seconds that each side of a pair should take at least: thousands of times what reading the clock costs.
  private static let batchSeconds = 1e-3

  /// Runs one pair and returns our seconds for one unit of work; negative when something failed.
  func pair() -> Double {
    do {
      let pairing = try pairing ?? prepare()
      if let refill = pairing.refill, !hasFreshInput { try refill(oursCount) }
      hasFreshInput = false
      let before = galley_allocations()
      let a = try pairing.ours(oursCount) / Double(oursCount) / pairing.oursUnits
      allocations = Double(galley_allocations() - before) / Double(oursCount)
      let b = try pairing.peer(peerCount) / Double(peerCount) / pairing.peerUnits
      ours.append(a)
      peer.append(b)
      return a
    } catch {
      failure = error
      return -1
    }
  }

  private func prepare() throws -> Pairing {
    let pairing = try comparison.make()
    self.pairing = pairing
    if let refill = pairing.refill { try refill(1) }
    let difference = try pairing.difference()
    isSame = difference == nil
    if let difference { print("\(comparison.name): ours and \(comparison.peer)'s answers differ: \(difference)") }
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
    guard failure == nil, !ours.isEmpty else { return nil }
    let ratios = zip(ours, peer).map { $0 / $1 }.sorted()
    return Results.Comparison(
      name: comparison.name, peer: comparison.peer, ours_us: Self.quantile(ours.sorted(), 0.5) * 1e6,
      peer_us: Self.quantile(peer.sorted(), 0.5) * 1e6, ratio: Self.quantile(ratios, 0.5),
      spread: Self.quantile(ratios, 0.75) - Self.quantile(ratios, 0.25), same_answer: isSame)
  }

  /// The value below which a share of sorted values lies, between neighbours in proportion.
  static func quantile(_ sorted: [Double], _ share: Double) -> Double {
    let place = share * Double(sorted.count - 1)
    let lower = Int(place)
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (place - Double(lower)) * (sorted[upper] - sorted[lower])
  }
}
