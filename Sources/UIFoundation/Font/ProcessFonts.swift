package import BundledFonts
package import FontEngine
import Foundation
import Synchronization
package import TextLayout

/// The fonts of the process: the one place where fonts are found by name without being passed as arguments.
///
/// Bundled faces come first, followed by the system's through Fontconfig. DejaVu Sans is the first fallback for
/// characters that a text's own face lacks. No file is opened before it is needed.
package enum ProcessFonts {
  /// The catalog of the faces that can be found by name, and of the fallback faces.
  ///
  /// Line boxes are those of `hhea` even if a face sets USE_TYPO_METRICS, as in Core Text (recorded on iOS). Emoji are
  /// as wide as on iOS (uikit-recorded.md).
  package static let catalog: FontCatalog = {
    let catalog = FontCatalog(usesSystemFonts: true, lineBoxRule: .coreText, emojiAdvances: .appleColorEmoji)
    for face in BundledFonts.pagella + BundledFonts.heros + BundledFonts.termes + BundledFonts.cursor
      + BundledFonts.galleySans + BundledFonts.inter
    {
      catalog.register(FontFile(face))
    }
    catalog.register(FontFile(BundledFonts.dejaVuSans), isFallback: true)
    return catalog
  }()

  /// The substitute for the system font: Galley Sans, or Inter.
  ///
  /// It is Inter if the environment variable `GALLEY_SYSTEM_FONT` is `Inter`. Any other value is ignored. The variable
  /// is read once, when the system font is first used.
  package static let systemFaces: [BundledFonts.Face] =
    ProcessInfo.processInfo.environment["GALLEY_SYSTEM_FONT"] == "Inter" ? BundledFonts.inter : BundledFonts.galleySans

  private static let named = Mutex<[FontFile: Typeface]>([:])

  /// Removes the registered faces of a file, and returns whether there were any. Fonts that exist keep them.
  static func unregister(path: String) -> Bool {
    defer { named.withLock { named in for file in named.keys where file.path == path { named[file] = nil } } }
    return catalog.unregister(path: path)
  }

  /// Returns the face with a PostScript name, a full name, or a family. Returns `nil` if there is none or it can't be
  /// opened.
  static func typeface(named name: String) -> Typeface? { file(named: name).flatMap { typeface($0) } }

  /// Returns the face with a name, or the substitute for an iOS face. Returns `nil` if there is none.
  package static func file(named name: String) -> FontFile? {
    if let file = catalog.file(named: name) { return file }
    if let known = substitutes.withLock({ $0[name] }) { return known }
    guard let file = SubstitutedFamily.file(named: name, in: catalog) else { return nil }
    substitutes.withLock { if $0.count < maximumSubstitutes { $0[name] = file } }
    return file
  }

  /// The substitutes that were found, by the names that found them.
  private static let substitutes = Mutex<[String: FontFile]>([:])
  /// Bounds the cache: names match in any capitalization.
  private static let maximumSubstitutes = 1024

  /// Returns the faces of a family, or the substitutes for the faces of an iOS family.
  package static func files(inFamily family: String) -> [FontFile] {
    let files = catalog.files(inFamily: family)
    return files.isEmpty ? SubstitutedFamily.files(inFamily: family, in: catalog) : files
  }

  /// Returns the iOS family that a name belongs to, if other fonts substitute for it.
  package static func substitutedFamily(of name: String) -> SubstitutedFamily? {
    SubstitutedFamily.all.first { $0.answers(to: name) }
  }

  /// The available family names, including those of substituted families.
  package static var familyNames: [String] {
    let own = catalog.familyNames
    let known = Set(own.map { $0.lowercased() })
    return own
      + SubstitutedFamily.all.filter { !known.contains($0.name.lowercased()) && $0.standIn(in: catalog) != nil }
      .map(\.name)
  }

  /// The names that find a font: families, and the PostScript names of bundled and substituted faces.
  package static var knownNames: [String] {
    familyNames + BundledFonts.all.map(\.postScriptName)
      + SubstitutedFamily.all.filter { $0.standIn(in: catalog) != nil }.flatMap { $0.faces.map(\.postScriptName) }
  }

  /// Returns the shared typeface of a file, or `nil` if it can't be opened.
  static func typeface(_ file: FontFile) -> Typeface? {
    if let known = named.withLock({ $0[file] }) { return known }
    guard let face = try? catalog.open(file) else { return nil }
    return named.withLock { known in
      if let first = known[file] { return first }
      let typeface = Typeface(file: file, face: face)
      known[file] = typeface
      return typeface
    }
  }
}

extension FontFile {
  init(_ face: BundledFonts.Face, overrides: MetricOverrides? = nil) {
    let fullName = face.style == "Regular" ? face.family : "\(face.family) \(face.style)"
    let names = FaceNames(
      family: face.family, style: face.style, fullName: fullName, postScriptName: face.postScriptName,
      legacyFamily: face.family)
    self.init(
      path: face.path, names: names, weightClass: face.weightClass, isItalic: face.isItalic, overrides: overrides)
  }
}

extension ParagraphCache {
  /// The process-wide cache, with the process's fonts: equal text in equal faces is shaped once.
  package static let process = ParagraphCache(catalog: ProcessFonts.catalog)
}
