import CFaults
import FontEngine
import Foundation
import Testing
import TextLayout

/// SQLite's way (sqlite.org/testing.html, "Out-Of-Memory Testing" and "I/O Error Testing"): the first allocation or file
/// operation inside the C libraries fails, then the second, and so on until none does.
@Suite struct FaultInjectionTests {
  /// Ligatures, joining letters, a script whose words a dictionary finds, two directions and a soft hyphen.
  private static let text = "AVxH ffi السلام ไทยนี้ שלום co\u{AD}operation, xHx\u{301}."

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("FontEngineTests/Fixtures").path

  /// Opens a font and lays a text out, with nothing kept from before.
  private static func lines(_ file: String) throws -> [TextLine] {
    let face = try FontFace(path: "\(fixtures)/\(file)")
    let paragraph = Paragraph(text, style: TextStyle(face: face, language: "en"))
    let prepared = try PreparedText(paragraph, catalog: FontCatalog(usesSystemFonts: false))
    return Array(try prepared.lines(width: 80, pointSize: 17))
  }

  /// Which calls, counted from 1, had an end that they must not have.
  private struct Outcome {
    /// How many runs there were; the last one met no fault.
    var runs = 0
    /// Lines that are other ones, and no error.
    var wrong: [Int] = []
    /// The same after a fault in HarfBuzz.
    var wrongInHarfBuzz: [Int] = []
    /// Errors that are neither a `FontError` nor a `TextLayoutError`.
    var untyped: [Int] = []
    /// Other lines, or an error, without any fault, right after one.
    var lasting: [Int] = []
    /// Blocks and descriptors that were held after all runs and not before.
    var heldBlocks = 0
    var heldDescriptors = 0
  }

  private static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  private static func outcome(_ file: String, _ kind: faults_kind, onward: Bool) throws -> Outcome {
    let expected = try lines(file)
    var outcome = Outcome()
    let before = (blocks: faults_live_blocks(), descriptors: try descriptors())
    for nth in 1...10_000 {
      outcome.runs = nth
      faults_arm(kind, nth, onward)
      let result = Result { try lines(file) }
      let calls = faults_disarm()
      switch result {
      case .success(let found):
        if found != expected {
          if faults_hit_harfbuzz() { outcome.wrongInHarfBuzz.append(nth) } else { outcome.wrong.append(nth) }
        }
      case .failure(let error):
        if !(error is FontError), !(error is TextLayoutError) { outcome.untyped.append(nth) }
      }
      if (try? lines(file)) != expected { outcome.lasting.append(nth) }
      if calls < nth { break }
    }
    outcome.heldBlocks = faults_live_blocks() - before.blocks
    outcome.heldDescriptors = try descriptors() - before.descriptors
    return outcome
  }

  /// One fault, after which all is well again, and one from which on all calls fail.
  private static func check(_ kind: faults_kind, files: [String], minimumRuns: Int) throws {
    #expect(faults_install() > 50)
    for file in files {
      for onward in [false, true] {
        let outcome = try outcome(file, kind, onward: onward)
        let comment: Comment = "\(file), \(onward ? "all from one on" : "one")"
        #expect(outcome.runs > minimumRuns, comment)
        #expect(outcome.wrong.isEmpty, comment)
        #expect(outcome.untyped.isEmpty, comment)
        #expect(outcome.lasting.isEmpty, comment)
        #expect(outcome.heldBlocks == 0 && outcome.heldDescriptors == 0, comment)
        // HarfBuzz 6 has no way to say that it could not read a table, and goes on as if the font had none; with no memory
        // left at all it fails.
        if onward { #expect(outcome.wrongInHarfBuzz.isEmpty, comment) }
      }
    }
  }

  @Test("whichever file operation fails, there is a typed error or the right lines, and the next text is right")
  func files() async {
    // In a process of its own, whose imports stay replaced. Opening a font takes `open`, `fstat` and `read`. Type 1 is left
    // out: the metrics file beside such a font is optional, and counts as missing where it cannot be read.
    await #expect(processExitsWith: .success) {
      try FaultInjectionTests.check(
        FAULTS_FILES, files: ["variable.ttf", "letters.woff2", "letters.woff", "pair.ttc"], minimumRuns: 3)
    }
  }

  @Test("whichever allocation fails, there is a typed error or the right lines, and the next text is right")
  func memory() async {
    // Type 1 is left out: FreeType 2.12 itself crashes when its reader of that format has no memory.
    await #expect(processExitsWith: .success) {
      try FaultInjectionTests.check(FAULTS_MEMORY, files: ["variable.ttf", "letters.woff2"], minimumRuns: 150)
    }
  }
}
