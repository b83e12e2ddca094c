import Foundation
import Testing

@Suite struct FactCitationTests {
  private static let folder = "Documentation/facts"

  /// The path of each sheet by the name under which it is cited.
  private static let sheets: [String: String] = {
    let names = Repository.files(below: folder).map { String($0.dropFirst(folder.count + 1)) }
    var sheets = Dictionary(uniqueKeysWithValues: names.map { ($0, "\(folder)/\($0)") })
    // The table of type sizes is a sheet and an oracle of the tests.
    sheets["dynamic-type.json"] = "Tests/Oracles/dynamic-type.json"
    return sheets
  }()

  /// The source, tests, and documents in which sheets are cited; not the tests of this parser, which invent sheets.
  private static let citing: [String] = {
    let folders = ["Sources", "Tests", "Benchmarks", "Fonts", "Overlays", "Documentation", "tools"]
    let top = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.path)) ?? []
    let files = folders.flatMap { Repository.files(below: $0) } + top
    return files.filter { path in
      [".swift", ".md", ".py", ".h", ".c"].contains { path.hasSuffix($0) }
        && !path.hasSuffix("/FactCitationTests.swift")
    }
  }()

  @Test("every sheet that is cited exists, with the headings, words, and sources that the citation names")
  func citations() throws {
    let sheets = try Self.sheets.mapValues { FactSheet(try Repository.text($0)) }
    var cited: Set<String> = []
    var problems: [String] = []
    var count = 0
    for path in Self.citing {
      for citation in FactCitation.all(in: try Repository.text(path)) {
        count += 1
        if !path.hasPrefix("Documentation/") { cited.insert(citation.sheet) }
        let problem = sheets[citation.sheet].map { $0.missing(of: citation.references) } ?? "no such sheet"
        if let problem { problems.append("\(path):\(citation.line): \(citation.sheet): \(problem)") }
      }
    }
    #expect(problems == [])
    #expect(count > 150)
    #expect(Set(sheets.keys).subtracting(cited).sorted() == [], "no one cites these sheets")
  }

  @Test(
    "citations are read from comments, texts, and documents",
    arguments: [
      ("// facts.md", [FactCitation(sheet: "facts.md", line: 1)]),
      ("// facts-2.md", [FactCitation(sheet: "facts-2.md", line: 1)]),
      (
        "\n  /// The width (facts.md, \"One, two\n  /// and three\", IB: a reason).",
        [FactCitation(sheet: "facts.md", line: 2, references: [.quotation("One, two and three"), .letter("IB")])]
      ),
      (
        "facts.md, \"One\" and \"Two\" (R, D)",
        [
          FactCitation(
            sheet: "facts.md", line: 1,
            references: [.quotation("One"), .quotation("Two"), .letter("R"), .letter("D")])
        ]
      ),
      (
        "@Test(\"a title (facts.md, \\\"One\\\"); other.md, A\")",
        [
          FactCitation(sheet: "facts.md", line: 1, references: [.quotation("One")]),
          FactCitation(sheet: "other.md", line: 1),
        ]
      ),
      ("facts.md, A width", [FactCitation(sheet: "facts.md", line: 1)]),
      ("dynamic-type.json; other.json", [FactCitation(sheet: "dynamic-type.json", line: 1)]),
      ("README.md, folder/facts.md, facts.mdx, Facts.md", []),
    ])
  func parsing(text: String, citations: [FactCitation]) {
    #expect(FactCitation.all(in: text) == citations)
  }

  @Test(
    "a heading, words, or a source that the sheet lacks are found",
    arguments: [
      ([], nil), ([.quotation("One"), .letter("A")], nil), ([.quotation("Two"), .quotation("white space")], nil),
      ([.quotation("is ... white")], nil), ([.letter("B")], nil),
      ([.quotation("On")], "neither a heading nor a text \"On\" in the sheet"),
      ([.quotation("measure")], "neither a heading nor a text \"measure\" in the sheet"),
      ([.quotation("white ... is")], "neither a heading nor a text \"white ... is\" in the sheet"),
      ([.quotation("One"), .quotation("white space")], "neither a heading nor a text \"white space\" in \"One\""),
      ([.letter("C")], "no source C"), ([.quotation("One"), .letter("B")], "nothing from source B in \"One\""),
    ] as [([FactCitation.Reference], String?)])
  func missing(references: [FactCitation.Reference], problem: String?) {
    let sheet = FactSheet(
      "**A** is measured, **B** is not.\n\n## One\nA width (A).\n## Two\nThis is *white\n  space* (B).")
    #expect(sheet.missing(of: references) == problem)
  }
}
