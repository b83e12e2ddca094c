import CFaults
import FontEngine
import Foundation
import Testing
import TextLayout

/// Fault injection by SQLite's method (sqlite.org/testing.html, "Out-Of-Memory Testing" and "I/O Error Testing"): the
/// first allocation or file operation inside the C libraries fails, then the second, and so on, until none fails.
struct FaultRuns {
  /// The number of runs; the last one had no fault.
  private(set) var count = 0
  /// Calls with a different result and no error.
  private var wrong: [Int] = []
  /// Calls with an error that is neither a `FontError` nor a `TextLayoutError`.
  private var untyped: [Int] = []
  /// Calls with a different result or an error without a fault, right after one.
  private var lasting: [Int] = []
  /// Blocks and descriptors leaked by all runs.
  private var heldBlocks = 0
  private var heldDescriptors = 0

  /// Runs `body` until no call fails. `onward` lets all calls from one on fail, not only that one.
  private init<Value: Equatable>(_ kind: faults_kind, onward: Bool, _ body: () throws -> Value) throws {
    let expected = try body()
    let before = (blocks: faults_live_blocks(), descriptors: try Self.descriptors())
    for nth in 1...10_000 {
      count = nth
      faults_arm(kind, nth, onward)
      let result = Result { try body() }
      let calls = faults_disarm()
      switch result {
      case .success(let found):
        if found != expected { wrong.append(nth) }
      case .failure(let error):
        if !(error is FontError), !(error is TextLayoutError) { untyped.append(nth) }
      }
      if (try? body()) != expected { lasting.append(nth) }
      if calls < nth { break }
    }
    heldBlocks = faults_live_blocks() - before.blocks
    heldDescriptors = try Self.descriptors() - before.descriptors
  }

  private static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// Whether HarfBuzz uses FreeType for a font that it had no memory for: since version 11 (`hb_font_set_funcs_using`).
  ///
  /// It then makes 34 blocks once, a FreeType library among them, and frees them when the process exits. They aren't leaked,
  /// so a round of faults whose blocks aren't counted comes first.
  private static func hasFallbackFunctions() throws -> Bool {
    let harfBuzz = try LoadedLibrary.ofFonts().first { $0.name == "HarfBuzz" }
    return Int(harfBuzz?.version.prefix(while: \.isNumber) ?? "") ?? 0 >= 11
  }

  /// Expects that every fault, single or with all later ones, gives a typed error or the right result, and that the
  /// next result is right.
  static func check<Value: Equatable>(
    _ kind: faults_kind, _ name: String, minimumRuns: Int, _ body: () throws -> Value
  ) throws {
    #expect(faults_install() > 50)
    if try Self.hasFallbackFunctions() { _ = try FaultRuns(kind, onward: false, body) }
    for onward in [false, true] {
      let runs = try FaultRuns(kind, onward: onward, body)
      let comment: Comment =
        "\(name), \(onward ? "all from one on" : "one"); \(runs.heldBlocks) blocks held after \(runs.count) runs"
      #expect(runs.count > minimumRuns, comment)
      #expect(runs.wrong.isEmpty, comment)
      #expect(runs.untyped.isEmpty, comment)
      #expect(runs.lasting.isEmpty, comment)
      #expect(runs.heldBlocks == 0, comment)
      #expect(runs.heldDescriptors == 0, comment)
    }
  }
}
