import Foundation
import Workloads

/// How much more eight times the text or the views take, counted in instructions: 8 times if the work is in proportion.
enum Growth {
  /// Of the number of times, the logarithm to base 8: 1 where the work is in proportion, and 2 where it grows with the
  /// square.
  private static let limit = 1.2
  /// Higher limits: nested proportional stack views take 13.8 times the instructions for eight times the levels (1.26),
  /// because the length of each level depends on the levels inside it.
  private static let exceptions = ["stack/proportional-nested": 1.3]
  /// The shorter text, in UTF-16 code units.
  private static let count = 512

  static var workloads: [CountedWorkload] { texts + layouts }

  private static var layouts: [CountedWorkload] {
    LayoutGrowth.all.flatMap { growth in
      [growth.count, 8 * growth.count].map { count in
        .onMain(growth.name) {
          // Few views to warm up with, then as many as are counted.
          var changes = [growth.make(count), growth.make(3)]
          return { changes.removeLast()() }
        }
      }
    }
  }

  private static var texts: [CountedWorkload] {
    GrowthPattern.all.flatMap { pattern in
      GrowthPattern.widths.flatMap { width in
        [count, 8 * count].map { count in
          CountedWorkload(name: "\(pattern.name) at \(width)") {
            let layout = try pattern.layout(count: count, width: width)
            return {
              _ = try layout()
              return 0
            }
          }
        }
      }
    }
  }

  /// Prints the exponents, the largest first, and returns whether none is over the limit.
  static func check() throws -> Bool {
    let counts = try Counter(.growth).count()
    let exponents = stride(from: 0, to: counts.count, by: 2).map { index in
      let growth = Double(counts[index + 1].instructions) / Double(counts[index].instructions)
      return (name: counts[index].name, exponent: log(growth) / log(8))
    }.sorted { $0.exponent > $1.exponent }
    for (name, exponent) in exponents.prefix(10) {
      print(String(format: "%.3f", exponent), name)
    }
    let worse = exponents.filter { !($0.exponent <= exceptions[$0.name] ?? limit) }
    print(
      "\(exponents.count) texts and layouts of a size and eight times it: \(worse.count) grow with more than \(limit), "
        + "except for \(exceptions.count) with limits of their own")
    return worse.isEmpty
  }
}
