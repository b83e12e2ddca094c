import Foundation
import Testing

/// What an editor shows for the app's own files, with the toolchain's sourcekit-lsp and the files of `galley adopt`.
///
/// The messages are those of Swift 6.3.
@Suite(.serialized, .enabled(if: LanguageServer.isExpected, "not Swift 6.3, or sourcekit-lsp is missing"))
struct EditorTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The folder of the build, with the programs and the folder of the modules.
  private static var build: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Makes a copy of an app with what `galley adopt` writes, as if its package had been built, and removes it after a test.
  private static func adopt(
    _ source: String, editing edit: (URL) throws -> Void = { _ in }, test: (URL, LanguageServer) throws -> Void
  ) throws {
    let files = FileManager.default
    let app = files.temporaryDirectory.resolvingSymlinksInPath().appending(path: "editor-\(UUID().uuidString)")
    defer { try? files.removeItem(at: app) }
    try files.copyItem(at: root.appending(path: source), to: app)
    try? files.removeItem(at: app.appending(path: "LinuxTests"))
    try edit(app)
    let adoption = Process()
    adoption.executableURL = build.appending(path: "galley-adopt")
    adoption.arguments = [app.path(percentEncoded: false), "--galley", root.path(percentEncoded: false)]
    adoption.standardOutput = FileHandle.nullDevice
    try adoption.run()
    adoption.waitUntilExit()
    #expect(adoption.terminationStatus == 0)
    let results = app.appending(path: "LinuxTests/.build/debug")
    try files.createDirectory(at: results, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: results.appending(path: "Modules"), withDestinationURL: build.appending(path: "Modules"))
    let server = try LanguageServer(build.appending(path: "galley-adopt"), folder: app)
    try test(app, server)
    try server.stop()
  }

  /// The paths in an app of its Swift files.
  private static func sources(of app: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: app.path(percentEncoded: false))?.allObjects as? [String]
    return (files ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("LinuxTests") && !$0.hasPrefix(".") }.sorted()
  }

  @Test("an app's own files show no diagnostics but those of real errors, and definitions are found")
  func app() throws {
    try Self.adopt("Examples/StoryboardApp") { app, server in
      for path in Self.sources(of: app) {
        let file = app.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try server.diagnostics(of: file, text) == [], "\(path)")
      }
      let file = app.appending(path: "TrailApp/TrailsViewController.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        try server.definition(of: "UITableViewController", in: file, text).hasPrefix("UITableViewController.swift:"))
      #expect(try server.definition(of: "Trail.all", in: file, text) == "Trail.swift:20")
    }
  }

  /// What is shown although it is right: calls of `super` and selectors that mean a method and its override in an extension.
  private static let known = [
    "Equality/Equality.swift": ["19: Ambiguous use of 'isEqual'"],
    "Commands/Commands.swift": ["27: Ambiguous use of 'copy'"],
  ]

  private static let wrong = """
    import UIKit
    final class Wrong: UIView {
      @IBOutlet private var label: UILabel!
      @objc private func tap(_ sender: UIButton) { label.text = 3 }
      func start() { _ = UITapGestureRecognizer(target: self, action: #selector(tap(_:))) }
    }
    """

  @Test("what the plugin rewrites isn't shown as an error; a wrong line beside it is")
  func shapes() throws {
    try Self.adopt(
      "Tests/Samples/Adoption/Shapes",
      editing: { app in
        // A throwing method of Objective-C turns the compiler's support off.
        let file = app.appending(path: "Conformances/Conformances.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing(" throws {", with: " {").utf8).write(to: file)
        try Data(Self.wrong.utf8).write(to: app.appending(path: "Wrong.swift"))
      },
      test: { app, server in
        for path in Self.sources(of: app) where path != "Wrong.swift" {
          let file = app.appending(path: path)
          let text = try String(contentsOf: file, encoding: .utf8)
          #expect(try server.diagnostics(of: file, text) == Self.known[path] ?? [], "\(path)")
        }
        let file = app.appending(path: "Wrong.swift")
        #expect(
          try server.diagnostics(of: file, Self.wrong) == ["4: Cannot assign value of type 'Int' to type 'String'"])
        #expect(try server.definition(of: "#selector(tap", in: file, Self.wrong) == "Wrong.swift:4")
      })
  }
}
