import Foundation
import SourceAdoption

/// Prepares an app's sources to be compiled on Linux: the program behind `galley adopt` and the plugin `Adoption`.
@main
struct GalleyAdopt {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == "rewrite" {
        try await RewriteCommand(Array(arguments.dropFirst())).run()
      } else if arguments.first == "--language-server" {
        exit(try LanguageServerCommand(Array(arguments.dropFirst())).run())
      } else {
        try AdoptCommand(arguments).run()
      }
    } catch let error as UsageError {
      fail(error.description, status: 64)
    } catch let error as AppFolderError {
      fail(error.description, status: 66)
    } catch {
      fail("\(error)", status: 74)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("galley-adopt: \(message)\n".utf8))
    exit(status)
  }
}

/// Words of the command line that can't be understood.
struct UsageError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
