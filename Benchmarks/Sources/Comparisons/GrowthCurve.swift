import Foundation
import Workloads

/// How a time grows with the size of the work.
struct GrowthCurve: Sendable {
  let name: String
  let sizes: [Int]
  /// Makes work of a size ready and returns what does it once and gives the seconds.
  let make: @Sendable (Int) throws -> () throws -> Double

  /// The fastest of a few runs at each size, and the exponent of the power that fits best.
  func run() throws -> Results.Growth {
    var times: [Double] = []
    for size in sizes {
      let work = try make(size)
      var best = try work()
      var spent = best
      var runs = 1
      while runs < 3 || (spent < 0.05 && runs < 100) {
        let time = try work()
        best = min(best, time)
        spent += time
        runs += 1
      }
      times.append(best)
    }
    return Results.Growth(
      name: name, sizes: sizes, us: times.map { $0 * 1e6 }, exponent: Self.exponent(sizes.map(Double.init), times))
  }

  /// The slope of log time over log size, by least squares.
  static func exponent(_ sizes: [Double], _ times: [Double]) -> Double {
    let x = sizes.map { log($0) }
    let y = times.map { log($0) }
    let count = Double(x.count)
    let (meanX, meanY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return covariance / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }
}
