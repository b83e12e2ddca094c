import BundledFonts
import FontEngine
import Testing

/// Expected choices follow CSS Fonts 4, section 5.2, "Matching font styles".
@Suite struct FontMatchingTests {
  private func file(_ style: String, weight: Int = 400, width: Double = 100, slant: FontSlant = .upright) -> FontFile {
    let names = FaceNames(
      family: "Family", style: style, fullName: "Family \(style)", postScriptName: "Family-\(style)")
    return FontFile(path: "/nowhere/\(style)", names: names, weightClass: weight, slant: slant, width: width)
  }

  private func match(_ files: [FontFile], _ query: FontQuery) throws -> FontMatch {
    let catalog = FontCatalog(usesSystemFonts: false)
    for file in files { catalog.register(file) }
    return try catalog.match(query)
  }

  @Test(
    "a weight is searched for in the order of the specification",
    arguments: [
      (400.0, [300, 500, 600], 500), (500, [300, 400, 600], 400), (450, [100, 400, 500, 600], 500),
      (450, [300, 700], 300), (430, [600, 900], 600), (300, [100, 400], 100), (250, [300, 500], 300),
      (600, [500, 800], 800), (950, [300, 500], 500), (700, [600, 700, 800], 700), (400, [400, 450], 400),
    ])
  func weights(wanted: Double, offered: [Int], expected: Int) throws {
    let files = offered.map { file("W\($0)", weight: $0) }
    for order in [files, files.reversed()] {
      #expect(try match(order, FontQuery(families: ["Family"], weight: wanted)).file.weightClass == expected)
    }
  }

  @Test(
    "a width is searched for in the order of the specification",
    arguments: [
      (75.0, [50.0, 100, 125], 50.0), (75, [87.5, 100], 87.5), (110, [100, 150], 150), (200, [75, 50], 75),
      (100, [75, 125], 75), (100, [50, 75, 100], 100),
    ])
  func widths(wanted: Double, offered: [Double], expected: Double) throws {
    let files = offered.map { file("S\($0)", width: $0) }
    #expect(try match(files, FontQuery(families: ["family"], width: wanted)).file.width == expected)
  }

  @Test("the width decides before the slant, and the slant before the weight")
  func order() throws {
    let files = [
      file("A", weight: 700, width: 75), file("B", weight: 400, slant: .italic), file("C", weight: 900),
    ]
    let condensed = try match(files, FontQuery(families: ["Family"], weight: 400, width: 75, slant: .italic))
    #expect(condensed.file.names.style == "A")
    #expect(condensed.synthesis.slant == FontSynthesis.oblique)
    #expect(try match(files, FontQuery(families: ["Family"], weight: 900, slant: .oblique)).file.names.style == "B")
    #expect(try match(files, FontQuery(families: ["Family"], weight: 400)).file.names.style == "C")
  }

  @Test("italic, oblique, and upright replace each other in the specification's order")
  func slants() throws {
    let files = [file("U"), file("I", slant: .italic), file("O", slant: .oblique)]
    for (slant, expected) in [(FontSlant.upright, "UOI"), (.italic, "IOU"), (.oblique, "OIU")] {
      var rest = files
      for letter in expected {
        let found = try match(rest, FontQuery(families: ["Family"], slant: slant))
        #expect(found.file.names.style == String(letter))
        #expect(found.synthesis.slant == (slant != .upright && letter == "U" ? FontSynthesis.oblique : 0))
        rest.removeAll { $0 == found.file }
      }
    }
  }

  @Test("bold text gets a synthesized weight if the face is not bold, but never the reverse")
  func synthesis() throws {
    let regular = [file("R", weight: 500)]
    #expect(try match(regular, FontQuery(families: ["Family"], weight: 700)).synthesis.weight == FontSynthesis.bold)
    #expect(try match(regular, FontQuery(families: ["Family"], weight: 550)).synthesis.isNone)
    #expect(try match([file("B", weight: 700)], FontQuery(families: ["Family"], weight: 400)).synthesis.isNone)
  }

  @Test("families are tried in order, and an unknown one is an error, not a different family")
  func families() throws {
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(file("Regular"), aliases: ["Alias"])
    #expect(try catalog.match(FontQuery(families: ["Unknown", "ALIAS"])).file.names.family == "Family")
    #expect(reason { () throws(FontError) in _ = try catalog.match(FontQuery(families: ["Unknown"])) } == .noSuchFamily)
    #expect(reason { () throws(FontError) in _ = try catalog.match(FontQuery(families: [])) } == .noSuchFamily)
    // A missing font is found once it is registered.
    catalog.register(file("Late"), aliases: ["Unknown"])
    #expect(try catalog.match(FontQuery(families: ["Unknown"])).file.names.style == "Late")
  }

  @Test("a name resolves to the best of the faces registered at the time")
  func names() throws {
    let catalog = FontCatalog(usesSystemFonts: false)
    #expect(catalog.file(named: "Family") == nil)
    catalog.register(file("Black", weight: 900))
    for _ in 0..<2 { #expect(catalog.file(named: "Family")?.weightClass == 900) }
    catalog.register(file("Regular"))
    for name in ["Family", "FAMILY", "Family"] { #expect(catalog.file(named: name)?.weightClass == 400) }
  }

  @Test("a variable face is set to the requested values, within its axes")
  func variable() throws {
    let catalog = FontCatalog(usesSystemFonts: false)
    let face = try Fixtures.face("variable.ttf")
    catalog.register(face)
    func found(_ weight: Double) throws -> FontFace {
      try catalog.face(matching: FontQuery(families: ["Galley Boxes"], weight: weight))
    }
    #expect(try found(650).variations == [VariationSetting("wght", 650)])
    #expect(try found(650) === found(650))
    #expect(try found(1000).variations == [VariationSetting("wght", 900)])
    #expect(try found(400) === face)
    let italic = try catalog.face(matching: FontQuery(families: ["Galley Boxes"], weight: 700, slant: .italic))
    #expect(italic.synthesis == FontSynthesis(slant: FontSynthesis.oblique))
    #expect(italic.names.postScriptName == "GalleyBoxes-Bold")
  }

  @Test("a catalog finds the named instances of a variable face")
  func instances() throws {
    let catalog = FontCatalog(usesSystemFonts: false)
    let face = try Fixtures.face("variable.ttf")
    catalog.register(face)
    for name in ["GalleyBoxes-SemiBold", "galley boxes semi bold"] {
      let found = try catalog.face(named: name)
      #expect(found.weightClass == 600)
      #expect(try catalog.face(named: name) === found)
    }
    #expect(try catalog.face(named: "Galley Boxes") === face)
    #expect(catalog.files(inFamily: "Galley Boxes").count == 1)
  }

  @Test("NaN counts as normal, and other numbers are clamped")
  func numbers() {
    let query = FontQuery(families: [], weight: .nan, width: .nan)
    #expect((query.weight, query.width) == (400, 100))
    let clamped = FontQuery(families: [], weight: .infinity, width: -1)
    #expect((clamped.weight, clamped.width) == (1000, 50))
  }
}
