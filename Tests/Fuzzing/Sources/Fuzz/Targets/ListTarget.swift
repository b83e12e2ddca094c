import UIKit

/// Tables and collections whose data sources lie: counts change without a word or in the middle of a layout, heights
/// and sizes are no numbers, batches name what is not there. The first bit chooses between the two; the rest is a
/// script of calls.
///
/// What UIKit raises an exception for must not be called here, for it stops the process: a batch that contradicts the
/// counts is taken back just before it ends.
enum ListTarget: FuzzTarget {
  static let name = "lists"

  static func run(_ input: FuzzInput) {
    MainActor.assumeIsolated {
      var input = input
      if input.bool() {
        CollectionScript(input).run()
      } else {
        TableScript(input).run()
      }
    }
  }
}

/// What a lying data source says, as long as an input has bytes.
struct Lies {
  var input: FuzzInput
  /// How many rows or items each section has now.
  var counts: [Int] = []

  /// Lengths that are no lengths, and some that are.
  private static let lengths: [CGFloat] = [
    44, 0, 10, -1, 1e-300, 1000.25, 1e9, 1e300, .nan, .infinity, -.infinity, UITableView.automaticDimension,
  ]

  mutating func length() -> CGFloat { input.one(of: Self.lengths) }

  /// Lengths that UIKit raises no exception for as sizes of items, which must not be negative, and as offsets, which
  /// must not be NaN.
  mutating func unsignedLength() -> CGFloat {
    let length = length()
    return length >= 0 ? length : 0
  }

  /// Other counts: a section or a row more or less, or all different.
  mutating func change() {
    switch input.below(6) {
    case 0: counts = (0..<input.below(5)).map { _ in input.below(9) }
    case 1: counts.append(input.below(9))
    case 2: if !counts.isEmpty { counts.remove(at: input.below(counts.count)) }
    case 3: if !counts.isEmpty { counts[input.below(counts.count)] = input.below(3) * 40 }
    case 4: if !counts.isEmpty { counts[input.below(counts.count)] += 1 }
    default:
      guard !counts.isEmpty else { return }
      let section = input.below(counts.count)
      counts[section] = max(0, counts[section] - 1)
    }
  }

  /// A path that may or may not be there.
  mutating func path() -> IndexPath { IndexPath(item: input.below(10), section: input.below(6)) }

  mutating func paths() -> [IndexPath] { (0..<1 + input.below(3)).map { _ in path() } }

  mutating func sections() -> IndexSet { IndexSet((0..<1 + input.below(2)).map { _ in input.below(6) }) }

  /// A path that is there.
  mutating func presentPath() -> IndexPath? {
    let present = counts.indices.filter { counts[$0] > 0 }
    guard !present.isEmpty else { return nil }
    let section = input.one(of: present)
    return IndexPath(item: input.below(counts[section]), section: section)
  }

  /// The path of an element that is added to a section.
  mutating func addedPath() -> IndexPath? {
    guard !counts.isEmpty else { return nil }
    let section = input.below(counts.count)
    counts[section] += 1
    return IndexPath(item: input.below(counts[section]), section: section)
  }
}

extension CGRect {
  var isUsable: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}
