import Foundation

/// A simulated machine for `tools/setup`: a folder of small fake commands that is its whole PATH.
final class Machine {
  /// The exit status and output of a run of the script, and the calls of apt-get that it made.
  struct Result {
    let status: Int32
    let output: String
    let error: String
    let aptCalls: [String]
  }

  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../tools/setup").standardizedFileURL.path

  private let folder: URL
  private var log: URL { folder.appendingPathComponent("apt.log") }

  /// A machine with the tools that every Debian has, and what the arguments say.
  ///
  /// - Parameters:
  ///   - swift: what `swift --version` prints; nil for no Swift.
  ///   - installed: the packages that are there.
  ///   - isRoot: whether the user is root.
  ///   - sudo: the exit status of sudo where it refuses, 0 where it runs its command; nil for no sudo.
  ///   - apt: the exit status of `apt-get install`; nil for no apt.
  init(
    swift: String? = "Swift version 6.3.1 (swift-6.3.1-RELEASE)", installed: [String] = [], isRoot: Bool = true,
    sudo: Int? = nil, apt: Int? = 0
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("machine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["grep", "sed", "head", "sort", "env", "bash", "true"] {
      let real = ["/usr/bin/", "/bin/"].map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: real ?? "/usr/bin/\(name)")
    }
    try command("id", "echo \(isRoot ? 0 : 1000)")
    if let swift { try command("swift", "echo '\(swift)'") }
    if let sudo {
      try command("sudo", "[ \"$1\" = -n ] && shift; \(sudo == 0 ? "exec \"$@\"" : "exit \(sudo)")")
    }
    if let apt {
      try command("apt-get", "echo \"$*\" >> '\(log.path)'; case \"$*\" in *install*) exit \(apt);; esac")
      // Asked as `dpkg-query -W -f FORMAT PACKAGE`.
      let words = (["none"] + installed).joined(separator: "|")
      try command("dpkg-query", "case \"$4\" in \(words)) echo -n installed;; *) exit 1;; esac")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the script with the given words, on the system of the given name.
  func setUp(_ words: String..., system: String = "debian") throws -> Result {
    let release = folder.appendingPathComponent("os-release")
    try Data("ID=\(system)\n".utf8).write(to: release)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [Self.script] + words
    process.environment = ["PATH": folder.path, "OS_RELEASE": release.path]
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let told = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let calls = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: String(decoding: told, as: UTF8.self), aptCalls: calls.split(separator: "\n").map(String.init))
  }

  /// Writes a fake command. A separate shell writes it: a file that this process had open for writing could be held
  /// open by a child that another test starts at that moment, and would not run until that child does ("Text file
  /// busy").
  private func command(_ name: String, _ script: String) throws {
    let file = folder.appendingPathComponent(name).path
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", #"printf '#!/bin/bash\n%s\n' "$1" > "$2" && chmod 755 "$2""#, "bash", script, file]
    try shell.run()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
