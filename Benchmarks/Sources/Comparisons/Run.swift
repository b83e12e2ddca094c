import Foundation
import Workloads

/// One run: what was asked for, and what it finds.
struct Run {
  private var filter: String?
  /// What the program Counts wrote.
  private var countsFile: String?
  private var onlyTables = false

  init(_ arguments: [String]) throws {
    for argument in arguments {
      if let value = Self.value(argument, "--filter=") {
        filter = value
      } else if let value = Self.value(argument, "--counts=") {
        countsFile = value
      } else if argument == "--tables" {
        onlyTables = true
      } else {
        throw PeerError.refused("unknown option \(argument)")
      }
    }
  }

  private static func value(_ argument: String, _ option: String) -> String? {
    argument.hasPrefix(option) ? String(argument.dropFirst(option.count)) : nil
  }

  func start() throws {
    if onlyTables { return try ResultFiles.rewriteTables() }
    let runs = Catalogue.comparisons.map(PairedRun.init)
    var growth: [Results.Growth] = []
    for run in runs {
      GoogleBenchmark.register(
        "\(run.comparison.name)/vs \(run.comparison.peer)", iterations: run.comparison.pairs,
        iteration: { run.pair() },
        figures: {
          let result = run.result
          run.end()
          if let failure = run.failure { print("failed: \(failure)") }
          guard let result else { return [] }
          let figures: [(StaticString, Double)] = [
            ("peer_us", result.peer_us), ("ratio", result.ratio), ("spread", result.spread),
            ("same", result.same_answer ? 1 : 0), ("mallocs", run.allocations),
          ]
          guard let cores = result.two_cores else { return figures }
          if cores.outcome == .tooFewPairs { print("\(result.name): \(cores.outcome.rawValue)") }
          return figures + [
            ("control", cores.control), ("pairs", Double(cores.pairs)), ("discarded", Double(cores.discarded)),
          ]
        })
    }
    for curve in Catalogue.growth {
      var found: Results.Growth?
      GoogleBenchmark.register(
        "growth/\(curve.name)", iterations: 1,
        iteration: {
          do {
            let result = try curve.run()
            found = result
            growth.append(result)
            return (result.us.last ?? 0) / 1e6
          } catch {
            print("failed: \(error)")
            return -1
          }
        },
        figures: { found.map { [("exponent" as StaticString, $0.exponent)] } ?? [] })
    }
    guard GoogleBenchmark.run(filter: filter) > 0 else { throw PeerError.refused("nothing is named \(filter ?? "")") }
    var results = Results(machine: Machine.description, swift: Machine.swift)
    results.comparisons = runs.compactMap(\.result)
    results.growth = growth
    if let countsFile {
      let data = try Data(contentsOf: URL(fileURLWithPath: countsFile))
      results.counts = try JSONDecoder().decode([Results.Count].self, from: data)
    }
    try ResultFiles.write(results, isWhole: filter == nil)
    let wrong = runs.filter { $0.failure != nil || $0.isUnexpectedlyDifferent }.map {
      "\($0.comparison.name)/vs \($0.comparison.peer)"
    }
    guard wrong.isEmpty else { throw PeerError.refused("other answers, or none, in \(wrong.joined(separator: ", "))") }
  }
}
