import Foundation
import Workloads

/// The counts that were committed for a version of Swift and a system, whose C libraries do much of the work.
struct Thresholds {
  private let name: String
  private let file: URL

  /// Creates the thresholds of a name, such as 6.3.1-debian-12.
  init(name: String) {
    self.name = name
    file = URL(fileURLWithPath: "\(Paths.benchmarks)/Thresholds/\(name).json")
  }

  /// A count may grow by this much before it counts as a regression: what updates of the C libraries may add.
  private static let tolerance = 0.02

  /// Of 1,000 words met before, those that have to come from the cache, with every version of HarfBuzz. The others are
  /// beside a space that rules of the font may reach across.
  private static let leastCachedWords = 950

  /// The largest share of a cold layout's instructions that a text of known words may take, with every version of
  /// HarfBuzz. Where the words can't be cached, finding that out must not cost more than the layout itself.
  private static let largestShares: [(workload: String, of: String, share: Double)] =
    (TextCase.latin + [.system]).map { ("known-words/\($0.name)", "cold/\($0.name)", 0.15) }
    + [("known-words/\(TextCase.unproven.name)", "cold/\(TextCase.usual.name)", 1)]

  func record(_ counts: [Count]) throws {
    try Self.write(counts, to: file)
    print("wrote \(file.path)")
  }

  static func write(_ counts: [Count], to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(counts)
    data.append(0x0A)
    try data.write(to: file, options: .atomic)
  }

  /// Prints what has changed; whether nothing has grown too far.
  func check(_ counts: [Count]) throws -> Bool {
    guard let data = try? Data(contentsOf: file) else {
      print(
        "There are no thresholds for \(name): record them with make bench-thresholds, and commit \(file.path)."
      )
      return false
    }
    let thresholds = try JSONDecoder().decode([Count].self, from: data)
    let known = Dictionary(thresholds.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var passes = true
    func compare(_ name: String, _ what: String, _ now: Int, _ then: Int) {
      let limit = Double(then) * (1 + Self.tolerance)
      let change = then == 0 ? "" : String(format: " (%+.1f %%)", (Double(now) / Double(then) - 1) * 100)
      if Double(now) > limit {
        passes = false
        print("WORSE   \(name): \(what) \(then) -> \(now)\(change)")
      } else if Double(now) < Double(then) * (1 - Self.tolerance) {
        print("better  \(name): \(what) \(then) -> \(now)\(change); record it with make bench-thresholds")
      }
    }
    for count in counts {
      guard let old = known[count.name] else {
        passes = false
        print("NEW     \(count.name): has no threshold; record it with make bench-thresholds")
        continue
      }
      compare(count.name, "allocations", count.allocations, old.allocations)
      compare(count.name, "instructions", count.instructions, old.instructions)
      compare(count.name, "pivots", count.pivots, old.pivots)
    }
    for count in counts {
      guard let words = count.cachedWords, words < Self.leastCachedWords else { continue }
      passes = false
      print("UNUSED  \(count.name): \(words) of 1,000 words came from the cache, not at least \(Self.leastCachedWords)")
    }
    let instructions = Dictionary(counts.map { ($0.name, $0.instructions) }, uniquingKeysWith: { $1 })
    for (name, other, largest) in Self.largestShares {
      guard let count = instructions[name], let whole = instructions[other] else { continue }
      let share = Double(count) / Double(whole)
      if share > largest { passes = false }
      let verdict = share > largest ? "WORSE  " : "share  "
      print(String(format: "\(verdict) \(name): %.3f of \(other), at most %g", share, largest))
    }
    for name in Set(known.keys).subtracting(counts.map(\.name)).sorted() {
      passes = false
      print("GONE    \(name): is no longer counted; record the thresholds anew")
    }
    print("\(counts.count) workloads counted: \(passes ? "none is worse" : "FAILED")")
    return passes
  }
}
