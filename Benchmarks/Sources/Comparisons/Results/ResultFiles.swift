import Foundation
import Workloads

/// `latest.json`, and the tables of the READMEs.
enum ResultFiles {
  private static let json = URL(fileURLWithPath: "\(Paths.benchmarks)/latest.json")

  /// Writes what a run found. A run of a part replaces that part of what is there, if it was taken on the same machine
  /// with the same compiler; the READMEs' tables are those of a whole run.
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
    if isWhole { try writeTables(all) }
  }

  private static let marks = ("<!-- The latest run; make bench writes what stands here. -->", "<!-- The end of it. -->")

  /// Writes the tables anew from what `latest.json` holds.
  static func rewriteTables() throws {
    try writeTables(JSONDecoder().decode(Results.self, from: Data(contentsOf: json)))
  }

  /// Puts the tables into both READMEs.
  private static func writeTables(_ results: Results) throws {
    try write(ResultTable(results: results, versions: Machine.versions).markdown, into: "README.md")
    try write(ReadmeQuote(results: results).markdown, into: "../README.md")
  }

  /// Puts text between the marks of a file.
  private static func write(_ table: String, into name: String) throws {
    let file = URL(fileURLWithPath: "\(Paths.benchmarks)/\(name)").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let start = text.range(of: marks.0), let end = text.range(of: marks.1), start.upperBound <= end.lowerBound
    else {
      throw PeerError.refused("\(file.path) has lost the marks of its table")
    }
    try (text[..<start.upperBound] + "\n\n" + table + "\n\n" + text[end.lowerBound...])
      .write(to: file, atomically: true, encoding: .utf8)
    print("wrote \(file.path)")
  }

  private static func merged<Item>(_ old: [Item], _ new: [Item], by key: (Item) -> String) -> [Item] {
    let fresh = Dictionary(new.map { (key($0), $0) }, uniquingKeysWith: { $1 })
    let known = Set(old.map(key))
    return old.map { fresh[key($0)] ?? $0 } + new.filter { !known.contains(key($0)) }
  }
}
