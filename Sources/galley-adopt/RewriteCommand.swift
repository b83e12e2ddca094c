import Foundation
import SourceAdoption

/// What the plugin runs: `galley-adopt rewrite CACHE RESOURCES FOLDER,... [OTHER...] -- [FILE OUTPUT]...`.
///
/// RESOURCES is the path of the source that says where the app's resources are; the others are the resources.
struct RewriteCommand {
  private let cache: String
  private let resources: String
  private let folders: [String]
  private let others: [String]
  private let files: [SourceFile]

  init(_ arguments: [String]) throws {
    guard arguments.count >= 4, let separator = arguments.firstIndex(of: "--"), separator >= 3,
      (arguments.count - separator) % 2 == 1
    else {
      throw UsageError("rewrite takes CACHE RESOURCES FOLDERS [RESOURCE...] -- [FILE OUTPUT]...")
    }
    cache = arguments[0]
    resources = arguments[1]
    folders = arguments[2].split(separator: "\n").map(String.init)
    others = Array(arguments[3..<separator])
    files = stride(from: separator + 1, to: arguments.count, by: 2).map {
      SourceFile(path: arguments[$0], output: arguments[$0 + 1])
    }
  }

  func run() async throws {
    let result = try await Rewriting(files, cache: cache).run()
    try Rewriting.writeResources(at: resources, folders: folders, files: others, after: result)
    // As the compiler writes them, so that editors find the location.
    for finding in result.findings {
      print("\(finding.path):\(finding.position.line):\(finding.position.column): warning: \(finding.message)")
    }
  }
}
