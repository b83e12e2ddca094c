import BundledFonts
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

  @Test("a name without a replacement finds no font, and the first available of several replacements is used")
  func order() {
    let catalog = FontCatalog(usesSystemFonts: false)
    #expect(SubstitutedFamily.file(named: "Arial", in: catalog) == nil)
    #expect(SubstitutedFamily.files(inFamily: "Georgia", in: catalog).isEmpty)
    #expect(UIFont(name: "NoSuchFont-Bold", size: 10) == nil)
    for family in ["Liberation Sans", "Nimbus Sans", "Gelasio"] {
      catalog.register(
        FontFile(
          path: BundledFonts.path("DejaVuSans/DejaVuSans.ttf"),
          names: FaceNames(
            family: family, style: "Regular", fullName: family, postScriptName: family.filter { $0 != " " },
            legacyFamily: family)))
    }
    let arial = SubstitutedFamily.file(named: "Arial", in: catalog)
    #expect(arial?.names.legacyFamily == "Nimbus Sans" && arial?.names.postScriptName == "ArialMT")
    #expect(SubstitutedFamily.file(named: "georgia-bolditalic", in: catalog)?.names.fullName == "Georgia Bold Italic")
  }
}
