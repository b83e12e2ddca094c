import Foundation
import Workloads

/// `latest.json`, and the table of the README.
enum ResultFiles {
  private static let json = URL(fileURLWithPath: "\(Places.benchmarks)/latest.json")

  /// Writes what a run found. A run of a part replaces that part of what is there, if it was taken on the same machine with
  /// the same compiler; the README's table is that of a whole run.
  static func write(_ results: Results, isWhole: Bool) throws {
    var all = results
    if !isWhole, let old = try? JSONDecoder().decode(Results.self, from: Data(contentsOf: json)),
      old.machine == results.machine, old.swift == results.swift
    {
      all.comparisons = merged(old.comparisons, results.comparisons) { "\($0.name) \($0.peer)" }
      all.growth = merged(old.growth, results.growth, by: \.name)
      all.counts = merged(old.counts, results.counts, by: \.name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(all)
    data.append(0x0A)
    try data.write(to: json, options: .atomic)
    print("wrote \(json.path)")
    if isWhole { try writeTable(all) }
  }

  private static let readme = URL(fileURLWithPath: "\(Places.benchmarks)/README.md")
  private static let marks = ("<!-- The latest run; make bench writes what stands here. -->", "<!-- The end of it. -->")

  /// Puts the table between the marks of the README.
  private static func writeTable(_ results: Results) throws {
    let text = try String(contentsOf: readme, encoding: .utf8)
    guard let start = text.range(of: marks.0), let end = text.range(of: marks.1), start.upperBound <= end.lowerBound
    else {
      throw PeerError.refused("\(readme.path) has lost the marks of its table")
    }
    let table = ResultTable(results: results, versions: Machine.versions).markdown
    try (text[..<start.upperBound] + "\n\n" + table + "\n\n" + text[end.lowerBound...])
      .write(to: readme, atomically: true, encoding: .utf8)
    print("wrote \(readme.path)")
  }

  private static func merged<Item>(_ old: [Item], _ new: [Item], by key: (Item) -> String) -> [Item] {
    let fresh = Dictionary(new.map { (key($0), $0) }, uniquingKeysWith: { $1 })
    let known = Set(old.map(key))
    return old.map { fresh[key($0)] ?? $0 } + new.filter { !known.contains(key($0)) }
  }
}
