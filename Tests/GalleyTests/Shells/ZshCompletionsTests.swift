import Foundation
import TestSupport
import Testing

@testable import galley

/// The script in zsh itself, on a pseudo terminal on which the Tab key is pressed.
@Suite struct ZshCompletionsTests {
  /// Starts an interactive zsh, types the second word, and presses Tab. The shell's `compadd` appends the matches to
  /// the file named by the first word.
  private static let driver = #"""
    zmodload zsh/zpty
    export OFFERS=$1 LINE=$2
    cd $3
    zpty shell "HOME=$OFFERS.d zsh -f -i"
    zpty -w shell $'source $OFFERS.setup; clear'
    while zpty -r shell answer 2>/dev/null; do
      [[ $answer == *READY* ]] && zpty -w -n shell "$LINE"$'\t'
    done
    """#

  private static let setup = #"""
    autoload -Uz compinit && compinit -u -D
    source <(galley --completions zsh)
    compadd() {
      # Calls that only filter words pass through.
      if [[ " ${@[1,(i)(-|--)]} " == *\ -[OAD]\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a found
      builtin compadd -O found "$@"
      (($#found)) || return 1
      print -rl -- $found >>$OFFERS
      builtin compadd "$@"
    }
    capture() {
      _main_complete
      exit
    }
    zle -C capture complete-word capture
    bindkey '^I' capture
    PROMPT=
    precmd() { print READY }
    """#

  /// Returns the words that zsh offers for a command line.
  private static func offers(_ line: String, in folder: String = "/") throws -> [String] {
    let files = try TemporaryFolder(texts: ["offers": "", "offers.setup": setup, "offers.d/none": ""])
    let path = "\(files.path)/offers"
    let result = try ShellRun.run(
      "timeout", ["60", "zsh", "-f", "-c", driver, "zsh", path, line, folder], environment: ["TERM": "dumb"])
    #expect(result.error.isEmpty, "\(line): \(result.error)")
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("zsh accepts the syntax")
  func syntax() throws {
    let result = try ShellRun.run("bash", ["-c", #""$galley" --completions zsh | zsh -fn"#])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test(
    "the word decides what is offered",
    arguments: Rounds.some(
      of: [
        ("galley fo", ["font", "fonts"]), ("galley --v", ["--version"]),
        ("galley --completions ", ["bash", "fish", "zsh"]), ("galley --man a", ["adopt", "audit"]),
        ("galley help li", ["line"]), ("galley cells --kind va", ["value1", "value2"]),
        ("galley cells --kind=fe", ["feed"]), ("galley cells --sizes S,AX5", ["AX5"]),
        ("galley cells --pa", ["--page"]), ("galley cells --width ", []), ("galley metrics --st", ["--style"]),
        ("galley line Inter ", []), ("galley line --width 100 GalleySans-R", ["GalleySans-Regular"]),
        ("galley font --compare Palatino-I", ["Palatino-Italic"]),
      ], quick: 5))
  func words(line: String, offered: [String]) throws {
    #expect(try Set(Self.offers(line)).sorted() == offered)
  }

  @Test("every command offers its options, and every option its choices")
  func declarations() throws {
    for signature in Rounds.some(of: Galley.commands.map({ $0.signature }), quick: 2) {
      let options = Set(try Self.offers("galley \(signature.name) --"))
      #expect(options == Set(signature.options.map { "--\($0.name)" } + ["--help"]), "\(signature.name)")
      for option in signature.options {
        guard case .words(let words) = option.completion else { continue }
        #expect(try Set(Self.offers("galley \(signature.name) --\(option.name) ")) == Set(words))
      }
    }
  }

  @Test("an option for files offers files")
  func files() throws {
    let folder = try TemporaryFolder(texts: ["apple.png": "", "apple.txt": "", "b.d/c.svg": ""])
    #expect(try Set(Self.offers("galley cells --picture ap", in: folder.path)) == ["apple.png"])
    #expect(try Set(Self.offers("galley cells --picture b.d/", in: folder.path)).contains("c.svg"))
  }
}
