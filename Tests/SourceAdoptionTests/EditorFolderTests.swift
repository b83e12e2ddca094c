import Foundation
import Testing

@testable import SourceAdoption

@Suite struct EditorFolderTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file that is written for the editor.
  private func text(_ name: String, _ files: [String: String]) throws -> String {
    let folder = try TemporaryApp(files)
    defer { folder.remove() }
    let app = try AppFolder(folder.path)
    let editor = try EditorFolder(for: app, package: AdoptionPackage(for: app, in: nil, galley: "/galley"))
    #expect(try editor.write() == nil)
    return try String(contentsOfFile: editor.path + "/" + name, encoding: .utf8)
  }

  @Test("an app's own configuration stays, and the entries that it lacks are told")
  func ownConfiguration() throws {
    let entries = """
      { "defaultWorkspaceType": "compilationDatabase", "compilationDatabase": { "searchPaths": [".sourcekit-lsp"] } }
      """
    let all = #"{ "logging": {},"# + entries.dropFirst()
    for (own, isComplete) in [(#"{ "logging": {} }"#, false), ("{", false), (all, true)] {
      let folder = try TemporaryApp(["A.swift": "", ".sourcekit-lsp/config.json": own])
      defer { folder.remove() }
      let app = try AppFolder(folder.path)
      let editor = try EditorFolder(for: app, package: AdoptionPackage(for: app, in: nil, galley: "/galley"))
      for _ in 0..<2 {
        let missing = try editor.write()
        #expect((missing == nil) == isComplete)
        #expect(missing?.contains("searchPaths") ?? true)
      }
      #expect(try String(contentsOfFile: editor.path + "/config.json", encoding: .utf8) == own)
      let names = try FileManager.default.contentsOfDirectory(atPath: editor.path)
      #expect(names.contains("compile_commands.json") && !names.contains(".gitignore"))
    }
  }

  @Test("what was written before is written again")
  func again() throws {
    let folder = try TemporaryApp(["A.swift": ""])
    defer { folder.remove() }
    for files in [["A.swift"], ["A.swift", "B.swift"]] {
      for file in files { try Data().write(to: folder.url.appending(path: file)) }
      let app = try AppFolder(folder.path)
      let editor = try EditorFolder(for: app, package: AdoptionPackage(for: app, in: nil, galley: "/galley"))
      #expect(try editor.write() == nil)
      let commands = try String(contentsOfFile: editor.path + "/compile_commands.json", encoding: .utf8)
      #expect(files.allSatisfy(commands.contains))
      #expect(FileManager.default.fileExists(atPath: editor.path + "/.gitignore"))
    }
  }

  @Test("each file's command compiles all files of the module")
  func commands() throws {
    let json = try text("compile_commands.json", ["A.swift": "", "B/C.swift": "", "main.swift": ""])
    let commands = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let files = commands.compactMap { ($0["file"] as? String).map { ($0 as NSString).lastPathComponent } }
    #expect(files == ["A.swift", "C.swift", "Bridging.swift", "AppResources.swift"])
    for command in commands {
      let arguments = try #require(command["arguments"] as? [String])
      #expect(arguments.filter { $0.hasSuffix(".swift") } == commands.compactMap { $0["file"] as? String })
      #expect(arguments.contains("-enable-objc-interop"))
    }
  }

  @Test("a throwing method of Objective-C, which crashes the compiler, turns its support for it off")
  func throwingMethods() throws {
    for text in [
      "class A { @objc func f() throws {} }", "@objcMembers class A { func f() throws {} }",
      "@objc protocol P { func f() throws }",
    ] {
      #expect(try !self.text("compile_commands.json", ["A.swift": text]).contains("-enable-objc-interop"), "\(text)")
    }
    let swift = "class A { func f() throws {}; @objc func g() {} }"
    #expect(try text("compile_commands.json", ["A.swift": swift]).contains("-enable-objc-interop"))
  }

  @Test("modules that are missing are empty ones, with the parts that are imported")
  func modules() throws {
    let map = try text(
      "module.modulemap",
      [
        "A.swift":
          "import UIKit\nimport os.log\nimport class Combine.Future\n#if canImport(AppKit)\nimport AppKit\n#endif\n"
      ])
    let lines = map.split(separator: "\n")
    #expect(lines.contains(#"module "os" { module "log" {} }"#))
    #expect(lines.contains(#"module "Combine" { module "Future" {} }"#))
    #expect(!lines.contains { $0.contains("UIKit") || $0.contains("AppKit") })
  }

  @Test("the modules of C that stay empty are those of this package")
  func cModules() throws {
    let sources = Self.root.appending(path: "Sources").path(percentEncoded: false)
    let found = try FileManager.default.contentsOfDirectory(atPath: sources).filter { module in
      let files = FileManager.default.enumerator(atPath: sources + "/" + module)?.allObjects as? [String]
      return files?.contains { $0.hasSuffix("module.modulemap") || $0.hasPrefix("include") } ?? false
    }
    #expect(Set(found) == KnownModules.cModules)
  }

  // MARK: - Messages

  private func framed(_ json: String) -> Data { Data("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8) }

  /// Returns what passes of bytes that come in pieces of a size, before their end.
  private func passed(_ bytes: Data, inPiecesOf size: Int, _ messages: inout ServerMessages) -> Data {
    var result = Data()
    for start in stride(from: 0, to: bytes.count, by: size) {
      result += messages.add(bytes[start..<min(start + size, bytes.count)])
    }
    return result
  }

  @Test("messages pass byte for byte, in whichever pieces they come")
  func pieces() {
    let bytes = framed(#"{"id":1,"result":{"items":[{"message":"Cannot find 'x' in scope"}]}}"#) + framed("{}")
    for size in [1, 7, bytes.count] {
      var messages = ServerMessages()
      #expect(passed(bytes, inPiecesOf: size, &messages) == bytes)
    }
  }

  @Test(
    "everything after a header without a length passes as it is, in whichever pieces it comes",
    arguments: ["Content-Type: x", "Content-Length: many", "Content-Length: -1", "Content-Length:"])
  func noLength(header: String) {
    let list = #"{"result":{"items":[{"message":"'@IBOutlet' property cannot have non-'@objc' class type 'A'"}]}}"#
    let bytes = framed("{}") + Data("\(header)\r\n\r\n".utf8) + framed(list) + Data("rest".utf8)
    for size in [1, 7, bytes.count] {
      var messages = ServerMessages()
      #expect(passed(bytes, inPiecesOf: size, &messages) == bytes)
      #expect(messages.end().isEmpty)
    }
  }

  @Test("what isn't complete passes at the end of the stream", arguments: [1, 10, 24])
  func unfinished(missing: Int) {
    let bytes = framed("{}") + framed(#"{"id":1}"#).dropLast(missing)
    var messages = ServerMessages()
    #expect(messages.add(bytes) == framed("{}"))
    #expect(messages.end() == framed(#"{"id":1}"#).dropLast(missing))
    #expect(messages.end().isEmpty)
  }

  @Test("diagnostics about what the plugin rewrites are left out, of answers and of notifications")
  func diagnostics() {
    let list = #"[{"message":"'@IBOutlet' property cannot have non-'@objc' class type 'UILabel'"},{"message":"x"}]"#
    for (before, after) in [
      (#"{"id":1,"result":{"items":"#, "}}"), (#"{"params":{"uri":"file:///a","diagnostics":"#, "}}"),
    ] {
      var messages = ServerMessages()
      let result = String(decoding: messages.add(framed(before + list + after)), as: UTF8.self)
      #expect(!result.contains("IBOutlet") && result.contains(#"[{"message":"x"}]"#))
      let body = result.split(separator: "\r\n\r\n").last.map { $0.utf8.count }
      #expect(result.hasPrefix("Content-Length: \(body ?? 0)\r\n\r\n"))
    }
  }

  @Test(
    "messages of Swift 6.3.1 on Linux",
    arguments: [
      ("Non-'@objc' instance method 'f()' declared in 'UIView' cannot be overridden from extension", true),
      (
        "Instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C",
        true
      ),
      ("Argument of '#selector' refers to instance method 'f' that is not exposed to Objective-C", true),
      ("Cannot use optional chaining on non-optional value of type '(UIView) -> CGFloat'", true),
      ("Cannot use optional chaining on non-optional value of type 'UIView'", false),
      ("Cannot convert value of type 'String' to specified type 'Int'", false),
      ("Method does not override any method from its superclass", false),
    ])
  func messages(message: String, isPlatform: Bool) { #expect(PlatformDiagnostics.contains(message) == isPlatform) }
}
