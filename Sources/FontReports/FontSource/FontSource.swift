import BundledFonts
package import FontEngine
import Foundation
import TextOutput
import UIFoundation

/// The fonts that a `FONT` argument names: a file, a family, or a face.
package enum FontSource {
  /// The name of the system font.
  package static let system = "system"

  /// Returns the faces that an argument names: those of a file or family, or a single face.
  ///
  /// An argument with a slash, or one that names an existing file, is a path. `FILE#1` is one face of a collection, as
  /// is `choice`.
  ///
  /// - Throws: `ReportError` for a missing file, face, or unknown name, or a file that isn't a usable
  ///   font.
  package static func faces(_ argument: String, _ choice: FaceChoice? = nil) throws(ReportError) -> [FontFace] {
    if argument == system { return [try face(argument)] }
    let (font, suffix) = split(argument)
    if choice ?? suffix != nil { return [try face(argument, choice)] }
    return try allFaces(font)
  }

  /// Returns the faces of a file or family, or the single face with a name.
  private static func allFaces(_ font: String) throws(ReportError) -> [FontFace] {
    do {
      if isPath(font) { return try FontFace.allFaces(path: font, lineBoxRule: .coreText) }
      let family = ProcessFonts.files(inFamily: font)
      if !family.isEmpty { return try family.map { file throws(FontError) in try ProcessFonts.catalog.open(file) } }
    } catch {
      throw failure(error)
    }
    return [try face(font)]
  }

  /// Returns the face to measure with: the chosen one, the first of a file, or the one with the given name.
  ///
  /// - Throws: `ReportError` for a missing file, face, or unknown name, or a file that isn't a usable
  ///   font.
  package static func face(_ argument: String, _ choice: FaceChoice? = nil) throws(ReportError) -> FontFace {
    let (font, suffix) = split(argument)
    if let choice = choice ?? suffix {
      return isPath(font) ? try face(ofFile: font, choice) : try chosen(choice, among: allFaces(font), of: font)
    }
    return try firstFace(font)
  }

  private static func firstFace(_ argument: String) throws(ReportError) -> FontFace {
    if argument == system {
      try requireBundledFonts()
      return UIFont.systemFont(ofSize: UIFont.systemFontSize).face
    }
    do {
      if isPath(argument) { return try FontFace(path: argument, lineBoxRule: .coreText) }
      if let file = ProcessFonts.file(named: argument) { return try ProcessFonts.catalog.open(file) }
    } catch {
      throw failure(error)
    }
    throw ReportError(.missing, unknownName(argument))
  }

  /// Returns the message for an unknown font name: the package to install if known, or the most similar name.
  package static func unknownName(_ name: String) -> String {
    let message = "no font named \"\(name)\""
    if let family = ProcessFonts.substitutedFamily(of: name) {
      return "\(message) (install \(family.standIns[0]), which has the same widths)"
    }
    let known = ProcessFonts.knownNames
    let lowercased = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    guard let nearest = SpellingSuggestion.nearest(to: name.lowercased(), in: known.map { $0.lowercased() }),
      let meant = lowercased[nearest]
    else { return message }
    return "\(message) (did you mean \(meant)?)"
  }

  /// Checks that the bundled fonts exist, which UIKit could report only by stopping the process.
  ///
  /// - Throws: `ReportError` if a font is missing.
  package static func requireBundledFonts() throws(ReportError) {
    for face in BundledFonts.all
    where !FileManager.default.isReadableFile(atPath: face.path) {
      throw ReportError(.missing, "\(face.path): a bundled font of galley is missing")
    }
  }

  /// Converts a font error to a report error.
  package static func failure(_ error: FontError) -> ReportError {
    switch error.reason {
    case .unreadable, .notAFile, .noSuchFamily: ReportError(.missing, error.description)
    case .resourceExhausted, .cancelled: ReportError(.internalFailure, error.description)
    case .tooLarge, .malformed, .unsupportedContainer, .unusable, .noSuchFace, .invalidAxisValue,
      .invalidSize, .noSuchAxis:
      ReportError(.unusable, error.description)
    }
  }
}
