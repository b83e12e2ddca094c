import CUnicodeVersions
import FontEngine
import Foundation
import TestSupport

/// The lines of all paragraphs on one system: a file of `Tests/Oracles/systems`.
struct RecordedSystem: Sendable {
  /// The end of a line as a UTF-16 offset, and its width in units of the paragraph's font.
  struct Line: Hashable, Sendable {
    let end: Int
    let width: Double
  }

  /// The libraries that lines depend on.
  struct Versions: Hashable, Codable, Sendable, CustomStringConvertible {
    let harfBuzz, freeType, icu: String

    /// Those that the process has loaded.
    static func running() throws -> Versions {
      let libraries = Dictionary(uniqueKeysWithValues: try LoadedLibrary.ofFonts().map { ($0.name, $0.version) })
      return Versions(
        harfBuzz: libraries["HarfBuzz", default: ""], freeType: libraries["FreeType", default: ""],
        icu: "\(cv_icu_version())")
    }

    var description: String { "HarfBuzz \(harfBuzz), FreeType \(freeType), ICU \(icu)" }
  }

  /// The identifier and version of the system, such as debian-12.
  let system: String
  let versions: Versions
  /// The SHA-256 of each font's file.
  let fonts: [String: String]
  /// The lines of each paragraph.
  let paragraphs: [[Line]]

  /// Lays out paragraphs on the running system.
  static func running(_ paragraphs: [SystemParagraph]) throws -> RecordedSystem {
    let fonts = Set(paragraphs.map(\.font)).union([SystemParagraph.fallback]).sorted()
    let faces = try Dictionary(uniqueKeysWithValues: fonts.map { ($0, try FontFace(path: SystemParagraph.path($0))) })
    let catalog = FontCatalog(usesSystemFonts: false)
    return RecordedSystem(
      system: try systemName(), versions: try .running(), fonts: try checksums(of: fonts),
      paragraphs: try paragraphs.map { try $0.lines(faces: faces, catalog: catalog) })
  }

  /// The identifier and version of the running system, such as debian-12; Debian's unstable has no version.
  private static func systemName() throws -> String {
    let release = try String(contentsOfFile: "/etc/os-release", encoding: .utf8).split(separator: "\n")
    func value(_ key: String) -> String? {
      release.first { $0.hasPrefix("\(key)=") }.map { $0.dropFirst(key.count + 1).filter { $0 != "\"" } }
    }
    return "\(value("ID") ?? "linux")-\(value("VERSION_ID") ?? "unstable")"
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Oracles/systems")

  /// All recordings, in the order of HarfBuzz's and ICU's versions.
  static func all() throws -> [RecordedSystem] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .map { try JSONDecoder().decode(RecordedSystem.self, from: Data(contentsOf: $0)) }
      .sorted { one, other in
        func numbers(_ versions: Versions) -> [Int] {
          "\(versions.harfBuzz).\(versions.icu)".split(separator: ".").map { Int($0) ?? 0 }
        }
        return numbers(one.versions).lexicographicallyPrecedes(numbers(other.versions))
      }
  }

  /// The recording with the HarfBuzz and ICU of the running system.
  static func ofRunningVersions() throws -> RecordedSystem? {
    let own = try Versions.running()
    return try all().first { $0.versions.harfBuzz == own.harfBuzz && $0.versions.icu == own.icu }
  }

  /// Whether a font may have another size than in a recording: that of a package on a system that is not recorded.
  static func mayHaveChanged(_ path: String) throws -> Bool {
    try path.hasPrefix("/usr/") && ofRunningVersions() == nil
  }

  /// Returns the SHA-256 of each font's file on this machine, from coreutils' `sha256sum`.
  static func checksums(of fonts: [String]) throws -> [String: String] {
    let text = try ProgramRun.output(of: "sha256sum", ["--"] + fonts.map(SystemParagraph.path))
    let sums = text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    guard sums.count == fonts.count else { throw CocoaError(.fileReadNoSuchFile) }
    return Dictionary(uniqueKeysWithValues: zip(fonts, sums))
  }
}

extension RecordedSystem: Decodable {
  private enum CodingKeys: String, CodingKey { case system, versions, fonts, paragraphs }

  /// A paragraph is one list of numbers: the length and the width of each line.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    system = try container.decode(String.self, forKey: .system)
    versions = try container.decode(Versions.self, forKey: .versions)
    fonts = try container.decode([String: String].self, forKey: .fonts)
    paragraphs = try container.decode([[Double]].self, forKey: .paragraphs).map { numbers in
      var end = 0
      return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
        end += Int(numbers[index])
        return Line(end: end, width: numbers[index + 1])
      }
    }
  }

  /// Writes the file of the system: what it is in the first lines, and then a line for each paragraph.
  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
    let rows = paragraphs.map { lines in
      zip([0] + lines.map(\.end), lines).map { start, line in
        let width = line.width == line.width.rounded() ? "\(Int(line.width))" : "\(line.width)"
        return "\(line.end - start),\(width)"
      }.joined(separator: ",")
    }
    let text = """
      {
      "system": \(try json(system)),
      "versions": \(try json(versions)),
      "fonts": \(try json(fonts)),
      "paragraphs": [
      [\(rows.joined(separator: "],\n["))]
      ]
      }

      """
    try Data(text.utf8).write(to: Self.folder.appendingPathComponent("\(system).json"))
  }
}
