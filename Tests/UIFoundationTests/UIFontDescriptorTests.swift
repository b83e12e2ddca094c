import Foundation
import Testing
import UIFoundation

struct UIFontDescriptorTests {
  @Test("a named font finds bold, italic, and both in its family")
  func symbolicTraits() throws {
    let roman = UIFontDescriptor(name: "Palatino-Roman", size: 18)
    #expect(roman.symbolicTraits == [])
    let bold = try #require(roman.withSymbolicTraits(.traitBold))
    #expect(bold.postscriptName == "Palatino-Bold" && bold.pointSize == 18)
    #expect(bold.symbolicTraits == .traitBold)
    #expect(bold.withSymbolicTraits([.traitItalic])?.postscriptName == "Palatino-Italic")
    #expect(bold.withSymbolicTraits([.traitItalic, .traitBold])?.postscriptName == "Palatino-BoldItalic")
    #expect(bold.withSymbolicTraits([])?.postscriptName == "Palatino-Roman")
  }

  @Test("traits that a family does not have return nil")
  func missingTraits() {
    #expect(UIFontDescriptor(name: "Palatino-Roman", size: 18).withSymbolicTraits(.traitMonoSpace) == nil)
    #expect(UIFontDescriptor(name: "DejaVuSans", size: 18).withSymbolicTraits(.traitItalic) == nil)
    #expect(UIFontDescriptor(name: "No Such Font 7f3a", size: 18).withSymbolicTraits(.traitBold) == nil)
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitMonoSpace) == nil)
  }

  @Test("the system font has bold and italic variants of the same size")
  func systemTraits() throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont.boldSystemFont(ofSize: 17))
    let italic = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 20) == UIFont.italicSystemFont(ofSize: 20))
  }

  @Test("a font's descriptor returns the same font")
  func roundTrip() throws {
    let fonts = [
      try #require(UIFont(name: "Palatino-BoldItalic", size: 18)), UIFont.systemFont(ofSize: 17, weight: .medium),
      UIFont.italicSystemFont(ofSize: 12), UIFont.preferredFont(forTextStyle: .headline),
    ]
    for font in fonts { #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font) }
  }

  @Test("a family and a face within it are found by name")
  func family() {
    let palatino = UIFont.boldSystemFont(ofSize: 17).fontDescriptor.withFamily("Palatino")
    #expect(palatino.postscriptName == "Palatino-Bold")
    #expect(palatino.withFace("Bold Italic").postscriptName == "Palatino-BoldItalic")
  }

  @Test("a descriptor of an unknown font returns the system font")
  func unknown() {
    let font = UIFont(descriptor: UIFontDescriptor(name: "No Such Font 7f3a", size: 18), size: 0)
    #expect(font == UIFont.systemFont(ofSize: 18))
  }

  @Test("attributes describe a font by name, by family and traits, and by text style")
  func attributes() {
    let named = UIFontDescriptor(fontAttributes: [.name: "Palatino-Bold", .size: 18])
    #expect(UIFont(descriptor: named, size: 0) == UIFont(name: "Palatino-Bold", size: 18))
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
    let family = UIFontDescriptor(fontAttributes: [.family: "Palatino", .traits: traits])
    #expect(family.postscriptName == "Palatino-Bold")
    let face = UIFontDescriptor(fontAttributes: [.family: "Palatino", .face: "Bold Italic"])
    #expect(face.postscriptName == "Palatino-BoldItalic")
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(UIFont(descriptor: style, size: 0) == UIFont.preferredFont(forTextStyle: .headline))
  }

  @Test("unknown attributes, and values of the wrong type, are ignored")
  func oddAttributes() {
    let odd = UIFontDescriptor(fontAttributes: [
      .init(rawValue: "nobody's"): 1, .name: 7, .size: "large", .traits: ["bold"], .textStyle: 3.5,
    ])
    #expect(odd == UIFontDescriptor(fontAttributes: [:]))
    #expect(UIFont(descriptor: odd, size: 20) == UIFont.systemFont(ofSize: 20))
  }

  @Test("attributes can be read and added")
  func addingAttributes() {
    let roman = UIFontDescriptor(name: "Palatino-Roman", size: 18)
    #expect(roman.object(forKey: .family) as? String == "Palatino")
    #expect(roman.object(forKey: .size) as? CGFloat == 18)
    #expect(roman.fontAttributes[.name] as? String == "Palatino-Roman")
    #expect(roman.addingAttributes([.size: 20]).pointSize == 20)
    #expect(roman.addingAttributes([.family: "Inter"]).postscriptName == "Inter-Regular")
    #expect(UIFontDescriptor(fontAttributes: roman.fontAttributes) == roman)
  }
}
