import Foundation
import TestSupport
import Testing

@testable import UIFoundation

/// Property lists as Foundation writes them, whose key is that of Apple's Information Property List Key Reference.
@Suite struct FontListsTests {
  private func folder(_ lists: [String: Data]) throws -> TemporaryFolder { try TemporaryFolder(lists) }

  private func list(_ value: Any, _ format: PropertyListSerialization.PropertyListFormat = .xml) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
  }

  private func names(_ data: Data) throws -> [String]? {
    let folder = try folder(["Info.plist": data])
    return FontLists.names(inListAt: folder.path + "/Info.plist")
  }

  @Test("the names are those of an XML, a binary, or an old-style list")
  func formats() throws {
    let content: [String: Any] = ["CFBundleVersion": 1, "UIAppFonts": ["Fonts/a.otf", "Ä & b.ttf"]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      #expect(try names(list(content, format)) == ["Fonts/a.otf", "Ä & b.ttf"])
    }
    #expect(try names(Data("{ UIAppFonts = (\"a b.otf\", c.ttf); }".utf8)) == ["a b.otf", "c.ttf"])
  }

  @Test("a list without an array of texts has no names", arguments: ["a", "[1]", "{}"])
  func others(kind: String) throws {
    let value: Any = kind == "a" ? ["UIAppFonts": "a.otf"] : kind == "{}" ? ["b": "c"] : ["UIAppFonts": [1]]
    #expect(try names(list(value)) == nil)
    #expect(try names(Data()) == nil && names(Data("<plist>".utf8)) == nil)
  }

  @Test("lists that are nested without end have no names", arguments: ["<array>", "<dict><key>a</key>", "("])
  func nesting(opening: String) throws {
    let prefix = opening == "(" ? "" : "<plist>"
    #expect(try names(Data((prefix + String(repeating: opening, count: 200_000)).utf8)) == nil)
  }

  @Test("names that are too many or too long are ignored, and so is a list that is too large")
  func limits() throws {
    let many = (0..<FontLists.nameLimit + 5).map { "\($0).otf" }
    #expect(try names(list(["UIAppFonts": many])) == Array(many.prefix(FontLists.nameLimit)))
    let long = String(repeating: "a", count: FontLists.nameLength)
    #expect(try names(list(["UIAppFonts": [long, long + "a", "b"]])) == [long, "b"])
    let large = try list(["UIAppFonts": ["a"], "b": String(repeating: "c", count: FontLists.listLimit)])
    #expect(try names(large) == nil)
  }

  @Test("the lists of a folder count once each, without those behind links")
  func folders() throws {
    let first = (0..<600).map { "\($0)" }
    let other = try folder(["Info.plist": list(["UIAppFonts": ["outside"]])])
    let folder = try folder([
      "A/Info.plist": list(["UIAppFonts": first]),
      "B/Test-Info.plist": list(["UIAppFonts": first.suffix(1) + ["x"] as [String]]),
      "B/Other.plist": list(["UIAppFonts": ["y"]]), "C/Info.plist": Data("no list <".utf8),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Info.plist", withDestinationPath: other.path + "/Info.plist")
    #expect(FontLists.names(inFilesOf: folder.path) == first + ["x"])
  }

  @Test("the lists of a folder are read in order until their size is reached")
  func folderLimit() throws {
    let lists = try ["A", "B", "C"].map { ($0 + "/Info.plist", try list(["UIAppFonts": [$0]])) }
    let size = lists[0].1.count
    let folder = try folder(Dictionary(uniqueKeysWithValues: lists))
    #expect(FontLists.names(inFilesOf: folder.path) == ["A", "B", "C"])
    #expect(FontLists.names(inFilesOf: folder.path, limit: 2 * size) == ["A", "B"])
    #expect(FontLists.names(inFilesOf: folder.path, limit: 2 * size - 1) == ["A"])
  }

  @Test("a file is found by its name in folders in order, but not behind a link out of them")
  func files() throws {
    let other = try TemporaryFolder(texts: ["linked.otf": ""])
    let folder = try TemporaryFolder(texts: ["b/a.otf": "", "c/a.otf": "", "b/d.otf/e": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/linked.otf", withDestinationPath: other.path + "/linked.otf")
    let names = ["Fonts/a.otf", "linked.otf", "../../etc/passwd", "..", "d.otf", "none"]
    let location = ResourceFolders.Location(path: folder.path, isDeep: true)
    #expect(ApplicationFonts.files(named: names, in: location) == ["a.otf": folder.path + "/b/a.otf"])
    let open = ResourceFolders.Location(path: folder.path, isDeep: true, leavesByLinks: true)
    #expect(ApplicationFonts.files(named: names, in: open)["linked.otf"] == folder.path + "/linked.otf")
  }
}
