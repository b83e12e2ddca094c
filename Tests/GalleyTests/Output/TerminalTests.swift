import Foundation
import TestSupport
import Testing
import TextOutput

@testable import galley

@Suite struct TerminalTests {
  /// Returns what the tool prints on a pseudo terminal with a number of columns, without carriage returns.
  private static func onTerminal(
    _ arguments: String, columns: Int = 80, setting: String = "TERM=xterm NO_COLOR="
  ) throws -> String {
    let script = #"stty cols \#(columns); \#(setting) "$galley" \#(arguments)"#
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    let result = try ToolProcess.shell("script -qec '\(quoted)' /dev/null")
    #expect(result.status == 0, "\(result)")
    return result.output.replacingOccurrences(of: "\r", with: "")
  }

  private static func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  @Test("titles and differences have colors on a terminal, and the words are the same without them")
  func colors() throws {
    let arguments = "font Palatino-Roman --compare Inter-Regular"
    let shown = try Self.onTerminal(arguments, columns: 200)
    #expect(shown.contains("\u{1B}[1m") && shown.contains("\u{1B}[33m*"))
    #expect(Self.plain(shown) == (try ToolProcess.shell("\"$galley\" \(arguments)").output))
  }

  @Test(
    "there are no colors in a file, for a dumb or unknown terminal, or with NO_COLOR",
    arguments: ["TERM=dumb NO_COLOR=", "TERM=xterm NO_COLOR=1", "env -u TERM NO_COLOR="])
  func noColors(setting: String) throws {
    #expect(try !Self.onTerminal("font Inter-Regular", setting: setting).contains("\u{1B}"))
    let file = try ToolProcess.shell(#"TERM=xterm NO_COLOR= "$galley" font Inter-Regular"#)
    #expect(!file.output.contains("\u{1B}"))
  }

  @Test(
    "lines end at the width of the terminal, and are whole in a file",
    arguments: Rounds.some(of: [40, 132, 79], quick: 2))
  func width(columns: Int) throws {
    for arguments in ["font Inter-Regular", "fonts 'Inter*'", "font Palatino-Roman --compare Inter-Regular"] {
      let shown = Self.plain(try Self.onTerminal(arguments, columns: columns))
      let tables = shown.split(separator: "\n").filter { $0.hasSuffix("…") }
      #expect(tables.allSatisfy { DisplayWidth.of(String($0)) <= columns }, "\(arguments)")
      #expect(columns > 100 || !tables.isEmpty, "\(arguments)")
      let file = try ToolProcess.shell("\"$galley\" \(arguments)").output
      // Each line that was cut off begins as in the file.
      let whole = file.split(separator: "\n")
      #expect(tables.allSatisfy { line in whole.contains { $0.hasPrefix(line.dropLast()) } }, "\(arguments)")
    }
  }

  @Test("a terminal without a width cuts nothing off")
  func unknownWidth() throws {
    let file = try ToolProcess.shell(#""$galley" fonts 'Inter*'"#).output
    #expect(Self.plain(try Self.onTerminal("fonts 'Inter*'", columns: 0)) == file)
  }

  /// `PageTests` checks that nothing is written if there is no terminal.
  @Test("progress is written to standard error if that is a terminal that can erase it")
  func progress() throws {
    let folder = try TemporaryFolder([:])
    let shown = try Self.onTerminal("cells --page '\(folder.path)/b.html' --problems >/dev/null")
    let dumb = try Self.onTerminal("cells --page '\(folder.path)/c.html' >/dev/null", setting: "TERM=dumb")
    #expect(dumb.isEmpty)
    // How long it takes depends on the machine. What was shown is erased.
    let bars = shown.matches(of: /\r?\[[#.]{30}\] [0-9]+ %, [0-9]+ cells(, [0-9a-z ]+ left)?\u{1B}\[K/)
    #expect(Self.plain(shown).isEmpty || !bars.isEmpty && shown.hasSuffix("\u{1B}[K"))
  }

  @Test("a bar follows the steps that were finished")
  func steps() {
    final class Desk {
      var text = ""
      var time = ContinuousClock.now
    }
    let desk = Desk()
    let bar = ProgressBar(now: { desk.time }) { desk.text += String(decoding: $0, as: UTF8.self) }
    var progress = StepProgress(total: 8, "cells", bar: bar)
    desk.time += .seconds(2)
    progress.finishUnit()
    // One of eight steps took 2 s, so seven take 14 s.
    #expect(desk.text.hasSuffix("] 12 %, 1 cells, 14 s left\u{1B}[K"))
    progress.finish(steps: 7)
    #expect(desk.text.hasSuffix("] 100 %, 1 cells, 0 s left\u{1B}[K"))
    progress.clear()
    #expect(desk.text.hasSuffix("\r\u{1B}[K"))
  }
}
