import CFaults
import FontEngine
import Foundation
import TestSupport
import Testing
import TextLayout

/// Faults while a font is opened and a text laid out. The tests run in separate processes, whose imports stay replaced.
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

  @Test("if any file operation fails, the result is a typed error or the right lines, and the next text is right")
  func files() async {
    await #expect(processExitsWith: .success) {
      // Opening a font takes `open`, `fstat`, and `read`, and a Type 1 font has a metrics file beside it.
      for file in ["variable.ttf", "letters.woff2", "letters.woff", "pair.ttc", "letters.pfb"] {
        try FaultRuns.check(FAULTS_FILES, file, minimumRuns: 3) { try FaultInjectionTests.lines(file) }
      }
    }
  }

  @Test("if any allocation fails, the result is a typed error or the right lines, and the next text is right")
  func memory() async {
    await #expect(processExitsWith: .success) {
      for file in Rounds.some(of: ["variable.ttf", "letters.woff2", "letters.pfb"], quick: 1) {
        try FaultRuns.check(FAULTS_MEMORY, file, minimumRuns: 150) { try FaultInjectionTests.lines(file) }
      }
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

  /// Values of a face set to a size, a synthesis, and other metrics, and of what cannot throw.
  private static func settings(of face: FontFace) throws -> [String] {
    let sized = try face.at(pointSize: 72)
    let slanted = try face.synthesized(FontSynthesis(slant: 0.25))
    let changed = try face.overridingMetrics(MetricOverrides(sizeAdjust: 0.5))
    let mac = try face.choosingLineBox(by: .coreText)
    let glyph = face.glyph(for: "x") ?? 0
    let values = [sized, slanted, changed, mac].map {
      "\($0.metrics) \($0.advances(of: [glyph])) \($0.bounds(of: [glyph])) \($0.outline(of: glyph)) \($0.features)"
    }
    try face.checkIntact()
    return values
  }

  @Test("after an allocation failed, a face that is set to a size or a synthesis is right, or checking it throws")
  func settings() async {
    await #expect(processExitsWith: .success) {
      let path = "\(FaultInjectionTests.fixtures)/variable.ttf"
      try FaultRuns.check(FAULTS_MEMORY, "settings", minimumRuns: 20) {
        faults_pause()
        let face = try FontFace(path: path)
        faults_resume()
        return try FaultInjectionTests.settings(of: face)
      }
    }
  }

  /// The path of a folder for a test, which no test that runs at the same time uses.
  private static func folder(_ name: String) -> String { "\(NSTemporaryDirectory())galley-faults-\(getpid())-\(name)" }

  /// Writes a Fontconfig configuration with two families.
  private static func writeConfiguration(in folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(folder)/fonts", withIntermediateDirectories: true)
    for file in ["variable.ttf", "trak.ttf"] {
      try manager.copyItem(atPath: "\(fixtures)/\(file)", toPath: "\(folder)/fonts/\(file)")
    }
    let configuration = "<fontconfig><dir>\(folder)/fonts</dir><cachedir>\(folder)/cache</cachedir></fontconfig>"
    try configuration.write(toFile: "\(folder)/fonts.conf", atomically: true, encoding: .utf8)
  }

  /// The names of what a catalog finds by family, and by full name.
  private static func found(in catalog: FontCatalog) throws -> [String] {
    let faces = [
      try catalog.face(matching: FontQuery(families: ["Galley Tracking"], weight: 700)),
      try catalog.face(named: "Galley Boxes"),
    ]
    return faces.map(\.names.fullName)
  }

  @Test("if any allocation fails while system fonts are matched, the result is a typed error or the right fonts")
  func matching() async {
    let folder = Self.folder("matching")
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      try FaultInjectionTests.writeConfiguration(in: folder)
      let path = "\(folder)/fonts.conf"
      try FaultRuns.check(FAULTS_MEMORY, "Fontconfig", minimumRuns: 30) {
        let catalog = FontCatalog(configurationFile: path)
        // Loads the configuration, during which Fontconfig does not report every failure.
        faults_pause()
        _ = catalog.familyNames
        faults_resume()
        return try FaultInjectionTests.found(in: catalog)
      }
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test(
    "if an allocation or file operation fails while a dictionary is loaded, the result is a typed error or the right hyphens",
    arguments: [FAULTS_MEMORY.rawValue, FAULTS_FILES.rawValue])
  func dictionaries(kind: UInt32) async {
    let folder = Self.folder("dictionaries-\(kind)")
    await #expect(processExitsWith: .success) { [kind, folder = folder as String] in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // 0xE4 is ä.
      try Data("ISO8859-1\nn1b\na1".utf8 + [0xE4, 0x0A]).write(to: URL(fileURLWithPath: "\(folder)/hyph_de.dic"))
      let text = Array("anbana\u{308}na".utf16)
      #expect(try Hyphenator(folders: [folder]).breaks(inWord: text, language: "de") == [2])
      try FaultRuns.check(faults_kind(kind), "libhyphen", minimumRuns: 2) {
        try Hyphenator(folders: [folder]).breaks(inWord: text, language: "de")
      }
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test("if libhyphen has no memory, it ends the process with a message", arguments: 1...3)
  func libhyphen(nth: Int) async {
    let folder = Self.folder("libhyphen-\(nth)")
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      [nth, folder = folder as String] in
      #expect(faults_install() > 50)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("UTF-8\nn1b\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/hyph_de.dic"))
      faults_arm(FAULTS_LIBHYPHEN, nth, false)
      _ = try Hyphenator(folders: [folder]).breaks(inWord: Array("anban".utf16), language: "de")
      faults_disarm()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("can't allocate"))
    try? FileManager.default.removeItem(atPath: folder)
  }
}
