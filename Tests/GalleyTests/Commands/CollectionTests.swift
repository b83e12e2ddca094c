import BundledFonts
import FontEngine
import FontReports
import Foundation
import TestSupport
import Testing

@testable import galley

/// Faces of collections and families: `FILE#1` and `--face`.
@Suite struct CollectionTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/three.ttc" }

  /// fontTools makes the collection, and knows the names and the order of its faces.
  init() throws {
    folder = try TemporaryFolder([:])
    let files = ["GalleySans/GalleySans-Regular.ttf", "GalleySans/GalleySans-Bold.ttf", "DejaVuSans/DejaVuSans.ttf"]
    let script = """
      import sys
      from fontTools.ttLib import TTCollection, TTFont
      c = TTCollection(); c.fonts = [TTFont(f) for f in sys.argv[2:]]; c.save(sys.argv[1])
      """
    let arguments = files.map { "'\(BundledFonts.path($0))'" }.joined(separator: " ")
    let made = try ToolProcess.shell("/usr/bin/python3 -c '\(script)' '\(path)' \(arguments)")
    #expect(made.status == 0, "\(made.error)")
  }

  private func face(_ arguments: String) throws -> (index: Int, name: String, count: Int) {
    let result = try ToolProcess.shell("\"$galley\" font \(arguments) --json")
    #expect(result.status == 0, "\(result.error)")
    let json = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let fonts = try #require(json["fonts"] as? [[String: Any]])
    #expect(fonts.count == 1)
    let font = try #require(fonts.first)
    return (
      try #require(font["index"] as? Int), try #require(font["postScriptName"] as? String),
      try #require(font["facesInFile"] as? Int)
    )
  }

  @Test(
    "a face is chosen by its number, its name, or a part of it",
    arguments: [
      ("'FILE#1'", 1, "GalleySans-Bold"), ("'FILE' --face 1", 1, "GalleySans-Bold"), ("'FILE#dejavu'", 2, "DejaVuSans"),
      ("'FILE' --face 'Galley Sans Bold'", 1, "GalleySans-Bold"),
      ("'FILE' --face galleysans-regular", 0, "GalleySans-Regular"),
    ])
  func choice(arguments: String, index: Int, name: String) throws {
    let found = try face(arguments.replacingOccurrences(of: "FILE", with: path))
    #expect(found == (index, name, 3))
  }

  @Test("a family's face is chosen by its name")
  func family() throws { #expect(try face("Palatino --face 'Bold Italic'").name == "TeXGyrePagella-BoldItalic") }

  @Test(
    "a face that there is not, or that is not the only one of a name, is an error with the names",
    arguments: [
      ("'FILE#3'", "no face 3 (the file has 3 faces, 0 to 2)"),
      ("'FILE' --face 99999999999999999999", "(the file has 3 faces, 0 to 2)"),
      ("'FILE#Inter'", "no face named \"Inter\" (Galley Sans Regular, Galley Sans Bold, DejaVu Sans)"),
      ("'FILE#Sans'", "\"Sans\" matches 3 faces"), ("Palatino --face 1", "whose faces have names and no numbers"),
    ])
  func errors(arguments: String, message: String) throws {
    let result = try ToolProcess.shell("\"$galley\" font \(arguments.replacingOccurrences(of: "FILE", with: path))")
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test("a report says how many faces there are, and lists them first")
  func count() throws {
    let all = try ToolProcess.shell("\"$galley\" font '\(path)'").output.split(separator: "\n").map(String.init)
    #expect(all[0].hasPrefix("\(path): 3 faces agree in "))
    #expect(all[1...3] == ["  0 Galley Sans Regular", "  1 Galley Sans Bold", "  2 DejaVu Sans"])
    let one = try ToolProcess.shell("\"$galley\" font '\(path)#1'").output.split(separator: "\n")
    #expect(one[1] == "\(path), face 1 of 3, which are 0 to 2")
  }

  @Test("lines and pictures of a collection are those of its first face, which a message says, or of the chosen one")
  func lines() throws {
    let first = try ToolProcess.shell("\"$galley\" line '\(path)' oh")
    #expect(first.status == 0 && first.output.contains("GalleySans-Regular"))
    #expect(
      first.error
        == "galley: \(path) has 3 faces; this is face 0, Galley Sans Regular (choose another with --face)\n")
    for arguments in ["'\(path)#2' oh", "'\(path)' oh --face 2"] {
      let chosen = try ToolProcess.shell("\"$galley\" line \(arguments)")
      #expect(chosen.status == 0 && chosen.error.isEmpty && chosen.output.contains("DejaVuSans"))
    }
    let picture = try ToolProcess.shell("\"$galley\" font '\(path)' --picture '\(folder.path)/a.svg' >/dev/null")
    #expect(picture.status == 0 && picture.error.contains("has 3 faces; this is face 0"))
  }

  @Test("a file whose own name has a number sign is that file")
  func numberSign() throws {
    let script = "cp '\(path)' '\(folder.path)/a#1'; \"$galley\" line '\(folder.path)/a#1' oh"
    let result = try ToolProcess.shell(script)
    #expect(result.status == 0 && result.output.contains("GalleySans-Regular"))
  }

  /// fontTools writes tables with the same content once. The second face has another line box, of 1000 and -200 units.
  @Test("faces that share their outlines each have the ink that leaves their own line box")
  func sharedInk() throws {
    let shared = "\(folder.path)/shared.ttc"
    let file = BundledFonts.path("TeXGyrePagella/texgyrepagella-regular.otf")
    let script = """
      import sys
      from fontTools.ttLib import TTCollection, TTFont
      c = TTCollection(); c.fonts = [TTFont(sys.argv[2]), TTFont(sys.argv[2])]
      c.fonts[1]["hhea"].ascent, c.fonts[1]["hhea"].descent = 1000, -200
      c.save(sys.argv[1]); c.fonts[1].save(sys.argv[1] + ".otf")
      """
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    #expect(try ToolProcess.shell("/usr/bin/python3 -c '\(quoted)' '\(shared)' '\(file)'").status == 0)
    let faces = try FontSource.faces(shared)
    #expect(faces[0].sharesOutlines(with: faces[1]))
    func leaving(_ path: String) throws -> [NSDictionary] {
      let result = try ToolProcess.shell("\"$galley\" font '\(path)' --json")
      let json = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      return try #require(json["fonts"] as? [[String: Any]]).compactMap { $0["leavingLineBox"] as? NSDictionary }
    }
    let together = try leaving(shared)
    #expect(try together == leaving(file) + leaving("\(shared).otf"))
    #expect(together[0] != together[1])
  }
}
