import Foundation
import TestSupport

/// A headless Chromium that all pages of this process share: a start for each would take most of the time of their tests.
///
/// Chromium reads commands on its file descriptor 3 and answers on 4, each as JSON that ends with a zero byte
/// (https://chromedevtools.github.io/devtools-protocol). It ends when this process has ended. All is used under one lock.
final class DevTools: @unchecked Sendable {
  struct Failure: Error {
    let message: String
  }

  typealias Values = [String: Any]

  /// What one page is shown in.
  struct Page {
    fileprivate let browser: DevTools
    fileprivate let session: String

    /// Sends a command and returns its result.
    @discardableResult
    func send(_ method: String, _ parameters: Values = [:]) throws -> Values {
      try browser.send(method, parameters, session: session)
    }

    /// Waits until an event comes or has come.
    func wait(for event: String) throws { try browser.wait(for: event, session: session) }
  }

  private static let shared = Result { try DevTools() }

  /// Opens an empty page in a window of a size in pixels, and closes it after `body`. Others wait until then.
  static func withPage<Value>(width: Int, height: Int, _ body: (Page) throws -> Value) throws -> Value {
    let browser = try shared.get()
    return try browser.lock.withLock {
      let options: Values = ["url": "about:blank", "width": width, "height": height, "newWindow": true]
      let target = try browser.send("Target.createTarget", options)["targetId"] ?? ""
      defer { _ = try? browser.send("Target.closeTarget", ["targetId": target]) }
      let attached = try browser.send("Target.attachToTarget", ["targetId": target, "flatten": true])
      guard let session = attached["sessionId"] as? String else { throw Failure(message: "no session") }
      return try body(Page(browser: browser, session: session))
    }
  }

  /// How long an answer may take, in seconds.
  private static let patience = 60.0

  private let lock = NSLock()
  private let commands = Pipe()
  private let answers = Pipe()
  private var received = Data()
  private var events: [(session: String?, method: String)] = []
  private var commandCount = 0

  private init() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      profile=$(mktemp -d)
      chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$profile" \
        --remote-debugging-pipe 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null
      rm -rf "$profile"
      """,
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try ProgramRun.withSignalsUnblocked { try process.run() }
  }

  private func send(_ method: String, _ parameters: Values, session: String? = nil) throws -> Values {
    commandCount += 1
    var command: Values = ["id": commandCount, "method": method, "params": parameters]
    command["sessionId"] = session
    try commands.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      let message = try receive()
      guard message["id"] as? Int == commandCount else { continue }
      guard let result = message["result"] as? Values else {
        throw Failure(message: "\(method): \(message["error"] ?? "no result")")
      }
      return result
    }
  }

  private func wait(for event: String, session: String) throws {
    while true {
      if let index = events.firstIndex(where: { $0 == (session, event) }) {
        events.remove(at: index)
        return
      }
      _ = try receive()
    }
  }

  /// Reads the next message, and keeps it if it is an event.
  private func receive() throws -> Values {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var searched = 0
    while true {
      if let end = received[(received.startIndex + searched)...].firstIndex(of: 0) {
        let text = received[..<end]
        received = Data(received[(end + 1)...])
        let message = try JSONSerialization.jsonObject(with: text) as? Values ?? [:]
        if let method = message["method"] as? String {
          events.append((message["sessionId"] as? String, method))
        }
        return message
      }
      searched = received.count
      var state = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = max(0, deadline.timeIntervalSinceNow)
      guard unsafe poll(&state, 1, Int32(left * 1_000)) > 0 else {
        throw Failure(message: "Chromium didn't answer within \(Self.patience) s")
      }
      let part = answers.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Failure(message: "Chromium has ended") }
      received += part
    }
  }
}
