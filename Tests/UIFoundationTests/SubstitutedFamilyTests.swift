import FontEngine
import Foundation
import Testing

@testable import UIFoundation

/// Proprietary font names of iOS, and the fonts that replace them.
@Suite struct SubstitutedFamilyTests {
  /// Source: Adobe's font metrics (Core 14 AFM files): a, H, i and space are 556, 722, 222 and 278 of 1000 in
  /// Helvetica, 444, 722, 278 and 250 in Times-Roman, and 600 each in Courier.
  @Test(
    "Helvetica, Times, Courier, and their relatives are measured with the bundled fonts of the same widths",
    arguments: [
      ("Helvetica", "Helvetica", "TeXGyreHeros-Regular", [556, 722, 222, 278]),
      ("HelveticaNeue", "Helvetica Neue", "TeXGyreHeros-Regular", [556, 722, 222, 278]),
      ("ArialMT", "Arial", "TeXGyreHeros-Regular", [556, 722, 222, 278]),
      ("Times-Roman", "Times", "TeXGyreTermes-Regular", [444, 722, 278, 250]),
      ("TimesNewRomanPSMT", "Times New Roman", "TeXGyreTermes-Regular", [444, 722, 278, 250]),
      ("Courier", "Courier", "TeXGyreCursor-Regular", [600, 600, 600, 600]),
      ("CourierNewPSMT", "Courier New", "TeXGyreCursor-Regular", [600, 600, 600, 600]),
    ])
  func widths(name: String, family: String, face: String, widths: [CGFloat]) throws {
    for asked in [name, family, name.lowercased()] {
      // If the font itself is installed, it takes precedence.
      if ProcessFonts.catalog.file(named: asked) != nil { continue }
      let font = try #require(UIFont(name: asked, size: 1000))
      #expect(font.fontName == name && font.familyName == family && font.face.names.postScriptName == face)
      #expect(["a", "H", "i", " "].map { $0.size(withAttributes: [.font: font]).width } == widths)
    }
    #expect(UIFont.familyNames.contains(family) && UIFont.fontNames(forFamilyName: family).contains(name))
  }

  @Test(
    "bold, slanted, and light faces are the nearest available ones",
    arguments: [
      ("Helvetica-BoldOblique", "TeXGyreHeros-BoldItalic"), ("Helvetica-Light", "TeXGyreHeros-Regular"),
      ("HelveticaNeue-Medium", "TeXGyreHeros-Regular"), ("HelveticaNeue-Bold", "TeXGyreHeros-Bold"),
      ("Arial-BoldItalicMT", "TeXGyreHeros-BoldItalic"), ("Times-Italic", "TeXGyreTermes-Italic"),
      ("TimesNewRomanPS-BoldMT", "TeXGyreTermes-Bold"), ("Courier-Oblique", "TeXGyreCursor-Italic"),
    ])
  func faces(name: String, face: String) throws {
    if ProcessFonts.catalog.file(named: name) != nil { return }
    let font = try #require(UIFont(name: name, size: 10))
    #expect(font.fontName == name && font.face.names.postScriptName == face)
  }

  @Test("a family descriptor finds its replacement, and weight and slant select one of its faces")
  func descriptor() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Helvetica"])
    let bold = descriptor.withSymbolicTraits(.traitBold)
    #expect(UIFont(descriptor: descriptor, size: 10).fontName == "Helvetica")
    #expect(bold.map { UIFont(descriptor: $0, size: 10).fontName } == "Helvetica-Bold")
  }

  /// Source: uikit-recorded-2.md, "Line boxes of named fonts": the intervals, and heights of labels at 2x and 3x.
  @Test(
    "replacements have the line boxes that were recorded of the iOS fonts",
    arguments: [
      ("Palatino-Roman", 1.088...1.108, 51, 1, 56), ("HelveticaNeue", 1.172...1.176, 17, 2, 20),
      ("HelveticaNeue-Light", 1.177...1.182, 17, 2, 20.5), ("HelveticaNeue-Light", 1.177...1.182, 22, 3, 26),
      ("HelveticaNeue-Bold", 1.19...1.192, 36, 2, 43), ("HelveticaNeue-Medium", 1.167...1.2, 15, 2, 18),
      ("Helvetica", 1.1528...1.1538, 17, 2, 20), ("Georgia", 1.147...1.176, 17, 2, 20),
      ("Menlo-Regular", 1.147...1.176, 17, 2, 20),
    ] as [(String, ClosedRange<Double>, Double, Double, Double)])
  func lineBoxes(name: String, line: ClosedRange<Double>, size: Double, scale: Double, height: Double) throws {
    let box = try #require(RecordedLineBox.named(name))
    #expect(line.contains(box.ascender - box.descender) && box.line == line)
    #expect(((box.ascender - box.descender) * size * scale - 1e-9).rounded(.up) / scale == height)
    // If the font itself is installed, it takes precedence; Georgia and Menlo need a font that isn't bundled.
    if ProcessFonts.catalog.file(named: name) != nil { return }
    guard let font = UIFont(name: name, size: 1000) else { return }
    #expect(abs(font.lineHeight - 1000 * (box.ascender - box.descender)) < 1e-6 && font.leading == 0)
  }

  @Test("TeX Gyre Pagella by its own name has its own line box, and Times has its replacement's")
  func ownLineBoxes() {
    // 726 + 281 of 1000.
    #expect(abs((UIFont(name: "TeXGyrePagella-Regular", size: 1000)?.lineHeight ?? 0) - 1007) < 1e-6)
    #expect(RecordedLineBox.named("Times-Roman") == nil && RecordedLineBox.named("HelveticaX") == nil)
    #expect(RecordedLineBox.named("Helvetica-BoldOblique")?.line == 1.1528...1.1538)
  }

  @Test("a name without a replacement finds no font, and the first available of several replacements is used")
  func order() {
    let catalog = FontCatalog(usesSystemFonts: false)
    #expect(SubstitutedFamily.file(named: "Arial", in: catalog) == nil)
    #expect(SubstitutedFamily.files(inFamily: "Georgia", in: catalog).isEmpty)
    #expect(UIFont(name: "NoSuchFont-Bold", size: 10) == nil)
    for family in ["Liberation Sans", "Nimbus Sans", "Gelasio"] {
      catalog.register(
        FontFile(
          path: "/\(family).otf",
          names: FaceNames(
            family: family, style: "Regular", fullName: family, postScriptName: family.filter { $0 != " " },
            legacyFamily: family)))
    }
    let arial = SubstitutedFamily.file(named: "Arial", in: catalog)
    #expect(arial?.path == "/Nimbus Sans.otf" && arial?.names.postScriptName == "ArialMT")
    #expect(SubstitutedFamily.file(named: "georgia-bolditalic", in: catalog)?.names.fullName == "Georgia Bold Italic")
  }
}
