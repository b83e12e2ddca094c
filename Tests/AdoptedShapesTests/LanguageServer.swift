import Foundation
import TestSupport

/// The language server of the toolchain as an editor starts it, by the Language Server Protocol.
final class LanguageServer {
  /// Whether the toolchain has the server, and is the one whose messages the tests expect.
  static var isExpected: Bool {
    #if compiler(>=6.3) && !compiler(>=6.4)
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: $0 + "/sourcekit-lsp")
      }
    #else
      false
    #endif
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()
  private var lastRequest = 0
  /// Ends the server if it hangs, and with it the reads below.
  private var deadline: DispatchWorkItem?

  /// Starts the server for a folder.
  ///
  /// - Parameter program: `galley-adopt`, which starts sourcekit-lsp.
  init(_ program: URL, folder: URL) throws {
    process.executableURL = program
    process.arguments = ["--language-server"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try ProgramRun.withSignalsUnblocked { try process.run() }
    _ = try request(
      "initialize",
      [
        "processId": Int(ProcessInfo.processInfo.processIdentifier), "rootUri": folder.absoluteString,
        "capabilities": ["textDocument": ["diagnostic": ["dynamicRegistration": true]]],
      ])
    try send(["method": "initialized", "params": [String: Any]()])
  }

  deinit { terminate() }

  func stop() throws {
    _ = try request("shutdown", [:])
    try send(["method": "exit"])
    process.waitUntilExit()
    deadline?.cancel()
  }

  /// Ends the server where a test doesn't get as far as `stop()`.
  private func terminate() {
    deadline?.cancel()
    if process.isRunning { process.terminate() }
  }

  /// Calls a function with SIGPIPE blocked on this thread, which would end all tests. It isn't ignored, since processes inherit that.
  private static func withSIGPIPEBlocked(_ body: () throws -> Void) rethrows {
    var set = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &set, &before)
    defer {
      // Takes one that has come meanwhile.
      var none = timespec()
      unsafe sigtimedwait(&set, nil, &none)
      unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    try body()
  }

  /// Opens a file with a text, and returns the lines from 1 and the messages of its diagnostics.
  func diagnostics(of file: URL, _ text: String) throws -> [String] {
    try send([
      "method": "textDocument/didOpen",
      "params": ["textDocument": ["uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text]],
    ])
    let result = try request("textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
    let items = (result as? [String: Any])?["items"] as? [[String: Any]]
    guard let items else { throw ServerFailure(text: "no diagnostics: \(result)") }
    return items.map { item in
      let start = (item["range"] as? [String: [String: Int]])?["start"]
      return "\((start?["line"] ?? -1) + 1): \(item["message"] as? String ?? "")"
    }
  }

  /// The file name and line, from 1, of what a name in an open file stands for.
  ///
  /// - Parameter name: The first place of this text in the file, whose last character is in the name.
  func definition(of name: String, in file: URL, _ text: String) throws -> String {
    guard let range = text.range(of: name) else { throw ServerFailure(text: "no \(name) in \(file.path)") }
    let before = text[..<range.upperBound].dropLast()
    let line = before.count { $0 == "\n" }
    let column = before.reversed().prefix { $0 != "\n" }.count
    let result = try request(
      "textDocument/definition",
      ["textDocument": ["uri": file.absoluteString], "position": ["line": line, "character": column]])
    guard let location = (result as? [[String: Any]])?.first,
      let uri = (location["uri"] as? String).flatMap(URL.init(string:)),
      let found = (location["range"] as? [String: [String: Int]])?["start"]?["line"]
    else { throw ServerFailure(text: "no definition of \(name): \(result)") }
    return "\(uri.lastPathComponent):\(found + 1)"
  }

  // MARK: - Messages

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { old, _ in old })
    try Self.withSIGPIPEBlocked {
      try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
  }

  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any {
    lastRequest += 1
    deadline?.cancel()
    let end = DispatchWorkItem { [weak process] in
      if let process, process.isRunning { process.terminate() }
    }
    deadline = end
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: end)
    try send(["id": lastRequest, "method": method, "params": parameters])
    while true {
      let message = try read()
      if message["method"] != nil {
        // The server asks, too; an editor that can't do it answers with nothing.
        if let id = message["id"] { try send(["id": id, "result": NSNull()]) }
      } else if message["id"] as? Int == lastRequest {
        return message["result"] ?? message["error"] ?? NSNull()
      }
    }
  }

  private func read() throws -> [String: Any] {
    while true {
      if let end = pending.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
        let length = Int(header.split(separator: " ").last ?? "") ?? 0
        if pending.endIndex - end.upperBound >= length {
          let body = Data(pending[end.upperBound..<(end.upperBound + length)])
          pending = Data(pending[(end.upperBound + length)...])
          return (try JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:]
        }
      }
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw ServerFailure(text: "the server has ended") }
      pending.append(bytes)
    }
  }
}

struct ServerFailure: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
