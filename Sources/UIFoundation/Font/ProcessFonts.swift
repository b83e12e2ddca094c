package import BundledFonts
package import FontEngine
import Foundation
import Synchronization

/// The fonts of the process: the one place where fonts are known by name without being handed down.
///
/// Bundled faces come first, then the system's through Fontconfig. DejaVu Sans is the first to be asked for characters
/// that a text's own face lacks. Nothing is opened before it is needed.
package enum ProcessFonts {
  /// Every face that a name can find, and the faces that characters fall back on.
  ///
  /// Line boxes are those of `hhea` even where a face sets USE_TYPO_METRICS, as Core Text has them (recorded on iOS).
  package static let catalog: FontCatalog = {
    let catalog = FontCatalog(usesSystemFonts: true, lineBoxRule: .coreText)
    for face in BundledFonts.palatino + BundledFonts.heros + BundledFonts.termes + BundledFonts.cursor
      + BundledFonts.galleySans + BundledFonts.inter
    {
      catalog.register(FontFile(face), aliases: [face.ownName, face.ownFamily])
    }
    catalog.register(FontFile(BundledFonts.dejaVuSans), isFallback: true)
    return catalog
  }()

  /// What stands in for the system font: Galley Sans, or Inter where the environment variable `GALLEY_SYSTEM_FONT` is `Inter`.
  ///
  /// Read once, when the system font is first asked for. Any other value counts as none.
  package static let systemFaces: [BundledFonts.Face] =
    ProcessInfo.processInfo.environment["GALLEY_SYSTEM_FONT"] == "Inter" ? BundledFonts.inter : BundledFonts.galleySans

  private static let named = Mutex<[FontFile: Typeface]>([:])

  /// The face that answers to a PostScript name, a full name or a family; nil if none does or it cannot be opened.
  static func typeface(named name: String) -> Typeface? { file(named: name).flatMap { typeface($0) } }

  /// The face that answers to a name, or the stand-in for one of iOS's; nil if none does.
  package static func file(named name: String) -> FontFile? {
    catalog.file(named: name) ?? SubstitutedFamily.file(named: name, in: catalog)
  }

  /// The faces of a family, or their stand-ins for one of iOS's.
  package static func files(inFamily family: String) -> [FontFile] {
    let files = catalog.files(inFamily: family)
    return files.isEmpty ? SubstitutedFamily.files(inFamily: family, in: catalog) : files
  }

  /// The family of iOS that a family, full or PostScript name belongs to, if other fonts stand in for it.
  package static func substitutedFamily(of name: String) -> SubstitutedFamily? {
    SubstitutedFamily.all.first { $0.answers(to: name) }
  }

  /// The families that a font can be asked for by name, those that something stands in for included.
  static var familyNames: [String] {
    let own = catalog.familyNames
    let known = Set(own.map { $0.lowercased() })
    return own
      + SubstitutedFamily.all.filter { !known.contains($0.name.lowercased()) && $0.standIn(in: catalog) != nil }
      .map(\.name)
  }

  /// The names that find a font: families, and PostScript names of bundled faces and stand-ins.
  package static var knownNames: [String] {
    familyNames + BundledFonts.all.map(\.postScriptName)
      + SubstitutedFamily.all.filter { $0.standIn(in: catalog) != nil }.flatMap { $0.faces.map(\.postScriptName) }
  }

  /// The one typeface of a file; nil if it cannot be opened.
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
      legacyFamily: face.ownFamily)
    self.init(
      path: face.path, names: names, weightClass: face.weightClass, isItalic: face.isItalic, overrides: overrides)
  }
}
