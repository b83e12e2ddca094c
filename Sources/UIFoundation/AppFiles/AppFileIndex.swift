import Foundation
import Synchronization

/// What a file of an app is searched for by.
struct AppFileQuery {
  /// The file name without its extension, or `nil` for any.
  var name: String?
  var type: String?
  /// The folders around the file, or `nil` for any.
  var directory: String?
  /// The language of the file's folder, or `nil` for those in use.
  var language: String?

  init(name: String?, type: String?, directory: String?, language: String?) {
    let type = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    self.type = type.map { Self.sourceTypes[$0] ?? $0 }
    self.name = name.flatMap { $0.isEmpty ? nil : $0 }
    self.directory = directory.flatMap { $0.isEmpty ? nil : $0 }
    self.language = language
  }

  /// The types of the files that Xcode compiles, by those that an app's bundle contains.
  private static let sourceTypes = ["nib": "xib", "storyboardc": "storyboard"]

  /// The name with the extension. The name may contain folders.
  var fileName: String? { name.map { name in type.map { "\(name).\($0)" } ?? name } }
}

/// The files in the folders of an app, by name.
struct AppFileIndex {
  private struct File {
    let path: String
    /// The folders around it, without that of its language.
    let folder: Substring
    let language: Substring?
  }

  private var files: [String: [File]] = [:]
  /// The names in ``files`` by extension, in the order in which they were found.
  private var names: [String: [String]] = [:]
  private var informationList: Data?

  /// The contents of the app's Info.plist, or `nil` if there is none that can be read.
  var information: [String: Any]? {
    informationList.flatMap {
      (unsafe try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any]
    }
  }

  private static let known = Mutex<[[String]: AppFileIndex]>([:])

  /// The index of the folders in which the resources of the main bundle are searched for.
  static var current: AppFileIndex {
    let folders = ResourceFolders.folders
    if let index = known.withLock({ $0[folders] }) { return index }
    let index = AppFileIndex(folders)
    known.withLock { $0[folders] = index }
    return index
  }

  /// Forgets what was found.
  static func forget() { known.withLock { $0 = [:] } }

  /// Reads the names of the files in folders.
  init(_ folders: [String]) {
    var lists: [String] = []
    for root in folders {
      ResourceFolders.forEachEntry(of: ResourceFolders.Location(path: root, isDeep: true)) { name, folder in
        if name.hasSuffix("Info.plist") { lists.append(folder + "/" + name) }
        add(name, in: folder, below: root)
      }
    }
    // That of an app is above those of its extensions.
    let list = lists.min { $0.count(where: { $0 == "/" }) < $1.count(where: { $0 == "/" }) }
    informationList = list.flatMap { FileManager.default.contents(atPath: $0) }
  }

  private static let sources: Set<Substring> = ["swift", "h", "m", "mm", "c", "cpp", "hpp"]
  /// The folders that an app's bundle contains as they are, or that Xcode compiles.
  private static let closed: Set<Substring> = [
    "xcassets", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "xcdatamodeld", "playground",
  ]

  private static func type(of name: some StringProtocol) -> Substring? {
    name.lastIndex(of: ".").map { Substring(name[name.index(after: $0)...]) }
  }

  private mutating func add(_ name: String, in folder: String, below root: String) {
    let type = Self.type(of: name) ?? ""
    var folders = folder.dropFirst(root.count).split(separator: "/")
    let isClosed = folders.contains { folder in Self.type(of: folder).map { Self.closed.contains($0) } ?? false }
    guard !Self.sources.contains(type), type != "lproj", !isClosed else { return }
    var language: Substring?
    if let last = folders.last, last.hasSuffix(".lproj") {
      language = last.dropLast(".lproj".count)
      folders.removeLast()
    }
    if files[name] == nil { names[String(type), default: []].append(name) }
    files[name, default: []].append(
      File(path: folder + "/" + name, folder: Substring(folders.joined(separator: "/")), language: language))
  }

  /// Returns the paths of the files that a query describes: of each name, the one in the best language.
  func paths(_ query: AppFileQuery) -> [String] {
    guard let fileName = query.fileName else {
      let names = query.type.map { self.names[$0] ?? [] } ?? self.names.sorted { $0.key < $1.key }.flatMap(\.value)
      return names.compactMap { best(named: $0, directory: query.directory, language: query.language) }
    }
    let parts = fileName.split(separator: "/")
    let folders = (query.directory.map { [$0] } ?? []) + parts.dropLast().map(String.init)
    let directory = folders.isEmpty ? nil : folders.joined(separator: "/")
    return best(named: parts.last.map(String.init) ?? "", directory: directory, language: query.language).map { [$0] }
      ?? []
  }

  private func best(named name: String, directory: String?, language: String?) -> String? {
    let wanted = language.map { [$0] } ?? Self.languages
    var found: (rank: Int, path: String)?
    for file in files[name] ?? [] {
      if let directory, file.folder != directory, !file.folder.hasSuffix("/" + directory) { continue }
      let rank: Int?
      if let own = file.language { rank = wanted.firstIndex(of: String(own)).map { $0 + 1 } } else { rank = 0 }
      guard let rank, rank < found?.rank ?? Int.max else { continue }
      found = (rank, file.path)
    }
    return found?.path
  }

  /// The languages in use, the best first.
  private static var languages: [String] {
    let locale = LocalizedStrings.current?.locale ?? "en"
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return [locale, locale.replacing("_", with: "-"), String(language), "Base", "en"]
  }
}
