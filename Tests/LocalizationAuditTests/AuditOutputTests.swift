import DynamicType
import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import LocalizationAudit

@Suite struct AuditOutputTests {
  private func result(
    _ key: String, _ locale: String, from category: ContentSizeCategory?, file: String = "A.strings"
  ) -> AuditResult {
    let measures = ContentSizeCategory.allCases.map { each in
      let isCut = category.map { each >= $0 } ?? false
      return AuditResult.Measure(
        category: each, pointSize: 17, lines: isCut ? 2 : 1,
        missing: isCut ? AuditResult.Missing(points: 3, hidden: "b") : nil)
    }
    return AuditResult(
      string: LocalizedString(file: file, line: 1, column: 2, locale: locale, key: key, text: "a b"),
      shown: ShownText("a b"),
      question: AuditQuestion(style: .body, width: 10, lines: 1), measures: measures, missingClusters: [])
  }

  private func written(
    _ format: AuditOutput.Format, _ results: [AuditResult], showsAll: Bool = false,
    largest: ContentSizeCategory = .accessibilityExtraExtraExtraLarge
  ) throws -> String {
    var buffer = AuditBuffer()
    var options = AuditOutput.Options()
    options.format = format
    options.showsAll = showsAll
    var output = AuditOutput(options, largest: largest)
    for var result in results {
      result.measures.removeAll { $0.category > largest }
      output.add(result, json: output.json(result), on: &buffer)
    }
    output.finish(on: &buffer)
    return buffer.text
  }

  @Test("text is grouped by key: the key that is cut off at the smallest size first, then the one in most languages")
  func order() throws {
    let results = [
      result("c", "de", from: .accessibilityMedium), result("b", "de", from: .extraLarge),
      result("a", "de", from: .accessibilityMedium), result("c", "fr", from: .large), result("d", "de", from: nil),
      result("b", "fr", from: .extraLarge), result("e", "fr", from: .extraLarge),
    ]
    let lines = try written(.text, results).split(separator: "\n").prefix { !$0.hasPrefix("locale") }
    let keys = lines.filter { !$0.hasPrefix(" ") }.map { $0.first }
    #expect(keys == ["c", "b", "e", "a"])
    let findings = lines.filter { $0.hasPrefix(" ") }.map { line in
      line.split(separator: " ").prefix(4).joined(separator: " ")
    }
    #expect(
      findings == [
        "error fr - L", "note de - AX1", "warning de - XL", "warning fr - XL", "warning fr - XL", "note de - AX1",
      ])
    // The order of the results has no effect.
    #expect(try written(.text, results.reversed()) == written(.text, results))
  }

  @Test("findings of one key on the same line of two files are in the order of the files' names")
  func filesWithSameLine() throws {
    let results = ["de.lproj/A.strings", "de-x.lproj/A.strings", "de-b.lproj/A.strings"].map {
      result("a", "de", from: .large, file: $0)
    }
    let written = try written(.text, results)
    let positions = try ["de-b", "de-x", "de"].map { try #require(written.firstRange(of: "\($0).lproj/A.strings:1")) }
    #expect(positions.map(\.lowerBound) == positions.map(\.lowerBound).sorted())
    #expect(try self.written(.text, results.reversed()) == written)
  }

  @Test("the summary counts the texts that are cut off in each locale and at each size")
  func summary() throws {
    let results = [
      result("a", "de", from: .large), result("b", "de", from: .extraExtraExtraLarge), result("c", "fr", from: nil),
      result("a", "it", from: .extraExtraExtraLarge),
    ]
    let text = try written(.text, results, largest: .extraExtraExtraLarge)
    let summary = text.split(separator: "\n").suffix(4).map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      summary == [
        "locale texts cut off L XL XXL XXXL", "de 2 2 1 1 1 2", "it 1 1 0 0 0 1", "3 of 4 texts cut off",
      ])
  }

  @Test("up to 10,000 findings are written, each on one line, with its whole key and path")
  func long() throws {
    let count = Rounds.count(quick: 1_000, full: 10_000)
    let key = String(repeating: "section.", count: 20)
    let results = (0..<count).map {
      result("\(key)\($0)", "de", from: .large, file: "App/Some Folder/de.lproj/\(key).strings")
    }
    let text = try written(.text, results)
    // A line for the key, one for the finding, and an empty one; two lines of the summary, an empty one, and the total.
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3 * count + 5)
    #expect(text.contains("\n\(key)\(count - 1)  body, 1 line of 10 points\n"))
    #expect(text.contains("  App/Some Folder/de.lproj/\(key).strings:1:2\n"))
  }

  @Test("a SARIF log lists what can't be read, even if that is everything")
  func problems() throws {
    let sample = try AuditSample([
      "galley.json": #"{"schema": 1, "defaults": {"width": 1000}}"#, "bad.strings": "a = (",
    ])
    let buffer = try sample.audit(["bad.strings", "none.strings"]) { $0.output.format = .sarif }
    let log = try #require(JSONSerialization.jsonObject(with: Data(buffer.text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notifications.map { $0["level"] as? String } == ["error", "error"])
    let messages = notifications.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
    #expect(messages == buffer.errors.map(\.description) && messages.count == 2)
  }
}
