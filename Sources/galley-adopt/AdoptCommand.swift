import Foundation
import SourceAdoption

/// What `galley adopt` runs: reports what an app needs, and writes the package that compiles it.
struct AdoptCommand {
  private var folder = ""
  private var package: String?
  private var target: String?
  private var galley: String?
  private var isReportOnly = false
  private var isJSON = false

  init(_ arguments: [String]) throws {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--package": package = try Self.value(of: word, &words)
      case "--target": target = try Self.value(of: word, &words)
      case "--galley": galley = try Self.value(of: word, &words)
      case "--report": isReportOnly = true
      case "--json": isJSON = true
      case _ where word.hasPrefix("-"): throw UsageError("unknown option \(word)")
      case _ where folder.isEmpty: folder = word
      default: throw UsageError("only one app's folder can be given: \(word)")
      }
    }
    guard !folder.isEmpty else {
      throw UsageError(
        "usage: galley-adopt DIRECTORY [--package FOLDER] [--target NAME] [--galley FOLDER|URL] [--report] [--json]")
    }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) throws -> String {
    guard let value = words.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }

  func run() throws {
    let app = try AppFolder(folder, target: target)
    let report = try AppReport(app)
    print(isJSON ? try report.json : report.text, terminator: "")
    guard !isReportOnly, !isJSON else { return }
    guard !app.sources.isEmpty else { throw UsageError("\(folder) has no Swift files") }
    let package = try AdoptionPackage(for: app, in: package, galley: galley ?? Self.checkout)
    let written = try package.write()
    let editor = try EditorFolder(for: app, package: package)
    let configuration = try editor.write()
    print(
      """

      \(editor.path): wrote what sourcekit-lsp needs to read the app's files
      \(package.folder): \(written.isEmpty ? "nothing to write" : "wrote \(written.joined(separator: ", "))")
      Next, in this folder:
        swift build                                  compiles the app's files
        GALLEY_RECORD_PICTURES=1 swift test          draws views of the app in Tests/\(package.module)Tests/Pictures
      """)
    if let configuration {
      print("\n\(editor.path)/config.json is the app's own. Add these entries for sourcekit-lsp:\n\(configuration)")
    }
  }

  /// The folder of the package that this program was built in.
  private static var checkout: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .standardizedFileURL.path(percentEncoded: false).trimmingSuffix("/")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
