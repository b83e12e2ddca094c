import Foundation
import Testing

/// The lines of 2,000 paragraphs in 20 languages, compared with those recorded on other systems.
@Suite struct SystemLineTests {
  private static let paragraphs = Result { try SystemParagraph.all() }
  /// The lines of all paragraphs on the running system, which `make record-lines` writes.
  private static let running = Result {
    let running = try RecordedSystem.running(paragraphs.get())
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_LINES"] != nil { try running.write() }
    return running
  }
  private static let recordings = Result {
    _ = try running.get()
    return try RecordedSystem.all()
  }
  private static let languages = [
    "en", "de", "fr", "es", "pl", "cs", "tr", "vi", "el", "ru", "uk", "he", "ar", "fa", "hi", "th", "zh-Hans", "ja",
    "ko", "hy",
  ]

  @Test("there are 100 paragraphs in each of 20 languages, no two alike")
  func paragraphs() throws {
    let paragraphs = try Self.paragraphs.get()
    let counts = Dictionary(grouping: paragraphs, by: \.language).mapValues(\.count)
    #expect(counts == Dictionary(uniqueKeysWithValues: Self.languages.map { ($0, 100) }))
    #expect(Set(paragraphs.map(\.text)).count == 2000)
  }

  @Test("Debian 12 and 13 are recorded, with other libraries, and every line of every paragraph")
  func size() throws {
    let recordings = try Self.recordings.get()
    #expect(Set(recordings.map(\.system)).isSuperset(of: ["debian-12", "debian-13"]))
    #expect(Set(recordings.map(\.versions.harfBuzz)).count == recordings.count)
    #expect(Set(recordings.map(\.versions.icu)).count == recordings.count)
    let lengths = try Self.paragraphs.get().map(\.text.utf16.count)
    for recording in recordings {
      #expect(recording.paragraphs.map { $0.last?.end } == lengths, "\(recording.system)")
      #expect(recording.paragraphs.reduce(0) { $0 + $1.count } > 10_000)
    }
  }

  @Test("the fonts have the same bytes on every recorded system; tools/setup tests installs them")
  func fonts() throws {
    let fonts = try Self.running.get().fonts
    #expect(fonts.count == 12)
    let recordings = try Self.recordings.get()
    for recording in recordings {
      #expect(recording.fonts == recordings[0].fonts, "\(recording.system)")
    }
    // Of a newer system, the bundled ones, and packages that haven't changed.
    let changed = fonts.keys.filter { fonts[$0] != recordings[0].fonts[$0] }
    #expect(changed.allSatisfy { $0.hasPrefix("/") }, "\(changed)")
    #expect(try changed.isEmpty || RecordedSystem.ofRunningVersions() == nil, "\(changed)")
  }

  @Test("a text has the same lines on every recorded system, with no exception")
  func systems() throws {
    let recordings = try Self.recordings.get()
    let first = try #require(recordings.first)
    for other in recordings.dropFirst() {
      for paragraph in try Self.paragraphs.get() {
        let (lines, others) = (first.paragraphs[paragraph.number], other.paragraphs[paragraph.number])
        #expect(lines == others, "\(first.system) and \(other.system): \(paragraph)")
      }
    }
  }

  /// With versions that are not recorded, the lines must be the newest recording's: a text must not break elsewhere
  /// because the machine is newer.
  @Test("the running system has the lines recorded for its HarfBuzz and ICU, or else those of the newest")
  func lines() throws {
    let running = try Self.running.get()
    let recordings = try Self.recordings.get()
    let own = try RecordedSystem.ofRunningVersions()
    let recording = try #require(own ?? recordings.last)
    let compared = "\(running.versions) compared with \(recording.system), \(recording.versions)"
    if own == nil { print("No lines are recorded with these versions: \(compared)") }
    let changed = recording.fonts.keys.filter { running.fonts[$0] != recording.fonts[$0] }
    if !changed.isEmpty { print("Not compared, since they have changed: \(changed)") }
    for paragraph in try Self.paragraphs.get() where !changed.contains(paragraph.font) {
      let (lines, recorded) = (running.paragraphs[paragraph.number], recording.paragraphs[paragraph.number])
      #expect(lines.map(\.end) == recorded.map(\.end), "\(compared): \(paragraph)")
      // To the last recorded digit, which other processors may round differently.
      let differences = zip(lines, recorded).map { abs($0.width - $1.width) }
      #expect(differences.allSatisfy { $0 < 0.0015 }, "\(compared): \(differences) units, \(paragraph)")
    }
  }
}
