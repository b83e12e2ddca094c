import BundledFonts
import CoreText
import Foundation
import Testing
@testable import UIFoundation
import UIKit

/// Registers copies of bundled fonts under names that nothing else has. Codes are those of Core Text's documentation.
@MainActor
@Suite(.serialized) final class FontManagerTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Copies a bundled font, with another family name of the same length in its `name` table, and returns the copy.
  private func font(_ file: String, renaming name: String, to new: String, as copy: String) throws -> URL {
    #expect(name.utf8.count == new.utf8.count)
    var data = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(file)))
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      let (old, new) = (try #require(name.data(using: encoding)), try #require(new.data(using: encoding)))
      while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
    }
    let url = folder.appendingPathComponent(copy)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url
  }

  private func pagella(as family: String, _ copy: String) throws -> URL {
    try font("TeXGyrePagella/texgyrepagella-regular.otf", renaming: "TeXGyrePagella", to: family, as: copy)
  }

  @Test("a registered file is found by its PostScript name until it is removed")
  func file() throws {
    let url = try pagella(as: "GalleyTestOneX", "one.otf")
    #expect(UIFont(name: "GalleyTestOneX-Regular", size: 20) == nil)
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    let font = try #require(UIFont(name: "GalleyTestOneX-Regular", size: 20))
    let original = try #require(UIFont(name: "TeXGyrePagella-Regular", size: 20))
    #expect(font.ascender == original.ascender)
    #expect("Text".size(withAttributes: [.font: font]) == "Text".size(withAttributes: [.font: original]))

    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    #expect(UIFont(name: "GalleyTestOneX-Regular", size: 20) == nil)
    #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
    #expect(font.ascender == original.ascender)
  }

  @Test("a removed file leaves nothing behind but the fonts that still use it")
  func removal() throws {
    let url = try pagella(as: "GalleyTestOwlX", "owl.otf")
    for isKept in [false, true, false] {
      #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
      var font = UIFont(name: "GalleyTestOwlX-Regular", size: 20)
      weak let typeface = font?.typeface
      weak let face = font?.face
      #expect(typeface != nil && face != nil)
      if !isKept { font = nil }
      #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
      #expect((typeface == nil) != isKept && (face == nil) != isKept)
      #expect(font == nil || font?.fontName == "GalleyTestOwlX-Regular")
    }
  }

  @Test("a registered font is found before a bundled one of the same name")
  func preferred() throws {
    // Inter under the name of Palatino's substitute.
    let url = try font("Inter/Inter-Regular.otf", renaming: "Inter-Regular", to: "Palatino-Roma", as: "inter.otf")
    let bundled = try #require(UIFont(name: "Inter-Bold", size: 20))
    let copy = folder.appendingPathComponent("bold.otf")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: BundledFonts.path("Inter/Inter-Bold.otf")), to: copy)
    #expect(CTFontManagerRegisterFontsForURL(copy as CFURL, .session, nil))
    defer { CTFontManagerUnregisterFontsForURL(copy as CFURL, .session, nil) }
    #expect(ProcessFonts.file(named: "Inter-Bold")?.path == copy.path)
    #expect(UIFont(name: "Inter-Bold", size: 20)?.lineHeight == bundled.lineHeight)
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    #expect(UIFont(name: "Palatino-Roma", size: 20)?.fontName == "Palatino-Roma")
    CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
  }

  @Test("files that can't be registered have Core Text's codes")
  func errors() throws {
    let text = folder.appendingPathComponent("text.otf")
    try Data("no font".utf8).write(to: text)
    let missing = folder.appendingPathComponent("missing.otf")
    let cases: [(URL, CTFontManagerScope, CTFontManagerError)] = [
      (missing, .process, .fileNotFound), (text, .process, .unrecognizedFormat),
      (folder, .process, .unrecognizedFormat),
      (text, .none, .unsupportedScope), (text, .persistent, .unsupportedScope),
    ]
    for (url, scope, code) in cases {
      var error: Unmanaged<CFError>?
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, scope, &error))
      let found = try #require(error?.takeRetainedValue())
      #expect(found.code == code.rawValue)
      #expect(found.domain == kCTFontManagerErrorDomain as String)
      #expect(found.localizedDescription.hasPrefix(url.path))
    }
  }

  @Test("a font in memory is registered and removed")
  func graphicsFont() throws {
    let data = try Data(contentsOf: pagella(as: "GalleyTestTwoX", "two.otf"))
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName as String? == "GalleyTestTwoX-Regular")
    #expect((font.unitsPerEm, font.ascent, font.descent, font.numberOfGlyphs) == (1000, 726, -281, 1549))
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(UIFont(name: "GalleyTestTwoX-Regular", size: 10) != nil)
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(UIFont(name: "GalleyTestTwoX-Regular", size: 10) == nil)
    #expect(CGDataProvider(data: Data() as CFData) == nil)
    #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8) as CFData))) == nil)
  }

  @Test("several files are registered, and the handler learns of each that isn't")
  func several() throws {
    let url = try pagella(as: "GalleyTestSixX", "six.otf")
    let missing = folder.appendingPathComponent("missing.otf")
    var calls: [(Int, Bool)] = []
    CTFontManagerRegisterFontURLs([missing, url], .process, true) { errors, isDone in
      calls.append((errors.count, isDone))
      return true
    }
    #expect(calls.map(\.0) == [1, 0] && calls.map(\.1) == [false, true])
    #expect(UIFont(name: "GalleyTestSixX-Regular", size: 10) != nil)
    CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
  }

  @Test("the fonts of a property list are found below its folder")
  func propertyList() throws {
    _ = try pagella(as: "GalleyTestTenX", "Resources/Fonts/ten.otf")
    let list = folder.appendingPathComponent("Info.plist")
    #expect(throws: ApplicationFonts.Failure.missingList(path: list.path)) {
      try ApplicationFonts.register(infoPlist: list)
    }
    func write(_ value: Any) throws {
      try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0).write(to: list)
    }
    try write(["UIAppFonts": ["Fonts/ten.otf"]])
    #expect(try ApplicationFonts.register(infoPlist: list) == ["GalleyTestTenX-Regular"])
    #expect(UIFont(name: "GalleyTestTenX-Regular", size: 10) != nil)
    #expect(ApplicationFonts.unregister(folder.appendingPathComponent("Resources/Fonts/ten.otf")))

    try write(["UIAppFonts": ["eleven.otf"]])
    #expect(throws: ApplicationFonts.Failure.missingFile(name: "eleven.otf", folder: folder.path)) {
      try ApplicationFonts.register(infoPlist: list)
    }
    try write(["CFBundleName": "App"])
    #expect(throws: ApplicationFonts.Failure.unusableList(path: list.path)) {
      try ApplicationFonts.register(infoPlist: list)
    }
    try write(["UIAppFonts": ["Info.plist"]])
    #expect(throws: ApplicationFonts.Failure.self) { try ApplicationFonts.register(infoPlist: list) }
  }
}
