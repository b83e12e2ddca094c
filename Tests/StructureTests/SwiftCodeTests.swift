import Testing

@Suite struct SwiftCodeTests {
  private func imports(_ text: String) -> [String] {
    SwiftCode.lines(of: text).flatMap { SwiftCode.imports(in: $0) }
  }

  @Test(
    "imports are read in every form",
    arguments: [
      ("import A", ["A"]), ("  public import A", ["A"]), ("@testable import A", ["A"]),
      ("@_spi(Inner) @preconcurrency package import A", ["A"]), ("import struct A.B", ["A"]), ("import A.B.C", ["A"]),
      ("import func A.b", ["A"]), ("#if canImport(A)\nimport A\n#endif", ["A"]), ("import A;import B", ["A", "B"]),
      ("import /* why */ A", ["A"]), ("/* one */ import A // two", ["A"]), ("import _A1", ["_A1"]),
    ])
  func forms(text: String, modules: [String]) {
    #expect(imports(text) == modules)
  }

  @Test(
    "what only looks like an import is none",
    arguments: [
      "// import A", "/* import A */", "/* /* */\nimport A\n*/", "let text = \"\"\"\nimport A\n\"\"\"",
      "let text = #\"\"\"\n\"\"\"\nimport A\n\"\"\"#", "let important = A", "important A", "reimport A",
    ])
  func notImports(text: String) {
    #expect(imports(text) == [])
  }

  @Test(
    "comments and texts are blanked, interpolated code and lines are kept",
    arguments: [
      ("a(\"x // y\") // z", "a(\"\") "),
      ("a(\"\\(b(\"c\")) d\")", "a(\"\"b(\"\")))"),
      ("a(#\"\\(b)\" c\"#)d", "a(\"\")d"),
      ("#\"\\#(a)b\"#c", "\"\"a)c"),
      ("\"\\\\\"a", "\"\"a"),
      ("\"\\\"\"a", "\"\"a"),
      ("a/* b /* c */ d */e", "a e"),
      ("a\n/*\n*/b", "a\n\n b"),
      ("\"\"\"\nx \"y\" \\(z)\n\"\"\"w", "\"\"\nz)\nw"),
      ("\"unfinished\nb", "\"\"\nb"),
    ])
  func blanking(text: String, code: String) {
    #expect(SwiftCode.lines(of: text).joined(separator: "\n") == code)
  }
}
