import BundledFonts
import FontEngine
import Foundation
import Testing

@testable import UIFoundation

struct UIFontTests {
  @Test("the system font's line box is San Francisco's at every size, not rounded", arguments: [9, 12, 17, 34.5, 100])
  func systemLineBox(size: CGFloat) {
    // Measured on iOS: ascender 0.9521484375, descender -0.2412109375, so a line of 1.193359375; cap height 0.70459 per
    // em.
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.ascender - 0.952_148_437_5 * size) < 1e-12)
    #expect(abs(font.descender + 0.241_210_937_5 * size) < 1e-12)
    #expect(abs(font.lineHeight - 1.193_359_375 * size) < 1e-12)
    #expect(abs(font.capHeight - 0.704_59 * size) < 1e-12)
    #expect(font.leading == 0)
  }

  @Test("17 points make a line of 20.287109375")
  func seventeen() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287_109_375)
  }

  @Test("an invalid size is replaced with 12 points", arguments: [0, -3, CGFloat.nan, .infinity, -.infinity])
  func oddSizes(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    #expect(UIFont(name: "Palatino", size: size)?.pointSize == 12)
    #expect(UIFont.systemFont(ofSize: 20).withSize(size).pointSize == 12)
    #expect(UIFont(descriptor: UIFontDescriptor(name: "Palatino", size: size), size: size).pointSize == 12)
  }

  @Test("a size above the maximum is replaced with the maximum")
  func enormous() {
    #expect(UIFont.systemFont(ofSize: 1e300).pointSize == 10_000)
  }

  @Test("the weights have UIKit's values")
  func weights() {
    let numbers = UIFont.Weight.all.map(\.rawValue)
    #expect(numbers == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
  }

  @Test("weights can be compared and offset")
  func weightArithmetic() {
    #expect(UIFont.Weight.bold > .regular && [UIFont.Weight.black, .thin].min() == .thin)
    #expect(UIFont.Weight.regular + 0.4 == .bold && UIFont.Weight.bold - .regular == 0.4)
  }

  @Test("every weight is measured with its own face, and one in between with the nearest")
  func nearestWeight() {
    func face(_ weight: UIFont.Weight) -> String {
      UIFont.systemFont(ofSize: 17, weight: weight).face.names.postScriptName
    }
    let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map(face) == names.map { "GalleySans-\($0)" })
    #expect(face(UIFont.Weight(0.36)) == "GalleySans-Bold" && face(UIFont.Weight(9)) == "GalleySans-Black")
    #expect(face(UIFont.Weight(.nan)) == "GalleySans-Regular")
    #expect(UIFont.italicSystemFont(ofSize: 17).face.names.postScriptName == "GalleySans-Italic")
  }

  @Test("the system font has the same names as on iOS")
  func systemNames() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.boldSystemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    #expect(UIFont(name: ".SFUI-Bold", size: 17) == UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont(name: ".SFUI-Chubby", size: 17) == nil)
  }

  @Test(
    "Palatino's names find TeX Gyre Pagella, which then has the same names as on iOS",
    arguments: zip(
      ["Palatino", "Palatino-Roman", "Palatino-Italic", "Palatino-Bold", "Palatino-BoldItalic", "palatino-bold"],
      ["Regular", "Regular", "Italic", "Bold", "BoldItalic", "Bold"]))
  func palatino(name: String, style: String) throws {
    let font = try #require(UIFont(name: name, size: 18))
    #expect(font.face.names.postScriptName == "TeXGyrePagella-\(style)")
    #expect(font.fontName == "Palatino-\(style == "Regular" ? "Roman" : style)")
    #expect(font.familyName == "Palatino")
  }

  /// Source: uikit-recorded-2.md, "The picture of the self-sizing cell": a line of 1.098 em.
  @Test("Palatino has the line that is recorded of it, and Pagella's letters")
  func palatinoMetrics() throws {
    let font = try #require(UIFont(name: "Palatino-Roman", size: 18))
    // 18 * 1.098; x-height 469 and cap height 692 of 1000.
    #expect(abs(font.lineHeight - 19.764) < 1e-9 && abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    #expect(abs(font.xHeight - 8.442) < 1e-9)
    #expect(abs(font.capHeight - 12.456) < 1e-9)
    #expect(font.leading == 0)
  }

  @Test("an unknown name returns no font")
  func unknownName() {
    #expect(UIFont(name: "No Such Font 7f3a", size: 18) == nil)
    #expect(UIFont(name: "", size: 18) == nil)
  }

  @Test("families include the bundled ones but not the system font's hidden one")
  func families() {
    #expect(UIFont.familyNames.contains("Palatino"))
    #expect(!UIFont.familyNames.contains { $0.hasPrefix(".") })
    #expect(
      UIFont.fontNames(forFamilyName: "Palatino")
        == ["Palatino-Bold", "Palatino-BoldItalic", "Palatino-Italic", "Palatino-Roman"])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family 7f3a").isEmpty)
  }

  @Test("fonts are equal by value")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .light))
    #expect(UIFont(name: "Palatino", size: 18)?.hash == UIFont(name: "Palatino-Roman", size: 18)?.hash)
    #expect(UIFont.preferredFont(forTextStyle: .body) != UIFont.systemFont(ofSize: 17))
  }

  @Test("the declared properties of the bundled files match the files")
  func bundledNames() throws {
    for bundled in BundledFonts.pagella + BundledFonts.inter + [BundledFonts.dejaVuSans] {
      let face = try FontFace(path: bundled.path)
      #expect(face.names.postScriptName == bundled.postScriptName)
      #expect(face.names.family == bundled.family)
      #expect(face.weightClass == bundled.weightClass)
      #expect(face.isItalic == bundled.isItalic)
    }
  }
}
