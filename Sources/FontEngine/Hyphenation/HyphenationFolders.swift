import Glibc
import Synchronization

/// Finds the installed dictionaries, and the one that a language uses.
final class HyphenationFolders: Sendable {
  private struct State {
    /// The file for each name without `hyph_` and `.dic`, in lowercase; `nil` until the folders are read.
    var files: [String: String]?
    var paths: [String: String?] = [:]
  }

  private let folders: [String]
  private let state = Mutex(State())

  init(_ folders: [String]) { self.folders = folders }

  /// Returns the dictionary file for a BCP 47 tag, by the rules of ``Hyphenator/dictionaryPath(for:)``.
  ///
  /// - Throws: ``FontError`` if a folder cannot be read now; the next call reads it again.
  func path(for language: String) throws(FontError) -> String? {
    guard language.utf8.count <= Self.longestTag else { return nil }
    return try state.withLock { (state) throws(FontError) in
      if let known = state.paths[language] { return known }
      let files = if let known = state.files { known } else { try Self.files(in: folders) }
      state.files = files
      let found = Self.name(for: language, among: files).flatMap { files[$0] }.map(Self.target(of:))
      // A text has few languages. A caller with hundreds of them pays for looking them up again.
      if state.paths.count >= Self.rememberedTags { state.paths.removeAll() }
      state.paths[language] = .some(found)
      return found
    }
  }

  /// Resolves a symbolic link, so that a dictionary is loaded once: Debian links one under the names of several
  /// countries.
  ///
  /// The corresponding C function is `realpath`.
  private static func target(of path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static let longestTag = 64
  private static let rememberedTags = 256

  private static func name(for language: String, among files: [String: String]) -> String? {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let primary = parts.first, (2...3).contains(primary.count), primary.utf8.allSatisfy({ $0 > 0x60 }) else {
      return nil
    }
    var rest = parts.dropFirst().prefix { $0.count > 1 }[...]
    var script: String?
    if let first = rest.first, first.count == 4 { script = rest.popFirst() }
    let region = rest.first { $0.count == 2 || $0.count == 3 }
    var candidates: [String] = []
    if let script, let region { candidates.append("\(primary)_\(script)_\(region)") }
    if let region { candidates.append("\(primary)_\(region)") }
    if let script { candidates.append("\(primary)_\(script)") }
    candidates += [primary, "\(primary)_\(mainRegions[primary] ?? primary)"]
    if let found = candidates.first(where: { files[$0] != nil }) { return found }
    return files.keys.filter { name in
      let parts = name.split(separator: "_")
      return parts.count == 2 && parts[0] == primary && parts[1].count == 2
    }.min()
  }

  /// The main countries of languages with a different code, for which Debian has dictionaries of several countries.
  private static let mainRegions = ["en": "us", "pt": "pt", "sv": "se", "da": "dk"]

  /// Returns the dictionaries of all folders; earlier folders take precedence. Folders that are missing, or that the
  /// process may not read, have none.
  ///
  /// The corresponding C functions are `opendir` and `readdir`.
  ///
  /// - Throws: ``FontError/Reason/unreadable``, or ``FontError/Reason/resourceExhausted``.
  private static func files(in folders: [String]) throws(FontError) -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      guard let directory = unsafe opendir(folder) else {
        let error = failure("opendir", folder)
        if error.isTransient { throw error }
        continue
      }
      defer { unsafe closedir(directory) }
      while true {
        errno = 0
        guard let entry = unsafe readdir(directory) else {
          let error = failure("readdir", folder)
          if error.code != 0, error.isTransient { throw error }
          break
        }
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard name.hasPrefix("hyph_"), name.hasSuffix(".dic") else { continue }
        let key = name.dropFirst(5).dropLast(4).lowercased()
        if files[key] == nil { files[key] = "\(folder)/\(name)" }
      }
    }
    return files
  }

  private static func failure(_ operation: String, _ folder: String) -> FontError {
    let code = errno
    return FontError(
      code == ENOMEM ? .resourceExhausted : .unreadable, operation: operation, subject: folder, code: code,
      detail: unsafe String(cString: strerror(code)))
  }
}
