import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let readme = folder.appendingPathComponent("../../../README.md").standardizedFileURL

  /// Returns the fenced blocks of the README in a language.
  private static func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: readme, encoding: .utf8)
    let parts = text.components(separatedBy: "\n```")
    // Fences open at odd indices and close at even ones.
    return parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\(language)\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  @Test("the Swift example is the one that is compiled here")
  func exampleIsCompiled() throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)
    let example = source.components(separatedBy: "  // ---\n")[1].split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
    #expect(try Self.blocks("swift").first == ("import UIKit\n\n" + example).trimmingCharacters(in: .newlines))
  }

  @MainActor @Test("the example prints the output shown below it")
  func exampleOutput() throws {
    let before = UIApplication.shared.preferredContentSizeCategory
    defer { UIApplication.shared.preferredContentSizeCategory = before }
    var printed: [String] = []
    example { printed.append($0) }
    #expect(try Self.blocks("text").first == printed.joined(separator: "\n"))
  }

  @Test("every command prints the output shown; a line of three dots replaces omitted lines")
  func commands() throws {
    let blocks = try Self.blocks("console")
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let command = try #require(lines.first?.dropFirst("$ ".count))
      // `make demo` ends with `galley cells`; the tests must not build inside a build.
      let arguments = command == "make demo" ? "cells" : command.dropFirst("galley ".count)
      let root = Self.readme.deletingLastPathComponent().path
      let result = try ToolProcess.shell("cd '\(root)' && \"$galley\" \(arguments)")
      // An audit with output has found a truncated text.
      #expect(result.status == (command.hasPrefix("galley audit") ? 1 : 0), "\(command)")
      let shown = lines.dropFirst().split(separator: "...").map { $0.joined(separator: "\n") }
      #expect(Self.firstMissing(of: shown, in: result.output) == nil, "\(command) prints:\n\(result.output)")
    }
  }

  /// Returns the first part that is not contained in the output as whole lines after the previous parts.
  private static func firstMissing(of parts: [String], in output: String) -> String? {
    var rest = Substring("\n" + output)
    for part in parts {
      guard let found = rest.range(of: "\n\(part)\n") else { return part }
      rest = rest[rest.index(before: found.upperBound)...]
    }
    return nil
  }

  @Test("the search for shown lines finds whole lines in order, and misses others")
  func searchForLines() {
    let output = "one\ntwo\nthree\n"
    #expect(Self.firstMissing(of: ["one\ntwo", "three"], in: output) == nil)
    #expect(Self.firstMissing(of: ["one", "three"], in: output) == nil)
    #expect(Self.firstMissing(of: ["three", "one"], in: output) == "one")
    #expect(Self.firstMissing(of: ["tw"], in: output) == "tw")
  }
}
