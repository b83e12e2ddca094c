import Foundation
import Testing

/// The headers of the C modules refuse libraries that are too old.
@Suite struct LeastVersionTests {
  /// A library, what stands in its headers for the version before the least one, and the start of the message.
  struct Library: Sendable, CustomTestStringConvertible {
    let module: String
    let headers: [String: String]
    let message: String

    var testDescription: String { module }
  }

  private static let freeTypeHeaders = """
    #define FREETYPE_MAJOR 2
    #define FREETYPE_MINOR 11
    #define FT_FREETYPE_H <empty.h>
    #define FT_MODULE_H <empty.h>
    #define FT_OUTLINE_H <empty.h>
    #define FT_TRUETYPE_TABLES_H <empty.h>
    #define FT_BBOX_H <empty.h>
    #define FT_TYPE1_TABLES_H <empty.h>
    """

  @Test(
    "building with an older library fails with the version that is needed and the package that has it",
    arguments: [
      Library(
        module: "CHarfBuzz",
        headers: ["hb.h": "#define HB_VERSION_ATLEAST(a, b, c) (a < 5)", "hb-ot.h": "", "hb-aat.h": ""],
        message: "Galley needs HarfBuzz 6.0 or newer"),
      Library(
        module: "CFreeType", headers: ["ft2build.h": freeTypeHeaders, "empty.h": ""],
        message: "Galley needs FreeType 2.12 or newer"),
      Library(
        module: "CFontconfig", headers: ["fontconfig/fontconfig.h": "#define FC_VERSION 21394"],
        message: "Galley needs Fontconfig 2.14 or newer"),
      Library(
        module: "CCairo",
        headers: [
          "cairo.h": "#define CAIRO_VERSION_ENCODE(a, b, c) (a * 10000 + b * 100 + c)\n#define CAIRO_VERSION 11400",
          "cairo-ft.h": "", "cairo-pdf.h": "",
        ],
        message: "Galley needs Cairo 1.16 or newer"),
    ])
  func headers(library: Library) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in library.headers {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let shim = Repository.root.appendingPathComponent("Sources/\(library.module)/shim.h").path
    let complaints = try Compiler.preprocessorErrors(of: shim, headers: folder.path)
    #expect(complaints.contains(library.message))
    #expect(complaints.contains("; install a newer lib"))
  }

  /// The README has a column for each library, and in its rows the versions of tested systems.
  @Test("the least versions in the headers are those of the oldest tested system in the README")
  func readme() throws {
    let row = try #require(Repository.text("README.md").split(separator: "\n").first { $0.hasPrefix("| Debian 12 |") })
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    for (index, library) in ["HarfBuzz", "FreeType", "Fontconfig", "ICU", "Cairo"].enumerated() where library != "ICU" {
      let shim = try Repository.text("Sources/C\(library)/shim.h")
      #expect(shim.contains("Galley needs \(library) \(cells[index + 1]) or newer"))
    }
  }
}
