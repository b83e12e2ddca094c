import Foundation
import Glibc
import TestSupport
import Testing

@testable import StringCatalogs

/// The search of folders for catalogs: each is found or reported.
@Suite struct CatalogSearchTests {
  private func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  /// Returns the paths that were found, and those with errors, in the folder.
  private func search(_ folder: TemporaryFolder, _ name: String = "") throws -> (files: [String], failures: [String]) {
    let found = try CatalogSearch.files(folder.path + name)
    func inner(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }
    return (found.files.map { inner($0.path) }, found.failures.map { inner($0.description) })
  }

  @Test("a folder is searched for files by name, without hidden folders, and a loop of links ends")
  func names() throws {
    let folder = try TemporaryFolder(texts: [
      "b/de.lproj/A.strings": "", "b/de.lproj/notes.txt": "", "a.xcstrings": "", ".git/x.strings": "",
      "c/d.stringsdict": "", "e/none.txt": "",
    ])
    try link(folder, "b/loop", to: folder.path)
    try link(folder, "c/a.xcstrings", to: "../a.xcstrings")
    let found = try CatalogSearch.files(folder.path)
    let paths = found.files.map { $0.path.dropFirst(folder.path.count + 1) }
    #expect(paths == ["a.xcstrings", "b/de.lproj/A.strings", "c/a.xcstrings", "c/d.stringsdict"])
    #expect(found.files.map(\.locale) == [nil, "de", nil, nil] && found.failures.isEmpty)
    #expect(throws: CatalogError.self) { try CatalogSearch.files("\(folder.path)/e") }
  }

  @Test("a link to a folder inside is followed if it adds a folder or a language, and otherwise not")
  func linksInside() throws {
    let folder = try TemporaryFolder(texts: [
      ".hidden/fr.lproj/A.strings": "", "texts/german/A.strings": "", "Versions/1/es.lproj/A.strings": "",
    ])
    try link(folder, "fr.lproj", to: ".hidden/fr.lproj")
    try link(folder, "de.lproj", to: "texts/german")
    try link(folder, "Current", to: "Versions/1")
    try link(folder, "es.lproj", to: "Current/es.lproj")
    let found = try CatalogSearch.files(folder.path)
    let expected: [(String, String?)] = [
      ("Versions/1/es.lproj", "es"), ("texts/german", nil), ("de.lproj", "de"), ("fr.lproj", "fr"),
    ]
    #expect(found.files.map(\.path) == expected.map { "\(folder.path)/\($0.0)/A.strings" })
    #expect(found.files.map(\.locale) == expected.map(\.1) && found.failures.isEmpty)
    // Many links into one another: each folder is searched once for each language that names it.
    for index in 0..<64 { try link(folder, "texts/link\(index)", to: "..") }
    #expect(try search(folder).files.count == 4)
  }

  @Test("links that lead out, or nowhere, are reported with their paths, if they could be to catalogs")
  func linksOutside() throws {
    let outside = try TemporaryFolder(texts: ["real/fr.lproj/A.strings": "", "z.strings": "", "notes.txt": ""])
    let folder = try TemporaryFolder(texts: ["App/a.strings": ""])
    try link(folder, "App/fr.lproj", to: "\(outside.path)/real/fr.lproj")
    try link(folder, "App/z.strings", to: "\(outside.path)/z.strings")
    try link(folder, "App/notes.txt", to: "\(outside.path)/notes.txt")
    try link(folder, "App/gone", to: "nowhere")
    try link(folder, "App/it.lproj", to: "nowhere")
    try link(folder, "App/loop.strings", to: "loop.strings")
    let (files, failures) = try search(folder, "/App")
    #expect(files == ["App/a.strings"])
    #expect(
      failures == [
        "App/fr.lproj: the link leads out of the folder; name its target too",
        "App/it.lproj: the link leads nowhere, or to what cannot be read",
        "App/loop.strings: the link leads nowhere, or to what cannot be read",
        "App/z.strings: the link leads out of the folder; name its target too",
      ])
    #expect(throws: CatalogError.self) { try StringCatalog.catalogs(inFolder: "\(folder.path)/App") }
  }

  @Test("a file over 64 MB is an error, and isn't read")
  func large() throws {
    let folder = try TemporaryFolder(texts: ["a.strings": ""])
    let path = "\(folder.path)/a.strings"
    // Takes no space on the disk.
    #expect(unsafe truncate(path, (64 << 20) + 1) == 0)
    let error = try #require(throws: CatalogError.self) { try StringCatalog(path: path) }
    #expect(error.reason == "\((64 << 20) + 1) bytes exceed the maximum of 67108864")
  }

  @Test("what a folder lists, but can't be looked at, is reported")
  func unknown() throws {
    let folder = try TemporaryFolder(texts: ["a.strings": ""])
    // Root may look at everything but paths that are too long: 16 folders of 250 bytes, and one that exceeds 4,096.
    let name = String(repeating: "n", count: 250)
    var descriptor = unsafe open(folder.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<17 {
      #expect(unsafe mkdirat(descriptor, name, 0o700) == 0)
      let inner = unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY)
      close(descriptor)
      descriptor = inner
    }
    close(descriptor)
    let found = try CatalogSearch.files(folder.path)
    #expect(found.files.count == 1 && found.failures.count == 1)
    let path = try #require(found.failures.first?.file)
    #expect(path.utf8.count >= 4_096 && path.hasSuffix(name) && found.failures.first?.kind == .unreadable)
    // Foundation doesn't remove such a folder.
    let removal = try Process.run(URL(fileURLWithPath: "/bin/rm"), arguments: ["-rf", folder.path])
    removal.waitUntilExit()
  }
}
