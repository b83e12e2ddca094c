import Foundation
import TestSupport
import Testing

@testable import galley

/// Palatino's advances, in thousandths of the em: o 546, h 582, space 250 (`AuditorTests`).
@Suite struct AuditCommandTests {
  private static let catalogues = [
    "de.lproj/A.strings": "\"long\" = \"oh oh oh\";\n\"short\" = \"o\";", "en.lproj/A.strings": "\"long\" = \"oh oh\";",
    "C.xcstrings":
      #"{"sourceLanguage":"en","strings":{"key":{},"he":{"localizations":{"he":{"stringUnit":{"value":"ש"}}}}}}"#,
  ]

  private func audit(_ arguments: String, in files: [String: String] = catalogues) throws -> ProgramRun {
    let folder = try TemporaryFolder(texts: files)
    return try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit \#(arguments)"#)
  }

  @Test("texts that are cut off are rows of the table, and the status is 1")
  func table() throws {
    let result = try audit("*.lproj --font Palatino --size 10 --width 40 --lines 2")
    #expect(result.status == 1 && result.error.isEmpty)
    // 3.884 em in two lines of 40 points: from 18 points on, AX2, 2.506 em need 45.108; at 28 points, AX5, 70.168.
    #expect(
      result.output == """
        long  Palatino, body, 10 points, 2 lines of 40 points
          note  de  -  AX2  3 lines  +5.1 points  hides " oh"  de.lproj/A.strings:1:10

        locale  texts  cut off  AX2  AX3  AX4  AX5
        de          2        1    1    1    1    1

        1 of 3 texts cut off

        """)
  }

  @Test("if no text is cut off, the status is 0 and only the count is printed; --all shows every text")
  func nothing() throws {
    let result = try audit(". --width 1000")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output == "0 of 6 texts cut off\n")
    // Four keys in catalogs, of which one is in two languages and another in two, and the total.
    let all = try audit(". --width 1000 --all").output
    #expect(all.split(separator: "\n").count { $0.hasPrefix("  fits") } == 6)
    #expect(all.split(separator: "\n").count { !$0.hasPrefix(" ") } == 5)
  }

  @Test("JSON and JSON Lines contain the same results, with all twelve sizes")
  func json() throws {
    for option in ["--json", "--format json", "--format=json --all"] {
      let result = try audit("de.lproj --width 40 --font Palatino --size 10 --lines 2 \(option)")
      #expect(result.status == 1)
      let answer = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      #expect(answer["measured"] as? Int == 2 && answer["cutOff"] as? Int == 1 && answer["schema"] as? Int == 1)
      let texts = try #require(answer["texts"] as? [[String: Any]])
      #expect(texts.count == (option.hasSuffix("--all") ? 2 : 1))
      let long = try #require(texts.first)
      #expect(long["from"] as? String == "AX2" && long["key"] as? String == "long" && long["locale"] as? String == "de")
      #expect(
        long["file"] as? String == "de.lproj/A.strings" && long["line"] as? Int == 1 && long["column"] as? Int == 10)
      #expect(long["width"] as? Int == 40 && long["lineLimit"] as? Int == 2 && long["font"] as? String == "Palatino")
      #expect(long["severity"] as? String == "note" && long["fontSize"] as? Int == 10)
      let sizes = try #require(long["sizes"] as? [[String: Any]])
      #expect(sizes.map { $0["pointSize"] as? Int } == [9, 9, 10, 10, 11, 12, 13, 15, 18, 22, 25, 28])
      #expect(
        sizes.map { $0["hidden"] as? String } == Array(repeating: nil, count: 8) + [" oh", "h oh", "h oh", "h oh"])
      let output = try audit(
        "de.lproj --width 40 --font Palatino --size 10 --lines 2 \(option.hasSuffix("--all") ? "--all" : "") --jsonl"
      ).output
      let lines = output.split(separator: "\n")
      #expect(lines.count == texts.count)
      let line = try #require(lines.first)
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
      #expect(object == long as NSDictionary)
    }
    // The file is named twice and measured once.
    let empty = try audit("de.lproj de.lproj/A.strings --width 1000 --json --argument x --number 7")
    let head = try JSONSerialization.jsonObject(with: Data(empty.output.utf8)) as? [String: Any]
    #expect(head?["measured"] as? Int == 2)
    #expect(head?["argument"] as? String == "x" && head?["number"] as? Int == 7)
    #expect(empty.status == 0)
    #expect((try JSONSerialization.jsonObject(with: Data(empty.output.utf8)) as? [String: Any])?["cutOff"] as? Int == 0)
  }

  @Test("extracted texts measured line by line give the same results as the files")
  func spread() throws {
    let script =
      #"cd '%' && "$galley" audit . --extract | split -n r/3 - part. && for part in part.*; do "$galley" audit --stdin --width 30 --all < "$part"; done | sort"#
    let folder = try TemporaryFolder(texts: Self.catalogues)
    let spread = try ToolProcess.shell(script.replacing("%", with: folder.path))
    let whole = try ToolProcess.shell(#"cd '\#(folder.path)' && "$galley" audit . --width 30 --all --jsonl | sort"#)
    #expect(spread.output == whole.output)
    #expect(whole.output.split(separator: "\n").count == 6)
  }

  @Test(
    "the recipes of the help that divide a catalog print what one process prints",
    arguments: ["parallel ", "split "])
  func recipes(command: String) throws {
    let recipes = AuditCommand.discussion.components(separatedBy: "\n\n")
    let extract = try #require(recipes.first { $0.hasPrefix("  galley audit App --extract") })
    let recipe = try #require(recipes.first { $0.hasPrefix("  " + command) })
    let texts = Self.catalogues.map { ("App/\($0)", $1) }
    let folder = try TemporaryFolder(texts: Dictionary(uniqueKeysWithValues: texts))
    let rules = #"{"schema":1,"defaults":{"width":30}}"#
    let prepare = #"cd '\#(folder.path)' && PATH="$(dirname "$galley"):$PATH" && echo '\#(rules)' > galley.json"#
    let divided = try ToolProcess.shell("\(prepare) && set -e\n\(extract)\n\(recipe)")
    let whole = try ToolProcess.shell("\(prepare)\n\(extract)\n galley audit --stdin --exit-zero < texts.jsonl")
    #expect(divided.status == 0 && divided.output == whole.output)
    #expect(whole.output.split(separator: "\n").count == 6)
    // A process that fails isn't ignored.
    let broken = recipe.replacing("--exit-zero", with: "--exit-zero --font /missing.otf")
    #expect(try ToolProcess.shell("\(prepare) && set -e\n\(extract)\n\(broken)").status != 0)
  }

  @Test("a locale selects its regions, and a locale without texts is a missing input")
  func locales() throws {
    func locales(_ option: String) throws -> [String] {
      try audit(". --width 1 --all --jsonl \(option)").output.split(separator: "\n").map { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return object?["locale"] as? String ?? "-"
      }
    }
    #expect(try locales("") == ["en", "en", "he", "de", "de", "en"])
    #expect(try locales("--locale he,DE") == ["he", "de", "de"])
    #expect(try locales("--key 'l*,?e'") == ["en", "he", "de", "en"])
    #expect(try locales("--key 'l*,?e' --exclude he") == ["de", "en"])
    let missing = try audit(". --width 1 --locale fr")
    #expect(missing.status == 66 && missing.error == "galley: no text in locale fr\n")
    let named = try audit("a.strings --width 1 --all --jsonl --locale ja", in: ["a.strings": "a = o;"])
    #expect(named.output.contains(#""locale":"ja""#))
  }

  @Test(
    "an invalid command line has status 64",
    arguments: [
      "", "--width 10", ".", ". --width 0", ". --width nan", ". --width 1e400", ". --width 10 --lines 0",
      ". --width 10 --lines 1.5",
      ". --width 10 --style nobody", ". --width 10 --json --jsonl", ". --width 10 --format xml", ". --width 10 --stdin",
      ". --width 10 --up-to XXXXL", ". --init --extract", "--stdin --width 10 --rules galley.json",
      "--stdin --width 10 --against en", "--stdin --width 10 --new-since a.json", "--stdin --extract --width 10",
      ". --width 10 --minimum-scale 0", ". --width 10 --weight strong",
      ". --width 10 --size 0", ". --width 10 --number -1", ". --width 10 --wdith 3",
    ])
  func usage(arguments: String) throws {
    let result = try audit(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains("usage: galley audit"))
  }

  @Test("an unusable font ends the audit before any text is read")
  func fonts() throws {
    #expect(try audit(". --width 10 --font /missing.otf").status == 66)
    #expect(try audit(". --width 10 --font /dev/null").status == 66)
    #expect(try audit(". --width 10 --font ./C.xcstrings").status == 65)
  }

  @Test("full or closed output has status 74")
  func brokenOutput() throws {
    for option in ["", "--json", "--jsonl", "--extract"] {
      #expect(try audit(". --width 1 \(option) >/dev/full").status == 74)
      #expect(try audit(". --width 1 \(option) >&-").status == 74)
    }
  }

  @Test("a progress bar is shown only on a terminal, and erased before the results")
  func progress() throws {
    let folder = try TemporaryFolder(texts: Self.catalogues)
    let command = #"'\"$galley\" audit \#(folder.path) --width 1000'"#.replacing("\\\"", with: "\"")
    let result = try ToolProcess.shell("script -qec \(command) /dev/null")
    // An audit that takes less than a second has no bar, so there is one on a slow machine only (`ProgressBarTests`).
    #expect(result.output.replacing(/(\r\[[^\r]*\u{1B}\[K)+\r\u{1B}\[K/, with: "").hasPrefix("0 of 6 texts"))
    #expect(try ToolProcess.shell(#""$galley" audit '\#(folder.path)' --width 1000"#).error.isEmpty)
  }
}
