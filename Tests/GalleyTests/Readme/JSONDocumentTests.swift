import Foundation
import TestSupport
import Synchronization
import Testing

@testable import galley

/// `Documentation/json.md`: its examples are printed by the commands above them, and it names every member.
@Suite struct JSONDocumentTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// An example with its command.
  struct Example: CustomTestStringConvertible, Sendable {
    /// The words after `galley`.
    let arguments: String
    let json: String

    var testDescription: String { arguments }
  }

  private static let text: String =
    (try? String(contentsOf: root.appendingPathComponent("Documentation/json.md"), encoding: .utf8)) ?? ""

  /// The fenced blocks with their languages.
  private static var blocks: [(language: String, content: String)] {
    let parts = text.components(separatedBy: "\n```")
    // Fences open at odd indices and close at even ones.
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { part in
      let lines = part.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  private static let examples: [Example] = {
    let blocks = Self.blocks
    return blocks.indices.dropFirst().compactMap { index in
      guard blocks[index].language == "json", blocks[index - 1].language == "console" else { return nil }
      let command = blocks[index - 1].content.trimmingCharacters(in: .whitespacesAndNewlines)
      return Example(arguments: String(command.dropFirst("$ galley ".count)), json: blocks[index].content)
    }
  }()

  /// The results of the examples, each of which several tests look at.
  private static let results = Mutex<[String: ProgramRun]>([:])

  private static func output(_ example: Example) throws -> (text: String, value: Any) {
    let known = results.withLock { $0[example.arguments] }
    let result = try known ?? ToolProcess.shell("cd '\(root.path)' && \"$galley\" \(example.arguments)")
    results.withLock { $0[example.arguments] = result }
    // An audit has status 1 if it finds truncated text.
    #expect(result.status == 0 || result.status == 1 && example.arguments.hasPrefix("audit"))
    return (result.output, try JSONSerialization.jsonObject(with: Data(result.output.utf8)))
  }

  /// Returns the paths at which an excerpt differs from a document.
  private static func differences(_ excerpt: Any, _ document: Any, at path: String) -> [String] {
    switch (excerpt, document) {
    case (let excerpt as [String: Any], let document as [String: Any]):
      return excerpt.sorted { $0.key < $1.key }.flatMap { name, value in
        document[name].map { differences(value, $0, at: "\(path).\(name)") } ?? ["\(path).\(name) is missing"]
      }
    case (let excerpt as [Any], let document as [Any]):
      guard excerpt.count <= document.count else { return ["\(path) has only \(document.count) elements"] }
      return zip(excerpt, document).enumerated().flatMap { differences($1.0, $1.1, at: "\(path)[\($0)]") }
    case (let excerpt as NSObject, let document as NSObject):
      return excerpt == document ? [] : ["\(path) is \(document), not \(excerpt)"]
    default: return ["\(path) has another type"]
    }
  }

  /// Returns the names of all members, without those whose names are data: tags of axes and baselines.
  private static func names(_ value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.reduce(into: Set(object.keys)) { names, member in
        if !["set", "coordinates", "lines"].contains(member.key) || member.value is [Any] {
          names.formUnion(Self.names(member.value))
        }
      }
    case let array as [Any]: array.reduce(into: []) { $0.formUnion(names($1)) }
    default: []
    }
  }

  @Test("every example of JSON has a command, and every command with JSON an example")
  func commands() {
    #expect(Self.examples.count == Self.blocks.count { $0.language == "json" })
    for signature in Galley.commands.map({ $0.signature }) where signature.name != "audit" {
      #expect(signature.options.contains { $0.name == "json" })
      #expect(Self.examples.contains { $0.arguments.hasPrefix("\(signature.name) ") }, "\(signature.name)")
    }
  }

  @Test("every example is part of what its command prints", arguments: examples)
  func excerpt(example: Example) throws {
    let excerpt = try JSONSerialization.jsonObject(with: Data(example.json.utf8))
    #expect(Self.differences(excerpt, try Self.output(example).value, at: "") == [])
  }

  @Test("every member that these commands print is named", arguments: examples)
  func members(example: Example) throws {
    let names = Self.names(try Self.output(example).value)
    #expect(names.filter { !Self.text.contains("`\($0)`") && !["fonts", "schema"].contains($0) }.sorted() == [])
  }

  @Test("numbers have at most six decimals, and no exponent", arguments: examples)
  func decimals(example: Example) throws {
    let text = try Self.output(example).text.replacing(/"([^"\\]|\\.)*"/, with: "")
    #expect(
      text.matches(of: /-?[0-9.]+([eE][-+]?[0-9]+)?/).allSatisfy { match in
        match.output.1 == nil && (match.output.0.split(separator: ".").dropFirst().first?.count ?? 0) <= 6
      })
  }

  @Test("the comparison finds other values, missing members, and missing elements")
  func comparison() {
    let document: [String: Any] = ["a": [1, 2, ["b": "c"]], "d": NSNull()]
    func differences(_ excerpt: [String: Any]) -> [String] { Self.differences(excerpt, document, at: "") }
    #expect(differences(["a": [1, 2], "d": NSNull()]) == [])
    #expect(differences(["a": [1, 3]]) == [".a[1] is 2, not 3"])
    #expect(differences(["a": [1, 2, ["b": "x"]]]) == [".a[2].b is c, not x"])
    #expect(differences(["a": [1, 2, [:], 4]]) == [".a has only 3 elements"])
    #expect(differences(["e": 1]) == [".e is missing"])
    #expect(differences(["d": 0]).count == 1 && differences(["a": ["b": 1]]).count == 1)
  }
}
