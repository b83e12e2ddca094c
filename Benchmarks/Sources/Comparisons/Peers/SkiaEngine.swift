import Foundation
import Workloads

/// Skia's paragraph in a Python process of its own, started with the run and asked in turn with us: A, B, A, B.
///
/// Python takes the times, of its own thread; ``bindingOverhead()`` is what calling Skia through it costs.
final class SkiaEngine: TextEngine {
  let name = "skia"
  private let program: SkiaProgram
  private let textCase: TextCase

  /// Throws when `tools/setup bench` has not installed skia-python.
  init(_ textCase: TextCase) throws {
    self.textCase = textCase
    program = try SkiaProgram()
    _ = try program.ask([
      "command": "open", "font": textCase.fontPath, "size": textCase.pointSize, "width": textCase.width,
      "language": textCase.language,
    ])
  }

  func load(_ texts: [String]) throws { _ = try program.ask(["command": "load", "texts": texts]) }

  func layOut(_ count: Int) throws -> Double { try program.ask(["command": "lay out", "count": count]).seconds }

  func answer(_ text: Int) throws -> LayoutAnswer { try program.ask(["command": "answer", "text": text]).answer }

  func keep(_ text: Int) throws { _ = try program.ask(["command": "keep", "text": text]) }

  func rewrap(_ widths: [Double], count: Int) throws -> Double {
    try program.ask(["command": "rewrap", "widths": widths, "count": count]).seconds
  }

  func rewrapAnswer(_ width: Double) throws -> LayoutAnswer {
    try program.ask(["command": "rewrap answer", "width": width]).answer
  }

  func query(_ width: Double, count: Int) throws -> Double { try rewrap([width], count: count) }

  /// The seconds that the calls of one cold layout take when they do next to nothing.
  func bindingOverhead() throws -> Double { try program.ask(["command": "overhead"]).seconds }
}

/// The process, and its lines of JSON.
final class SkiaProgram {
  struct Reply: Decodable {
    var seconds = 0.0
    var lines = 0
    var width = 0.0
    var version: String?
    var error: String?

    enum CodingKeys: String, CodingKey { case seconds, lines, width, version, error }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      seconds = try values.decodeIfPresent(Double.self, forKey: .seconds) ?? 0
      lines = try values.decodeIfPresent(Int.self, forKey: .lines) ?? 0
      width = try values.decodeIfPresent(Double.self, forKey: .width) ?? 0
      version = try values.decodeIfPresent(String.self, forKey: .version)
      error = try values.decodeIfPresent(String.self, forKey: .error)
    }

    var answer: LayoutAnswer { LayoutAnswer(lines: lines, width: width) }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init() throws {
    let python = "\(Paths.benchmarks)/.peers/venv/bin/python"
    guard FileManager.default.isExecutableFile(atPath: python) else {
      throw PeerError.silent("skia-python is missing: tools/setup bench installs it")
    }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["\(Paths.benchmarks)/Peers/skia_paragraph.py"]
    process.standardInput = input
    process.standardOutput = output
    // Fontconfig complains of Skia's newer configuration syntax; nothing else is written there.
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func ask(_ question: [String: Any]) throws -> Reply {
    var line = try JSONSerialization.data(withJSONObject: question)
    line.append(0x0A)
    try input.fileHandleForWriting.write(contentsOf: line)
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let reply = try JSONDecoder().decode(Reply.self, from: unread[..<end])
        unread = Data(unread[(end + 1)...])
        if let error = reply.error { throw PeerError.refused(error) }
        return reply
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw PeerError.silent("skia_paragraph.py ended") }
      unread.append(more)
    }
  }
}
