import BundledFonts
import Foundation
import TestSupport
import Testing

@Suite struct BundledFontsTests {
  /// A row of `fonts.json`.
  struct Listed: Decodable, Hashable {
    let file, family, postScriptName, fontVersion, package, version, upstreamPath, licence, sha256: String
    /// The build of a file that is not in a package itself; the path is then that of its source.
    let built: Built?
  }

  struct Built: Decodable, Hashable {
    let by, table, from, upstreamSha256: String
  }

  private let listed: [Listed]

  init() throws {
    let list = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path("fonts.json")))
    listed = try JSONDecoder().decode([Listed].self, from: list)
  }

  @Test("every font is identical to the one in its package, or to its build, byte for byte")
  func contents() throws {
    let paths = listed.map { BundledFonts.path($0.file) }
    #expect(try sha256(paths) == listed.map(\.sha256))
  }

  @Test("the sources of built fonts are identical to those in their packages, byte for byte")
  func sources() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fonts")
    let built = listed.compactMap(\.built)
    let paths = built.map { folder.appendingPathComponent($0.from).standardized.path }
    #expect(try sha256(paths) == built.map(\.upstreamSha256))
    #expect(built.count == 18)
  }

  @Test("the check detects a wrong byte: the SHA-256 of empty data and of abc are those of FIPS 180-4")
  func checker() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["empty", "abc"].map { folder.appendingPathComponent($0) }
    try Data().write(to: files[0])
    try Data("abc".utf8).write(to: files[1])
    #expect(
      try sha256(files.map(\.path)) == [
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      ])
  }

  @Test("every file in the bundle is a listed font, a table that one was built from, a license, a readme, or the list")
  func nothingUnlisted() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: BundledFonts.path("")).filter {
      let attributes = try FileManager.default.attributesOfItem(atPath: BundledFonts.path($0))
      return attributes[.type] as? FileAttributeType != .typeDirectory
    }
    let known = Set(listed.map(\.file) + listed.map(\.licence) + listed.compactMap(\.built?.table) + ["fonts.json"])
    #expect(files.filter { !known.contains($0) && !$0.contains("/README-TeX-Gyre-") } == [])
  }

  @Test("every family has its license text, with a copyright or the license's title")
  func licences() throws {
    for licence in Set(listed.map(\.licence)) {
      let text = try String(contentsOfFile: BundledFonts.path(licence), encoding: .utf8)
      #expect(text.count > 1000, "\(licence)")
      #expect(text.contains("Copyright") || text.contains("GUST Font License"), "\(licence)")
    }
  }

  @Test("the list and the faces in the code are the same")
  func faces() {
    let faces = BundledFonts.all
    #expect(Set(faces.map(\.file)) == Set(listed.map(\.file)))
    for face in faces {
      let row = listed.first { $0.file == face.file }
      #expect(row?.family == face.family)
      #expect(row?.postScriptName == face.postScriptName)
    }
  }

  /// Returns the hashes of files, from coreutils' `sha256sum`.
  private func sha256(_ paths: [String]) throws -> [String] {
    let text = try ProgramRun.output(of: "sha256sum", ["--"] + paths)
    return text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
  }
}
