package import FontEngine
import Foundation
import TextOutput
import UIFoundation

extension FontSource {
  /// Splits an argument such as `NotoSansCJK-Regular.ttc#1` or `…#Noto Sans CJK KR` into the file and the face.
  ///
  /// A file whose own name has a number sign takes precedence.
  static func split(_ argument: String) -> (font: String, face: FaceChoice?) {
    guard let mark = argument.lastIndex(of: "#"), !FileManager.default.fileExists(atPath: argument),
      let choice = FaceChoice(String(argument[argument.index(after: mark)...]))
    else { return (argument, nil) }
    let font = String(argument[..<mark])
    return isPath(font) ? (font, choice) : (argument, nil)
  }

  /// Returns whether an argument names a file rather than a font.
  static func isPath(_ argument: String) -> Bool {
    argument.contains("/") || FileManager.default.fileExists(atPath: argument)
  }

  /// Returns the face of a file that was chosen.
  static func face(ofFile path: String, _ choice: FaceChoice) throws(ReportError) -> FontFace {
    do {
      if case .index(let index) = choice {
        return try FontFace(path: path, index: index, lineBoxRule: .coreText)
      }
      return try chosen(choice, among: FontFace.allFaces(path: path, lineBoxRule: .coreText), of: path)
    } catch let error as ReportError {
      throw error
    } catch let error as FontError {
      guard error.reason == .noSuchFace, let count = try? FontFace(path: path).facesInFile else { throw failure(error) }
      let range = count == 1 ? "1 face, 0" : "\(count) faces, 0 to \(count - 1)"
      throw ReportError(.unusable, "\(path): no face \(choice) (the file has \(range))")
    } catch {
      throw ReportError(.internalFailure, "\(path): \(error)")
    }
  }

  /// Returns the face that has a name: the whole of one of its names, or a part that no other face has.
  static func chosen(_ choice: FaceChoice, among faces: [FontFace], of font: String) throws(ReportError) -> FontFace {
    guard case .name(let name) = choice else {
      throw ReportError(.unusable, "\"\(font)\" is a family, whose faces have names and no numbers: \(list(faces))")
    }
    let lowercased = name.lowercased()
    let whole = faces.filter { face in
      let names = face.names
      return [names.fullName, names.postScriptName, names.style].contains { $0.lowercased() == lowercased }
    }
    let found = whole.isEmpty ? faces.filter { NamePattern(name).matches($0.names) } : whole
    if found.count == 1 { return found[0] }
    let problem = found.isEmpty ? "no face named \"\(name)\"" : "\"\(name)\" matches \(found.count) faces"
    throw ReportError(.unusable, "\(font): \(problem) (\(list(found.isEmpty ? faces : found)))")
  }

  /// Returns the names of faces, of which the first ones are listed.
  private static func list(_ faces: [FontFace]) -> String {
    let limit = 12
    let names = faces.prefix(limit).map(\.names.fullName).joined(separator: ", ")
    return faces.count > limit ? "\(names), and \(faces.count - limit) more" : names
  }

  /// Returns what to say if the first face of a collection is used although none was chosen; `nil` otherwise.
  package static func note(on argument: String, _ face: FontFace) -> String? {
    guard face.facesInFile > 1, isPath(argument), split(argument).face == nil else { return nil }
    return "\(argument) has \(face.facesInFile) faces; this is face \(face.index), \(face.names.fullName)"
      + " (choose another with --face)"
  }
}
