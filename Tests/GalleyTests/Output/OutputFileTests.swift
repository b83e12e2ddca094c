import Foundation
import Glibc
import TestSupport
import Testing

@testable import galley

/// Files that a command writes, at names at which something is already.
@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(texts: ["old": "old"]) }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  private func status(_ name: String) -> stat {
    var status = stat()
    #expect(unsafe lstat(path(name), &status) == 0)
    return status
  }

  private func kind(_ name: String) -> mode_t { status(name).st_mode & S_IFMT }

  private func write(_ name: String) throws(CommandFailure) {
    try OutputFile.write(Data("new".utf8), to: name.hasPrefix("/") ? name : path(name))
  }

  @Test("a regular file is replaced in one step, keeps its mode, and nothing else is left in the folder")
  func regular() throws {
    #expect(unsafe chmod(path("old"), 0o4640) == 0)
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: path("old")))
    try write("old")
    #expect(try text("old") == "new")
    #expect(status("old").st_mode & 0o7777 == 0o4640)
    // Who has the old file open still reads it.
    #expect(try reader.readToEnd() == Data("old".utf8))
    try write("another")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["another", "old"])
  }

  @Test("links are written through: relative, to other links, and to files that don't exist yet")
  func links() throws {
    try FileManager.default.createDirectory(atPath: path("inner"), withIntermediateDirectories: false)
    for (name, target) in [("inner/first", "../old"), ("second", "inner/first"), ("dangling", "inner/made")] {
      try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
    #expect(unsafe chmod(path("old"), 0o600) == 0)
    try write("second")
    try write("dangling")
    #expect(try text("old") == "new" && text("inner/made") == "new")
    #expect(kind("second") == S_IFLNK && kind("inner/first") == S_IFLNK && kind("dangling") == S_IFLNK)
    #expect(status("old").st_mode & 0o7777 == 0o600)
  }

  @Test("a FIFO and a device are written into, and stay")
  func special() throws {
    #expect(unsafe mkfifo(path("fifo"), 0o600) == 0)
    let reader = unsafe open(path("fifo"), O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    try write("fifo")
    let handle = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
    #expect(try handle.readToEnd() == Data("new".utf8))
    #expect(kind("fifo") == S_IFIFO)
    try FileManager.default.createSymbolicLink(atPath: path("null"), withDestinationPath: "/dev/null")
    try write("null")
    #expect(kind("null") == S_IFLNK)
    var status = stat()
    #expect(unsafe lstat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("/dev/stdout is standard output, be it a pipe or a file, before what else is written there")
  func standardOutput() throws {
    let command = #""$galley" line Inter-Regular Text --page /dev/stdout"#
    let piped = try ToolProcess.shell(command)
    #expect(piped.status == 0 && piped.output.hasPrefix("<!DOCTYPE html>"), "\(piped.error)")
    let file = try ToolProcess.shell("\(command) > '\(path("page"))'; cat '\(path("page"))'")
    #expect(file.output == piped.output)
    #expect(kind("page") == S_IFREG)
  }

  @Test("failures have the system's words, and leave nothing behind")
  func failures() throws {
    try FileManager.default.createSymbolicLink(atPath: path("loop"), withDestinationPath: "loop")
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: false)
    let cases = [
      ("loop", "Too many levels of symbolic links"), ("folder", "Is a directory"),
      ("none/file", "No such file or directory"), ("old/file", "Not a directory"),
      ("/dev/full", "No space left on device"),
    ]
    for (name, reason) in cases {
      let failure = try #require(throws: CommandFailure.self) { try write(name) }
      #expect(failure.status == .outputFailed && failure.message.hasSuffix("\(name): \(reason)"), "\(failure.message)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["folder", "loop", "old"])
    #expect(try text("old") == "old")
  }
}
