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
