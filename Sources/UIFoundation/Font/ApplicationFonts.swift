public import FontEngine
public import Foundation
import Synchronization

/// The font files of an application.
///
/// iOS registers the files that the Info.plist of an application lists under `UIAppFonts`. A process on Linux has no
/// such file, so that tests name it:
///
/// ```swift
/// try ApplicationFonts.register(infoPlist: URL(fileURLWithPath: "App/Info.plist"))
/// ```
///
/// `CTFontManagerRegisterFontsForURL` and its relatives register single files, as on iOS. Registered fonts are found by
/// `UIFont(name:size:)` before bundled and installed fonts of the same name.
public enum ApplicationFonts {
  /// A failure to register the fonts of a property list.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no property list at a path.
    case missingList(path: String)
    /// The file at a path can't be read, or isn't a property list with an array of file names under `UIAppFonts`.
    case unusableList(path: String)
    /// A file of the list isn't in the folder at a path.
    case missingFile(name: String, folder: String)
    /// A file of the list is no font.
    case font(FontError)

    /// The failure as one line.
    public var description: String {
      switch self {
      case .missingList(let path): "\(path): no such file"
      case .unusableList(let path): "\(path): not a property list with file names under UIAppFonts"
      case .missingFile(let name, let folder): "\(name): listed under UIAppFonts, but not in \(folder)"
      case .font(let error): error.description
      }
    }
  }

  private static let files = Mutex<Set<String>>([])

  /// Returns whether a file is registered.
  package static func isRegistered(_ file: URL) -> Bool { files.withLock { $0.contains(file.path) } }

  /// Registers the faces of a font file, and returns their PostScript names. A file that is registered already is read
  /// again.
  ///
  /// - Throws: `FontError` if the file can't be read or is no font.
  @discardableResult
  public static func register(_ file: URL) throws(FontError) -> [String] {
    let faces = try FontFace.allFaces(path: file.path, lineBoxRule: lineBoxRule)
    _ = ProcessFonts.unregister(path: file.path)
    register(faces)
    files.withLock { _ = $0.insert(file.path) }
    return faces.map(\.names.postScriptName)
  }

  /// Registers the files that a property list names under `UIAppFonts`, and returns the PostScript names of their
  /// faces.
  ///
  /// Each file is searched by its name in a folder and those in it: in a project, fonts are rarely where they are in
  /// the application. The default is the folder of the property list. Hidden files aren't found, and links to folders
  /// aren't followed.
  ///
  /// The property list may have 4 MB, and 1,000 names; the rest is ignored. A binary one has no dates or data.
  ///
  /// - Throws: ``Failure``. Files before the one that failed stay registered.
  /// - Complexity: O(*n*) in the number of files in the folder, of which at most 50,000 are looked at.
  @discardableResult
  public static func register(infoPlist: URL, searching folder: URL? = nil) throws(Failure) -> [String] {
    guard FileManager.default.fileExists(atPath: infoPlist.path) else { throw .missingList(path: infoPlist.path) }
    guard let names = FontLists.names(inListAt: infoPlist.path) else { throw .unusableList(path: infoPlist.path) }
    let folder = (folder ?? infoPlist.deletingLastPathComponent()).path
    let files = files(named: names, in: ResourceFolders.Location(path: folder, isDeep: true, leavesByLinks: true))
    var registered: [String] = []
    for name in names {
      guard let path = files[fileName(name)] else { throw .missingFile(name: name, folder: folder) }
      do {
        registered += try register(URL(fileURLWithPath: path))
      } catch {
        throw .font(error)
      }
    }
    return registered
  }

  /// Registers faces, from the last to the first, since each is found before the others of its family.
  package static func register(_ faces: [FontFace]) {
    for face in faces.reversed() { ProcessFonts.catalog.register(face, isPreferred: true) }
  }

  /// The rule for the line boxes of fonts that applications register.
  package static var lineBoxRule: FaceMetrics.LineBoxRule { ProcessFonts.catalog.lineBoxRule }

  /// Removes the faces with a source.
  package static func unregister(source: String) { _ = ProcessFonts.unregister(path: source) }

  /// Removes the faces of a registered file, and returns whether it was registered. Fonts that exist keep them.
  @discardableResult
  public static func unregister(_ file: URL) -> Bool {
    guard files.withLock({ $0.remove(file.path) }) != nil else { return false }
    return ProcessFonts.unregister(path: file.path)
  }
}
