import Foundation

/// What `latest.json` holds.
struct Results: Codable {
  struct Comparison: Codable {
    var name: String
    var peer: String
    var ours_us: Double
    var peer_us: Double
    /// The median of the pairs' ratios, ours / peer.
    var ratio: Double
    /// The distance between the quartiles of the ratios.
    var spread: Double
    var same_answer: Bool
    /// Only of what needs two cores.
    var two_cores: TwoCores?
  }

  /// Whether the machine had two cores for a comparison that needs them, by ``SecondCore/ratio()`` beside each pair.
  struct TwoCores: Codable {
    enum Outcome: String, Codable {
      /// The figures are those of pairs that had two cores.
      case shown = "two cores"
      /// Too few pairs had them: the figures are those of all pairs, and say nothing of two threads.
      case tooFewPairs = "too few pairs had two cores"
    }

    var outcome: Outcome
    /// The median of the control in the pairs of the figures; a half is two cores.
    var control: Double
    /// How many pairs had two cores.
    var pairs: Int
    /// How many attempts at a pair did not count.
    var discarded: Int
  }

  struct Growth: Codable {
    var name: String
    var sizes: [Int]
    var us: [Double]
    /// The slope of log time over log size, by least squares: 1 is linear.
    var exponent: Double
  }

  struct Count: Codable {
    var name: String
    var allocations: Int
    var instructions: Int
    var pivots: Int
  }

  var machine: String
  var swift: String
  var comparisons: [Comparison] = []
  var growth: [Growth] = []
  var counts: [Count] = []
}
