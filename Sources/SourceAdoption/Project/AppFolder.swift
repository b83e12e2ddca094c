import Foundation

/// What an app's folder contains.
public struct AppFolder: Sendable {
  /// The absolute path.
  public let path: String
  /// The app's name: that of its Xcode target, or else the folder's.
  public private(set) var name: String
  /// The language mode that most configurations of the project set: 5 or 6.
  public private(set) var languageMode = 5
  /// Whether the project isolates declarations to the main actor by default.
  public private(set) var isMainActorByDefault = false
  /// The Swift files of the app, relative to the folder, sorted.
  public private(set) var sources: [String] = []
  /// The files that aren't compiled, with the reason.
  public private(set) var leftOut: [(path: String, reason: String)] = []
  /// Storyboards and nibs.
  public private(set) var documents: [String] = []
  /// Folders with images and colors.
  public private(set) var assetCatalogs: [String] = []
  /// Font files.
  public private(set) var fonts: [String] = []
  /// Languages with localized strings.
  public private(set) var languages: [String] = []
  /// Headers of Objective-C.
  public private(set) var headers: [String] = []

  /// Reads a folder.
  ///
  /// With an Xcode project in it, the sources are those of the application with the most files that import UIKit, or
  /// of the target with a name.
  ///
  /// - Throws: `AppFolderError` if there is no such folder or target.
  public init(_ path: String, target: String? = nil) throws(AppFolderError) {
    let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    self.path = Self.withoutSlash(url.path(percentEncoded: false))
    name = url.lastPathComponent
    var isFolder = false
    isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    guard isFolder else { throw .noFolder(path) }
    var projects: [String] = []
    for file in Self.files(in: self.path) {
      switch (file as NSString).pathExtension {
      case "swift": sources.append(file)
      case "storyboard", "xib": documents.append(file)
      case "xcassets": assetCatalogs.append(file)
      case "ttf", "otf", "ttc": fonts.append(file)
      case "strings", "stringsdict": addLanguage(of: file)
      case "h": headers.append(file)
      case "xcodeproj": projects.append(file)
      default: break
      }
    }
    // The one nearest to the folder.
    let nearest = projects.min { ($0.count, $0) < ($1.count, $1) }
    try choose(target, of: nearest.flatMap { XcodeProject(self.path + "/" + $0) })
    leaveOut()
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The files in a folder and those below it, and the packages among its folders, sorted.
  private static func files(in folder: String) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    while let file = enumerator.nextObject() as? String {
      let name = (file as NSString).lastPathComponent
      if name.hasPrefix(".") || skippedFolders.contains(name) || name.hasSuffix(".playground") {
        enumerator.skipDescendants()
      } else {
        found.append(file)
        if name.hasSuffix(".xcassets") || name.hasSuffix(".xcodeproj") { enumerator.skipDescendants() }
      }
    }
    return found.sorted()
  }

  /// Folders of other people's code and of results.
  static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "LinuxTests"]

  private mutating func addLanguage(of file: String) {
    for piece in file.split(separator: "/") where piece.hasSuffix(".lproj") && piece != "Base.lproj" {
      let language = String(piece.dropLast(".lproj".count))
      if !languages.contains(language) { languages.append(language) }
    }
  }

  // MARK: - Sources

  /// The folder with all of the sources, relative to the app's. The app's own, which is empty, if its documents or
  /// images are elsewhere.
  var sourceFolder: String {
    guard let first = sources.first else { return "" }
    var folder = (first as NSString).deletingLastPathComponent
    while !folder.isEmpty, !sources.allSatisfy({ $0.hasPrefix(folder + "/") }) {
      folder = (folder as NSString).deletingLastPathComponent
    }
    let resources = documents + assetCatalogs
    return resources.isEmpty || resources.contains { $0.hasPrefix(folder + "/") } ? folder : ""
  }

  private mutating func choose(_ target: String?, of project: XcodeProject?) throws(AppFolderError) {
    let targets = project?.targets ?? []
    let chosen = target.map { name in targets.first { $0.name == name } } ?? project.flatMap(iOSApplication)
    if let target, chosen == nil { throw .noTarget(target, among: targets.map(\.name)) }
    guard let project, let chosen else { return }
    name = chosen.name
    isMainActorByDefault = project.isMainActorByDefault
    languageMode = project.languageMode.map { max(5, min($0, 6)) } ?? 5
    let included = sources(of: chosen, in: project)
    guard !included.isEmpty else { return }
    let all = sources
    sources = included
    let kept = Set(included)
    leftOut += all.filter { !kept.contains($0) }.map { ($0, "isn't in the target \(chosen.name)") }
  }

  /// The application of a project in which most files import UIKit.
  private func iOSApplication(of project: XcodeProject) -> XcodeProject.Target? {
    func count(_ target: XcodeProject.Target) -> Int {
      sources(of: target, in: project).count {
        FileManager.default.contents(atPath: path + "/" + $0)?.range(of: Data("import UIKit".utf8)) != nil
      }
    }
    let applications = project.targets.filter(\.isApplication)
    return applications.count < 2 ? applications.first : applications.max { count($0) < count($1) }
  }

  private func sources(of target: XcodeProject.Target, in project: XcodeProject) -> [String] {
    let base = project.folder.dropFirst(path.count).drop { $0 == "/" }
    let prefix = base.isEmpty ? "" : base + "/"
    let files = Set(target.sources.map { prefix + $0 })
    let folders = files.filter { !$0.hasSuffix(".swift") }.map { $0 + "/" }
    let excluded = Set(target.exceptions.map { prefix + $0 })
    return sources.filter { file in
      !excluded.contains(file) && (files.contains(file) || folders.contains { file.hasPrefix($0) })
    }
  }

  /// Leaves out what can't be part of a library.
  private mutating func leaveOut() {
    for file in sources {
      let name = (file as NSString).lastPathComponent
      if name == "main.swift" {
        leftOut.append((file, "has code at its top level, which starts the app"))
      } else if name == "Package.swift" {
        leftOut.append((file, "is the manifest of a package"))
      } else if FileManager.default.contents(atPath: path + "/" + file)?.prefix(2) == Data("#!".utf8) {
        leftOut.append((file, "is a script"))
      }
    }
    let excluded = Set(leftOut.map(\.path))
    sources.removeAll { excluded.contains($0) }
  }
}

/// A folder that can't be adopted.
public enum AppFolderError: Error, Equatable, CustomStringConvertible {
  /// There is no folder at a path.
  case noFolder(String)
  /// The project has other targets.
  case noTarget(String, among: [String])

  /// The failure as one line.
  public var description: String {
    switch self {
    case .noFolder(let path): "\(path): no such folder"
    case .noTarget(let name, let others):
      "no target is named \(name)" + (others.isEmpty ? "" : "; the project has \(others.joined(separator: ", "))")
    }
  }
}
