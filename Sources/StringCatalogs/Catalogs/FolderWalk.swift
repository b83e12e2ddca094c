import Foundation

/// Searches a folder and its subfolders for catalogs and files of other types.
struct FolderWalk {
  private(set) var found = CatalogSearch.Found()

  private let root: String
  private let boundary: FolderBoundary
  private let types: Set<String>
  /// The folders that were searched, so that none is searched twice, however links lead to it.
  private var searched: Set<Folder> = []
  /// The links to folders, which are followed last: most lead to folders that are found without them.
  private var links: [String] = []

  /// A folder, and the language that its name states.
  private struct Folder: Hashable {
    let device: UInt64
    let number: UInt64
    /// The name, if it is that of a language. A link can give the same files a language.
    let language: String?

    init(_ status: FileStatus, at path: String) {
      (device, number) = (status.device, status.number)
      let name = path.split(separator: "/").last ?? ""
      language = name.hasSuffix(".lproj") ? String(name) : nil
    }
  }

  /// Creates the search of a folder for catalogs and files whose extensions, in lowercase, are among `types`.
  init(_ root: String, _ types: Set<String>) {
    self.root = root
    boundary = FolderBoundary(root)
    self.types = types
  }

  /// Searches the folder. O(n) in the number of files and links.
  mutating func run() {
    search(root)
    var next = 0
    while next < links.count {
      search(links[next])
      next += 1
    }
  }

  /// Searches a folder and its subfolders, without following links to folders.
  private mutating func search(_ folder: String) {
    // The folders to search, the next one last.
    var folders = [folder]
    while let folder = folders.popLast() {
      guard let status = FileStatus(folder, followsLink: true), let names = Self.names(in: folder) else {
        fail(folder, "the folder cannot be read")
        continue
      }
      guard searched.insert(Folder(status, at: folder)).inserted else { continue }
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      var inner: [String] = []
      for name in names where !name.hasPrefix(".") {
        let path = prefix + name
        switch FileStatus(path, followsLink: false)?.kind {
        case .folder: inner.append(path)
        case .link: addLink(path)
        case .file: add(path)
        // Without the right to enter a folder, its files can be listed, but nothing else can be known of them.
        case nil: fail(path, "the file or folder cannot be read")
        }
      }
      folders += inner.reversed()
    }
  }

  private mutating func addLink(_ path: String) {
    let target = FileStatus(path, followsLink: true)
    guard isWanted(path) || target?.kind == .folder || target == nil && path.hasSuffix(".lproj") else { return }
    guard target != nil else { return fail(path, "the link leads nowhere, or to what cannot be read") }
    if let target, searched.contains(Folder(target, at: path)) { return }
    guard boundary.contains(path) else { return fail(path, "the link leads out of the folder; name its target too") }
    if target?.kind == .folder { links.append(path) } else { add(path) }
  }

  /// Returns whether the name of a file is that of a type that is searched for.
  private func isWanted(_ path: String) -> Bool {
    CatalogFile(path: path) != nil || types.contains(CatalogSearch.fileType(path))
  }

  private mutating func add(_ path: String) {
    if let file = CatalogFile(path: path) {
      found.files.append(file)
    } else if types.contains(CatalogSearch.fileType(path)) {
      found.others.append(path)
    }
  }

  private mutating func fail(_ path: String, _ reason: String) {
    found.failures.append(CatalogError(.unreadable, file: path, reason))
  }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
