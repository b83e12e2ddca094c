import CTextPeers
import Foundation
import Workloads

/// What the figures were taken on.
enum Machine {
  /// Processor, number of cores, memory and system.
  static let description: String = {
    let processor = value("model name", in: "/proc/cpuinfo") ?? "unknown processor"
    let memory = value("MemTotal", in: "/proc/meminfo").flatMap { Int($0.split(separator: " ")[0]) } ?? 0
    let system =
      (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n")
      .first { $0.hasPrefix("PRETTY_NAME=") }.map { $0.dropFirst(12).filter { $0 != "\"" } } ?? "Linux"
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(processor), \(cores) cores, \((memory + (1 << 19)) >> 20) GB, \(system)"
  }()

  /// The version of the compiler that built this program, as `swift --version` prints it.
  static let swift: String = {
    let environment = ProcessInfo.processInfo.environment["SWIFT_VERSION_TEXT"] ?? ""
    return environment.isEmpty ? "unknown" : environment
  }()

  /// The versions of the peers, and what calling Skia through Python costs.
  static var versions: [String] {
    var versions = [
      unsafe "HarfBuzz \(String(cString: harfbuzz_version())), Pango \(String(cString: pango_peer_version()))"
        + ", Qt \(String(cString: qt_peer_version())), kiwi's headers and Skia as fetched: \(fetched)"
    ]
    if let library = ProcessInfo.processInfo.environment["GOOGLE_BENCHMARK_VERSION"] {
      versions.append("Google Benchmark \(library)")
    }
    if let overhead = try? SkiaEngine(.usual).bindingOverhead() {
      versions.append(
        "the seven calls from Python that a cold layout in Skia takes cost "
          + "\(ResultTable.digits(overhead * 1e6)) us when they do next to nothing; Skia's times include that")
    }
    return versions
  }

  /// What `fetch-peers` has put there.
  private static var fetched: String {
    let file = "\(Paths.benchmarks)/.peers/versions"
    return (try? String(contentsOfFile: file, encoding: .utf8))?.trimmingCharacters(in: .newlines) ?? "unknown"
  }

  private static func value(_ key: String, in file: String) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").first { $0.hasPrefix(key) }?.split(separator: ":", maxSplits: 1).last
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
