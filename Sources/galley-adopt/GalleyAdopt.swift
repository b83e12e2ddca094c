import Foundation
import SourceAdoption

/// The tool of the plugin `Adoption`.
@main
struct GalleyAdopt {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "rewrite": try await rewrite(Array(arguments.dropFirst()))
      default: fail("usage: galley-adopt rewrite CACHE [FILE OUTPUT]...", status: 64)
      }
    } catch {
      fail("\(error)", status: 74)
    }
  }

  /// `galley-adopt rewrite CACHE FILE OUTPUT ...`
  private static func rewrite(_ arguments: [String]) async throws {
    guard arguments.count % 2 == 1 else { fail("rewrite takes CACHE, and FILE and OUTPUT for each file", status: 64) }
    let files = stride(from: 1, to: arguments.count, by: 2).map {
      SourceFile(path: arguments[$0], output: arguments[$0 + 1])
    }
    let result = try await Rewriting(files, cache: arguments[0]).run()
    // As the compiler writes them, so that editors find the place.
    for finding in result.findings {
      print("\(finding.path):\(finding.position.line):\(finding.position.column): warning: \(finding.message)")
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("galley-adopt: \(message)\n".utf8))
    exit(status)
  }
}
