import CFaults
import FontEngine
import Foundation
import Testing
import TextLayout

/// Fault injection by SQLite's method (sqlite.org/testing.html, "Out-Of-Memory Testing" and "I/O Error Testing"): the
/// first allocation or file operation inside the C libraries fails, then the second, and so on, until none fails.
@Suite struct FaultInjectionTests {
  /// Ligatures, joining letters, a script with dictionary-based words, two directions, and a soft hyphen.
  private static let text = "AVxH ffi السلام ไทยนี้ שלום co\u{AD}operation, xHx\u{301}."

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("FontEngineTests/Fixtures").path

  /// Opens a font and lays out a text, with nothing cached.
  private static func lines(_ file: String) throws -> [TextLine] {
    try lines(FontFace(path: "\(fixtures)/\(file)"))
  }

  private static func lines(_ face: FontFace) throws -> [TextLine] {
    let paragraph = Paragraph(text, style: TextStyle(face: face, language: "en"))
    let prepared = try PreparedText(paragraph, catalog: FontCatalog(usesSystemFonts: false))
    return Array(try prepared.lines(width: 80, pointSize: 17))
  }

  /// The calls, counted from 1, that had an invalid outcome.
  private struct Outcome {
    /// The number of runs; the last one had no fault.
    var runs = 0
    /// Calls with different lines and no error.
    var wrong: [Int] = []
    /// Calls with an error that is neither a `FontError` nor a `TextLayoutError`.
    var untyped: [Int] = []
    /// Calls with different lines or an error without a fault, right after one.
    var lasting: [Int] = []
    /// Blocks and descriptors leaked by all runs.
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
        if found != expected { outcome.wrong.append(nth) }
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

  /// A single fault, or a fault from one call on.
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
      }
    }
  }

  @Test("if any file operation fails, the result is a typed error or the right lines, and the next text is right")
  func files() async {
    // In a separate process, whose imports stay replaced. Opening a font takes `open`, `fstat`, and `read`, and a Type 1
    // font has a metrics file beside it.
    await #expect(processExitsWith: .success) {
      try FaultInjectionTests.check(
        FAULTS_FILES, files: ["variable.ttf", "letters.woff2", "letters.woff", "pair.ttc", "letters.pfb"],
        minimumRuns: 3)
    }
  }

  @Test("if any allocation fails, the result is a typed error or the right lines, and the next text is right")
  func memory() async {
    // Type 1 is left out: FreeType 2.12 itself crashes if its reader for that format has no memory.
    await #expect(processExitsWith: .success) {
      try FaultInjectionTests.check(FAULTS_MEMORY, files: ["variable.ttf", "letters.woff2"], minimumRuns: 150)
    }
  }

  @Test("after an allocation failed, a face that stays open gives right lines or a typed error")
  func openFaces() async {
    await #expect(processExitsWith: .success) {
      #expect(faults_install() > 50)
      let path = "\(FaultInjectionTests.fixtures)/variable.ttf"
      let expected = try FaultInjectionTests.lines(FontFace(path: path))
      var refusals = 0
      for nth in 1...10_000 {
        let face = try FontFace(path: path)
        faults_arm(FAULTS_MEMORY, nth, false)
        _ = try? FaultInjectionTests.lines(face)
        let calls = faults_disarm()
        do {
          #expect(try FaultInjectionTests.lines(face) == expected, "\(nth)")
        } catch let error as TextLayoutError {
          guard case .font(let cause) = error else { throw error }
          #expect(cause.reason == .resourceExhausted, "\(nth)")
          // The same font opened again is another face to every cache.
          #expect(try face != FontFace(path: path), "\(nth)")
          refusals += 1
        }
        if calls < nth { break }
      }
      #expect(refusals > 20)
    }
  }
}
