import Foundation

/// The targets of an Xcode project, with the Swift files that each compiles.
struct XcodeProject {
  struct Target: Equatable {
    var name: String
    /// Such as `com.apple.product-type.application`.
    var productType: String
    /// The files and folders, relative to the folder of the project. Those of folders that Xcode keeps in step contain
    /// all files but the target's exceptions.
    var sources: [String] = []
    var exceptions: [String] = []

    var isApplication: Bool { productType == "com.apple.product-type.application" }
  }

  /// The folder with the `.xcodeproj`.
  let folder: String
  private(set) var targets: [Target] = []

  /// The language mode that most configurations set, such as 5, or `nil`.
  var languageMode: Int? {
    let modes = objects.values.compactMap { $0.setting("SWIFT_VERSION").flatMap { Int($0.prefix { $0 != "." }) } }
    return Dictionary(grouping: modes) { $0 }.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key
  }

  /// Whether a configuration isolates declarations to the main actor by default.
  var isMainActorByDefault: Bool {
    objects.values.contains { $0.setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" }
  }

  private let objects: [String: ProjectFile.Object]
  /// The group that contains each file or group.
  private var parents: [String: String] = [:]

  /// Reads a `.xcodeproj`. Returns `nil` if its `project.pbxproj` is missing or isn't a property list.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"),
      let file = try? PropertyListDecoder().decode(ProjectFile.self, from: data)
    else { return nil }
    let objects = file.objects
    folder = (path as NSString).deletingLastPathComponent
    self.objects = objects
    for (id, object) in objects { for child in object.list("children") { parents[child] = id } }
    targets = (objects[file.rootObject]?.list("targets") ?? []).compactMap { objects[$0] }.map(target)
  }

  private func target(_ object: ProjectFile.Object) -> Target {
    var target = Target(
      name: object.text("name") ?? "", productType: object.text("productType") ?? "")
    for phase in object.list("buildPhases") where isa(phase) == "PBXSourcesBuildPhase" {
      for file in (objects[phase]?.list("files") ?? []) {
        guard let reference = objects[file]?.text("fileRef") else { continue }
        let path = path(of: reference)
        if path.hasSuffix(".swift") { target.sources.append(path) }
      }
    }
    for group in object.list("fileSystemSynchronizedGroups") {
      let folder = path(of: group)
      target.sources.append(folder)
      for exception in (objects[group]?.list("exceptions") ?? []) {
        guard let set = objects[exception], set.text("target").flatMap({ objects[$0]?.text("name") }) == target.name
        else { continue }
        target.exceptions += set.list("membershipExceptions").map { folder + "/" + $0 }
      }
    }
    return target
  }

  private func isa(_ id: String) -> String { objects[id]?.text("isa") ?? "" }

  /// The path of a file or group, from the paths of the groups around it.
  private func path(of id: String) -> String {
    var pieces: [String] = []
    var current: String? = id
    // A damaged project can contain a group in itself.
    for _ in 0..<64 {
      guard let next = current, let object = objects[next] else { break }
      if let path = object.text("path") { pieces.insert(path, at: 0) }
      if object.text("sourceTree") == "SOURCE_ROOT" { break }
      current = parents[next]
    }
    return (pieces.joined(separator: "/") as NSString).standardizingPath
  }
}

/// A `project.pbxproj`: objects that refer to one another by identifiers.
private struct ProjectFile: Decodable {
  var rootObject: String
  var objects: [String: Object]

  struct Object: Decodable {
    private var values: [String: Value]

    init(from decoder: any Decoder) throws { values = try decoder.singleValueContainer().decode([String: Value].self) }

    func setting(_ key: String) -> String? {
      if case .other(let settings)? = values["buildSettings"] { settings[key] } else { nil }
    }
    func text(_ key: String) -> String? { if case .text(let text)? = values[key] { text } else { nil } }
    func list(_ key: String) -> [String] { if case .list(let list)? = values[key] { list } else { [] } }
  }

  /// A value; only texts, lists of them, and settings that are texts are of interest.
  private enum Value: Decodable {
    case text(String)
    case list([String])
    case other([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([String].self) {
        self = .list(list)
      } else {
        let values = (try? container.decode([String: Value].self)) ?? [:]
        self = .other(values.compactMapValues { if case .text(let text) = $0 { text } else { nil } })
      }
    }
  }
}
