import BundledFonts
import Foundation
import Synchronization
import Testing

@testable import FontEngine

@Suite struct FontCatalogTests {
  private func catalog() throws -> FontCatalog {
    let catalog = FontCatalog(usesSystemFonts: false)
    for style in ["regular", "bold", "italic", "bolditalic"] {
      catalog.register(try BundledFaces.face("TeXGyrePagella/texgyrepagella-\(style).otf"), aliases: ["Palatino"])
    }
    return catalog
  }

  @Test(
    "PostScript names, full names, families, and aliases find faces, ignoring case",
    arguments: [
      ("TeXGyrePagella-Bold", "Bold"), ("texgyrepagella-italic", "Italic"), ("TeX Gyre Pagella", "Regular"),
      ("palatino", "Regular"),
    ])
  func names(name: String, style: String) throws {
    #expect(try catalog().face(named: name).names.style == style)
  }

  @Test("an unknown name is an error that contains it")
  func unknown() throws {
    let catalog = try catalog()
    #expect(
      throws: FontError(
        .noSuchFamily, operation: "face(named:)", subject: "Comic Sans",
        detail: "no registered or installed font has this name")
    ) { try catalog.face(named: "Comic Sans") }
  }

  @Test("a family lists its faces, and a file is opened once")
  func family() throws {
    let catalog = try catalog()
    #expect(catalog.familyNames == ["TeX Gyre Pagella"])
    let files = catalog.files(inFamily: "TeX Gyre Pagella")
    #expect(files.map(\.weightClass) == [400, 700, 400, 700])
    #expect(try catalog.open(files[1]) === catalog.open(files[1]))
  }

  @Test("Fontconfig finds an installed family by name")
  func system() throws {
    // DejaVu Sans comes with fontconfig-config on Debian, which libfontconfig-dev depends on.
    let face = try FontCatalog(usesSystemFonts: true).face(named: "DejaVu Sans")
    #expect(face.names.postScriptName == "DejaVuSans")
  }

  @Test("two registered faces of one name and source are still two")
  func identity() throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(BundledFaces.pagella))))
    let plain = try FontFace(bytes: bytes, source: "memory")
    let other = try FontFace(bytes: bytes + [0], source: "memory")
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(plain, aliases: ["A"])
    catalog.register(other, aliases: ["B"])
    #expect(try catalog.face(named: "A") === plain)
    #expect(try catalog.face(named: "B") === other)
  }

  @Test("a file that could not be read is opened again later")
  func retry() throws {
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).otf"
    let names = FaceNames(family: "Late", style: "Regular", fullName: "Late", postScriptName: "Late")
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(FontFile(path: path, names: names))
    #expect(throws: FontError.self) { try catalog.face(named: "Late") }
    try FileManager.default.copyItem(atPath: BundledFonts.path(BundledFaces.pagella), toPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try catalog.face(named: "Late").names.family == "TeX Gyre Pagella")
  }

  @Test("registering and removing the same faces again and again keeps nothing of them")
  func removal() throws {
    let catalog = try catalog()
    let path = try Fixtures.path("variable.ttf")
    for _ in 0..<50 {
      let face = try FontFace(path: path)
      catalog.register(face, isFallback: true, isPreferred: true)
      catalog.register(FontFile(path: path, names: face.names), aliases: ["Alias"])
      #expect(try catalog.face(named: "Alias").names == face.names)
      _ = try catalog.face(matching: FontQuery(families: ["Alias"], weight: 900))
      #expect(catalog.unregister(path: path) && !catalog.unregister(path: path))
    }
    // The four faces of the catalog, by their names.
    catalog.state.withLock { state in
      #expect(state.files.count == 4 && state.opened.isEmpty && state.fallbacks.isEmpty)
      #expect(state.byName.values.allSatisfy { $0.allSatisfy { state.files[$0] != nil } })
      #expect(state.familyOrder == ["TeX Gyre Pagella"] && state.byFamily["alias"] == nil)
    }
    #expect(catalog.file(named: "Alias") == nil)
    #expect(try catalog.face(named: "Palatino").names.family == "TeX Gyre Pagella")
  }
}
