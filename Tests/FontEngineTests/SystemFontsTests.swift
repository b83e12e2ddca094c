import BundledFonts
import FontEngine
import Foundation
import Testing

/// Fontconfig with a configuration written by these tests, so that the machine's own fonts do not matter.
@Suite struct SystemFontsTests {
  /// A folder with a configuration for the fonts in it, which is removed together with this object.
  private final class Installation {
    let folder = NSTemporaryDirectory() + "galley-\(UUID().uuidString)"
    var configuration: String { folder + "/fonts.conf" }

    init(_ files: [String], rules: String = "") throws {
      try FileManager.default.createDirectory(atPath: folder + "/fonts", withIntermediateDirectories: true)
      for file in files {
        let name = URL(fileURLWithPath: file).lastPathComponent
        try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/fonts/\(name)")
      }
      let text = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><dir>\(folder)/fonts</dir><cachedir>\(folder)/cache</cachedir>\(rules)</fontconfig>
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: configuration))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var catalog: FontCatalog { FontCatalog(configurationFile: configuration) }
  }

  private static var pagella: [String] {
    ["regular", "bold", "italic"].map { BundledFonts.path("TeXGyrePagella/texgyrepagella-\($0).otf") }
  }

  @Test("an installed family is matched like a registered one, and no other replaces it")
  func family() throws {
    let installation = try Installation(Self.pagella + [BundledFonts.path(BundledFaces.dejaVu)])
    let catalog = installation.catalog
    #expect(catalog.familyNames == ["DejaVu Sans", "TeX Gyre Pagella"])
    let bold = try catalog.face(matching: FontQuery(families: ["tex gyre pagella"], weight: 800))
    #expect(bold.names.postScriptName == "TeXGyrePagella-Bold")
    let both = try catalog.match(FontQuery(families: ["TeX Gyre Pagella"], weight: 700, slant: .italic))
    #expect(both.file.names.postScriptName == "TeXGyrePagella-Italic")
    #expect(both.synthesis == FontSynthesis(weight: FontSynthesis.bold))
    #expect(reason { () throws(FontError) in _ = try catalog.match(FontQuery(families: ["Arial"])) } == .noSuchFamily)
  }

  @Test("a generic family is the one that Fontconfig prefers")
  func generic() throws {
    let rules = "<alias><family>serif</family><prefer><family>TeX Gyre Pagella</family></prefer></alias>"
    let installation = try Installation(Self.pagella + [BundledFonts.path(BundledFaces.dejaVu)], rules: rules)
    let match = try installation.catalog.match(FontQuery(families: ["Arial", "serif"], weight: 700, language: "de"))
    #expect(match.file.names.postScriptName == "TeXGyrePagella-Bold")
  }

  @Test("an installed variable face can have any weight, and can be opened by the names of its instances")
  func variable() throws {
    let installation = try Installation([Fixtures.path("variable.ttf")])
    let catalog = installation.catalog
    let query = FontQuery(families: ["Galley Boxes"], weight: 650)
    #expect(try catalog.face(matching: query).variations == [VariationSetting("wght", 650)])
    // Checks the upper half of Fontconfig's index: without it, every instance would be the regular face.
    let files = catalog.files(inFamily: "Galley Boxes")
    #expect(Set(files.map(\.names.style)) == ["Thin", "Regular", "Bold", "Black Display", "Semi Bold"])
    for file in files {
      let face = try catalog.open(file)
      #expect(face.names.style == file.names.style)
      #expect(abs(face.weightClass - file.weightClass) <= 1)
    }
    #expect(try catalog.face(named: "GalleyBoxes-SemiBold").weightClass == 600)
    #expect(try catalog.face(named: "Galley Boxes Bold").weightClass == 700)
  }

  @Test("an installed Type 1 font is found and kerned")
  func type1() throws {
    let installation = try Installation([Fixtures.path("letters.pfb"), Fixtures.path("letters.afm")])
    #expect(try installation.catalog.face(named: "Galley Letters").width(of: "AV") == 1360)
  }

  @Test(
    "without a usable configuration, there are no system fonts, and registered ones work",
    arguments: ["", "<fontconfig><dir>", "{}", "<fontconfig></fontconfig>"])
  func noConfiguration(text: String) throws {
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).conf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    if !text.isEmpty { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    let catalog = FontCatalog(configurationFile: path)
    #expect(catalog.familyNames.isEmpty)
    #expect(reason { () throws(FontError) in _ = try catalog.face(named: "DejaVu Sans") } == .noSuchFamily)
    #expect(reason { () throws(FontError) in _ = try catalog.match(FontQuery(families: ["serif"])) } == .noSuchFamily)
    catalog.register(try BundledFaces.face(BundledFaces.dejaVu))
    #expect(try catalog.face(named: "DejaVu Sans").names.postScriptName == "DejaVuSans")
  }

  @Test("a directory of hostile fonts hides no valid one, and its cache can be read-only or damaged")
  func hostile() throws {
    let installation = try Installation([BundledFonts.path(BundledFaces.dejaVu)])
    let whole = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(BundledFaces.pagella)))
    for part in 0..<64 {
      let bytes =
        part % 2 == 0 ? whole.prefix(whole.count * part / 64) : Data(whole.shuffled(seed: part).prefix(20_000))
      try bytes.write(to: URL(fileURLWithPath: "\(installation.folder)/fonts/hostile\(part).otf"))
    }
    #expect(try installation.catalog.face(named: "DejaVu Sans").names.postScriptName == "DejaVuSans")
    let caches = try FileManager.default.contentsOfDirectory(atPath: installation.folder + "/cache")
    #expect(!caches.isEmpty)
    for cache in caches {
      let path = "\(installation.folder)/cache/\(cache)"
      try Data("damaged".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: installation.folder + "/cache")
    #expect(try installation.catalog.face(named: "DejaVu Sans").names.postScriptName == "DejaVuSans")
  }
}

extension Data {
  /// Returns the bytes in another order, which depends only on the seed.
  fileprivate func shuffled(seed: Int) -> Data {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    var bytes = Array(prefix(20_000))
    for index in bytes.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.swapAt(index, Int(state >> 33) % bytes.count)
    }
    return Data(bytes)
  }
}
