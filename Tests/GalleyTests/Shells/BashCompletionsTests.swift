import Foundation
import TestSupport
import Testing

@testable import galley

/// The script in bash itself, which sets the words that it sets on a terminal and prints what the function offers.
@Suite struct BashCompletionsTests {
  /// Returns what bash offers for the last of some words, of which the first is the tool.
  private static func offers(_ words: [String], in folder: String = "/") throws -> [String] {
    let script = """
      source <("$galley" --completions bash) || exit
      cd "$1" && shift
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _galley "$1"
      ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try ShellRun.run("bash", ["--norc", "--noprofile", "-c", script, "bash", folder] + words)
    #expect(result.status == 0 && result.error.isEmpty, "\(words): \(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "the word decides what is offered",
    arguments: [
      (["fo"], ["font", "fonts"]), (["--v"], ["--version"]), (["--completions", ""], ["bash", "zsh", "fish"]),
      (["--man", "a"], ["audit", "adopt"]), (["help", "li"], ["line"]),
      (["cells", "--kind", "va"], ["value1", "value2"]),
      (["cells", "--kind", "=", "fe"], ["feed"]), (["cells", "--scale", "2", "--kind", "="], CellKind.names),
      (["cells", "--p"], ["--picture", "--page", "--problems"]), (["cells", "--sizes", "AX1"], ["AX1"]),
      (["cells", "--sizes", "S,XX"], ["S,XXL", "S,XXXL"]), (["cells", "--width", ""], []), (["cells", ""], []),
      (["metrics", "--st"], ["--style"]), (["nonsense", ""], []), (["line", "Inter", ""], []),
    ])
  func words(after: [String], offered: [String]) throws {
    #expect(try Self.offers(["galley"] + after) == offered)
  }

  @Test("every command offers its options, and every option its choices")
  func declarations() throws {
    for signature in Galley.commands.map({ $0.signature }) {
      let options = try Self.offers(["galley", signature.name, "--"])
      #expect(options == signature.options.map { "--\($0.name)" } + ["--help"])
      for option in signature.options {
        guard case .words(let words) = option.completion else { continue }
        #expect(try Self.offers(["galley", signature.name, "--\(option.name)", ""]) == words)
      }
    }
  }

  @Test("an option for files offers folders and the files that it takes, whatever their names")
  func files() throws {
    let folder = try TemporaryFolder(texts: ["a $(touch x).png": "", "a.txt": "", "b.PDF": "", "a.d/c.svg": ""])
    #expect(
      try Set(Self.offers(["galley", "cells", "--picture", ""], in: folder.path)) == [
        "a $(touch x).png", "b.PDF", "a.d",
      ])
    #expect(try Self.offers(["galley", "cells", "--picture", "a.d/"], in: folder.path) == ["a.d/c.svg"])
    #expect(try Self.offers(["galley", "cells", "--page", "a."], in: folder.path) == ["a.d"])
    let catalogs = try TemporaryFolder(texts: ["de.lproj/a.strings": "", "b.xcstrings": "", "c.json": ""])
    #expect(try Set(Self.offers(["galley", "audit", "--all", ""], in: catalogs.path)) == ["de.lproj", "b.xcstrings"])
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/x"))
  }

  @Test("fonts are offered by family and face, and escaped as bash needs it")
  func fonts() throws {
    #expect(try Self.offers(["galley", "font", "Palatino-B"]) == ["Palatino-Bold", "Palatino-BoldItalic"])
    #expect(try Self.offers(["galley", "font", #"TeX\ Gyre\ H"#]) == [#"TeX\ Gyre\ Heros"#])
    #expect(try Self.offers(["galley", "font", "\"TeX Gyre H"]) == ["TeX Gyre Heros"])
    #expect(try Self.offers(["galley", "line", "--width", "=", "100", "GalleySans-R"]) == ["GalleySans-Regular"])
    let folder = try TemporaryFolder(texts: ["mine.otf": "", "mine.txt": ""])
    #expect(try Self.offers(["galley", "font", "--json", "mi"], in: folder.path) == ["mine.otf"])
  }
}

extension CellKind {
  /// The names of all kinds.
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}
