import CoreGraphics
import FontEngine
import Foundation
import Testing

@testable import UIFoundation

struct FontDesignTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test("digits have equal widths in the monospaced-digit font, but not in the usual one")
  func monospacedDigits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("1111", font) == width("8888", font))
    #expect(width("1111", .systemFont(ofSize: 17)) != width("8888", .systemFont(ofSize: 17)))
    #expect(font != .systemFont(ofSize: 17) && font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(width("1111", font.withSize(34)) == width("8888", font.withSize(34)))
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFontMetrics.default.scaledFont(for: font).fontDescriptor.object(forKey: .featureSettings) != nil)
  }

  @Test("features can be requested by Apple's numbers or OpenType's tags")
  func features() {
    let base = UIFont.systemFont(ofSize: 17).fontDescriptor
    func font(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> UIFont {
      UIFont(descriptor: base.addingAttributes([.featureSettings: [setting]]), size: 0)
    }
    let numbers = font([.type: 6, .selector: 0])
    let tag = font([.init(rawValue: "CTFeatureOpenTypeTag"): "tnum", .init(rawValue: "CTFeatureOpenTypeValue"): 1])
    #expect(width("1111", numbers) == width("8888", numbers))
    #expect(width("1111", tag) == width("1111", numbers))
    // 35 is the kind of the stylistic alternatives; 4 turns the second set on.
    #expect(FontFeatureSetting([.type: 35, .selector: 4])?.features == [FontFeature("ss02", 1)])
    #expect(FontFeatureSetting([.type: 35, .selector: 21])?.features == [FontFeature("ss10", 0)])
    #expect(FontFeatureSetting([.type: 999, .selector: 1])?.features == [])
    #expect(FontFeatureSetting([.type: 6]) == nil)
  }

  @Test("a font without the character is skipped in favor of the cascade list")
  func cascade() throws {
    let palatino = try #require(UIFont(name: "Palatino-Roman", size: 17))
    let dejaVu = UIFontDescriptor(name: "DejaVuSans", size: 0)
    let font = UIFont(descriptor: palatino.fontDescriptor.addingAttributes([.cascadeList: [dejaVu]]), size: 0)
    let armenian = "\u{0531}"
    #expect(!palatino.face.hasGlyph(for: "\u{0531}"))
    #expect(width(armenian, font) == width(armenian, UIFont(descriptor: dejaVu, size: 17)))
    #expect(font.lineHeight == palatino.lineHeight && font != palatino)
  }

  @Test("the designs of the system font have its line box; rounded has its widths, serif those of Pagella")
  func designs() throws {
    let system = UIFont.systemFont(ofSize: 17, weight: .bold)
    let palatino = try #require(UIFont(name: "Palatino-Bold", size: 17))
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced] {
      let descriptor = try #require(system.fontDescriptor.withDesign(design))
      let font = UIFont(descriptor: descriptor, size: 0)
      #expect(font.lineHeight == system.lineHeight && font.pointSize == 17 && font.fontName.hasSuffix("-Bold"))
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(UIFont(name: font.fontName, size: 17) == font)
      if design == .rounded { #expect(width("Wide", font) == width("Wide", system)) }
      if design == .serif { #expect(width("Wide", font) == width("Wide", palatino)) }
    }
    #expect(palatino.fontDescriptor.withDesign(.rounded) == nil)
    #expect(system.fontDescriptor.withDesign(.init(rawValue: "unheard of")) == nil)
  }

  @Test("the font of a text style keeps its design and its features when the category changes")
  func designFollows() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let font = UIFont(descriptor: try #require(body.withDesign(.serif)), size: 0)
    // Body is 33 points at accessibilityL (dynamic-type.json).
    let adjusted = font.adjusted(for: large)
    #expect(adjusted.pointSize == 33 && adjusted.fontName == ".NewYork-Regular")
  }

  @Test("the monospaced font is as high as the system font")
  func monospaced() {
    let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(font.fontName == ".SFUIMono-Regular" && font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    if !ProcessFonts.catalog.files(inFamily: "DejaVu Sans Mono").isEmpty {
      #expect(width("iiii", font) == width("MMMM", font))
    }
  }

  @Test("a width is stored, and changes no metric")
  func widths() {
    let font = UIFont.systemFont(ofSize: 17, weight: .regular, width: .condensed)
    #expect(width("Wide", font) == width("Wide", .systemFont(ofSize: 17)))
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.width] as? CGFloat == -0.2)
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test("a weight trait on the system font's descriptor changes its weight")
  func weightTrait() {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.traits: traits])
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == ".SFUI-Bold")
    func matches(_ name: String) -> Int {
      UIFontDescriptor(name: name, size: 12).matchingFontDescriptors(withMandatoryKeys: nil).count
    }
    #expect(matches("Palatino-Roman") == 1 && matches("No such") == 0)
  }

  @Test("a matrix is stored in the descriptor and in its font")
  func matrix() {
    let lean = CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.withMatrix(lean)
    #expect(descriptor.matrix == lean && UIFont(descriptor: descriptor, size: 0).fontDescriptor.matrix == lean)
  }
}
