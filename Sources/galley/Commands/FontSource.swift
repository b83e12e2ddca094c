import BundledFonts
import FontEngine
import Foundation
import Glibc
import UIFoundation

/// What a `FONT` argument means: a file, or a family or face by name.
enum FontSource {
  static let help = "a font file, or the name of a family or face, such as Palatino or Helvetica-Bold, or system"
  /// What the system font is called.
  static let system = "system"

  /// The faces that the argument names: those of a file, those of a family, or the one of that name.
  ///
  /// An argument with a slash, or one that names an existing file, is a path. A missing file or name has status 66, a file
  /// that is no usable font 65.
  static func faces(_ argument: String) throws(CommandFailure) -> [FontFace] {
    if argument == system { return [try systemFace()] }
    do {
      if isPath(argument) { return try FontFace.allFaces(path: argument, lineBoxRule: .coreText) }
      let family = ProcessFonts.files(inFamily: argument)
      if family.isEmpty { return [try face(named: argument)] }
      var faces: [FontFace] = []
      for file in family { faces.append(try ProcessFonts.catalog.open(file)) }
      return faces
    } catch {
      throw failure(error)
    }
  }

  /// The one face to measure with: the file's first, or the one that answers to the name.
  static func face(_ argument: String) throws(CommandFailure) -> FontFace {
    if argument == system { return try systemFace() }
    do {
      return isPath(argument)
        ? try FontFace(path: argument, lineBoxRule: .coreText) : try face(named: argument)
    } catch {
      throw failure(error)
    }
  }

  private static func face(named name: String) throws(FontError) -> FontFace {
    guard let file = ProcessFonts.file(named: name) else {
      throw FontError(.noSuchFamily, operation: "face(named:)", subject: name)
    }
    return try ProcessFonts.catalog.open(file)
  }

  /// Returns the message for an unknown font name: the package to install if known, or the most similar name.
  private static func unknownName(_ name: String) -> String {
    let message = "no font named \"\(name)\""
    if let family = ProcessFonts.substitutedFamily(of: name) {
      return "\(message) (install \(family.standIns[0]), whose widths are the same)"
    }
    let known = ProcessFonts.knownNames
    let lowercased = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    guard let nearest = SpellingSuggestion.nearest(to: name.lowercased(), in: known.map { $0.lowercased() }),
      let meant = lowercased[nearest]
    else { return message }
    return "\(message) (did you mean \(meant)?)"
  }

  private static func systemFace() throws(CommandFailure) -> FontFace {
    try requireBundledFonts()
    return UIFont.systemFont(ofSize: UIFont.systemFontSize).face
  }

  /// A tool that was moved away from its fonts says so; UIKit's fonts could only stop the process.
  static func requireBundledFonts() throws(CommandFailure) {
    for face in BundledFonts.all
    where !FileManager.default.isReadableFile(atPath: face.path) {
      throw CommandFailure(.missingInput, "\(face.path): a font that belongs to galley is missing")
    }
  }

  private static func isPath(_ argument: String) -> Bool {
    unsafe argument.contains("/") || access(argument, F_OK) == 0
  }

  /// A font's failure as the tool tells it.
  static func failure(_ error: FontError) -> CommandFailure {
    switch error.reason {
    case .unreadable, .notAFile: CommandFailure(.missingInput, error.description)
    case .noSuchFamily: CommandFailure(.missingInput, unknownName(error.subject))
    case .resourceExhausted, .cancelled: CommandFailure(.software, error.description)
    case .tooLarge, .malformed, .unsupportedContainer, .unusable, .noSuchFace, .invalidAxisValue,
      .noSuchAxis:
      CommandFailure(.badData, error.description)
    }
  }
}
