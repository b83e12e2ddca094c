import Foundation
import TestSupport
import Testing

@testable import galley

/// The script in fish itself, whose `complete -C` prints what a terminal would offer.
@Suite struct FishCompletionsTests {
  /// Returns the words that fish offers for a command line, without their descriptions.
  private static func offers(_ line: String, in folder: String = "/") throws -> [String] {
    let home = try TemporaryFolder([:])
    let result = try ShellRun.run(
      "fish",
      ["--no-config", "-c", "$galley --completions fish | source; cd $argv[1]; complete -C $argv[2]", folder, line],
      environment: ["HOME": home.path])
    #expect(result.status == 0 && result.error.isEmpty, "\(line): \(result.error)")
    return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("fish accepts the syntax")
  func syntax() throws {
    let result = try ShellRun.run("bash", ["-c", #""$galley" --completions fish | HOME=$(mktemp -d) fish -n"#])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  /// Words that only contain what is typed aren't counted: fish 4 offers them too, and fish 3 only if no word begins so.
  @Test(
    "the word decides what is offered",
    arguments: [
      ("galley fo", ["font", "fonts"]), ("galley --v", ["--version"]),
      ("galley --completions ", ["bash", "fish", "zsh"]), ("galley --man a", ["adopt", "audit"]),
      ("galley cells --kind va", ["value1", "value2"]), ("galley cells --kind=fe", ["--kind=feed"]),
      ("galley cells --pa", ["--page"]), ("galley cells --width ", []), ("galley cells ", []),
      ("galley metrics --st", ["--style"]), ("galley line Inter ", []),
      ("galley font Palatino-BoldI", ["Palatino-BoldItalic"]),
      ("galley line --width 100 GalleySans-R", ["GalleySans-Regular"]),
      ("galley font --compare Palatino-I", ["Palatino-Italic"]),
    ])
  func words(line: String, offered: [String]) throws {
    let typed = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    #expect(try Self.offers(line).filter { $0.hasPrefix(typed) }.sorted() == offered)
  }

  @Test("words after a comma are completed like the first")
  func list() throws {
    #expect(try Self.offers("galley cells --sizes S,AX").contains("S,AX5"))
  }

  @Test("every command offers its options, and every option its choices")
  func declarations() throws {
    for signature in Galley.commands.map({ $0.signature }) {
      let options = Set(try Self.offers("galley \(signature.name) --"))
      #expect(options == Set(signature.options.map { "--\($0.name)" } + ["--help"]))
      for option in signature.options {
        guard case .words(let words) = option.completion else { continue }
        #expect(try Self.offers("galley \(signature.name) --\(option.name) ").sorted() == words.sorted())
      }
    }
  }

  @Test("an option for files offers files")
  func files() throws {
    let folder = try TemporaryFolder(texts: ["apple.png": "", "b.d/c.svg": ""])
    #expect(try Self.offers("galley cells --picture ap", in: folder.path) == ["apple.png"])
    #expect(try Self.offers("galley cells --picture b.d/", in: folder.path) == ["b.d/c.svg"])
    #expect(try Self.offers("galley cells --picture=ap", in: folder.path) == ["--picture=apple.png"])
  }
}
