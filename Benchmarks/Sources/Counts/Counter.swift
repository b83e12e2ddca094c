import CMeasuring
import Foundation
import Workloads

/// Counts every workload: this program starts itself again under callgrind, which writes a file for each of them.
struct Counter {
  /// What goes wrong besides the work itself.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What is counted.
  enum Suite: String {
    /// What is compared with thresholds.
    case costs
    /// Text that is eight times as long.
    case growth
  }

  private let suite: Suite

  init(_ suite: Suite) { self.suite = suite }

  private var workloads: [CountedWorkload] {
    switch suite {
    case .costs: CountedWorkload.texts + CountedWorkload.solvers + CountedWorkload.cells + CountedWorkload.drawing
    case .growth: Growth.workloads
    }
  }

  /// Runs in the child: counts allocations and pivots, and has callgrind count instructions.
  func countAll(into folder: String) throws {
    guard galley_is_under_callgrind() != 0 else {
      throw Failure(description: "callgrind is not counting: was valgrind.h there when this was built?")
    }
    var counts: [Count] = []
    for (index, workload) in workloads.enumerated() {
      let run = try workload.make()
      let pivots = try run()
      let allocations = galley_allocations()
      galley_begin_counting()
      let pivotsAfter = try run()
      unsafe galley_end_counting("\(index)")
      counts.append(
        Count(
          name: workload.name, allocations: Int(galley_allocations() - allocations), instructions: 0,
          pivots: pivotsAfter - pivots, cachedWords: try workload.cachedWords?()))
    }
    try JSONEncoder().encode(counts).write(to: URL(fileURLWithPath: "\(folder)/counts.json"))
  }

  /// Runs in the parent: starts callgrind and reads what it wrote.
  func count() throws -> [Count] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-counts-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try runCallgrind(folder)
    var counts = try JSONDecoder().decode(
      [Count].self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/counts.json")))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasPrefix("callgrind.out") {
      let lines = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n")
      // "desc: Trigger: Client Request: 7" and "totals: 123".
      guard let index = number("desc: Trigger: Client Request:", lines), counts.indices.contains(index),
        let total = number("totals:", lines) ?? number("summary:", lines)
      else { continue }
      counts[index].instructions = total
    }
    if let missing = counts.first(where: { $0.instructions == 0 }) {
      throw Failure(description: "callgrind counted nothing for \(missing.name)")
    }
    return counts
  }

  private func runCallgrind(_ folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=\(folder)/callgrind.out",
      CommandLine.arguments[0], "--\(suite.rawValue)-into=\(folder)",
    ]
    // Dictionaries would otherwise lie differently in memory on every run. A crash would start Swift's backtracer, which
    // keeps the pipe open.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    do { try process.run() } catch { throw Failure(description: "valgrind cannot be started: \(error)") }
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "valgrind ended with \(process.terminationStatus); tools/setup counts installs it\n"
          + String(decoding: said, as: UTF8.self))
    }
  }

  private func number(_ key: String, _ lines: [Substring]) -> Int? {
    lines.first { $0.hasPrefix(key) }.flatMap { line in
      line.dropFirst(key.count).split(separator: " ").first.flatMap { Int($0) }
    }
  }
}
