import Foundation
import PackagePlugin

/// Compiles the sources of an app that is written for UIKit, from where they are.
///
/// The target holds a Swift file whose comments name the app's folders and what to leave out, relative to the target's
/// folder:
///
/// ```swift
/// // adopt: ../../../MyApp
/// // except: AppDelegate.swift, Generated
/// ```
@main
struct Adoption: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let own = Set(target.sourceFiles(withSuffix: "swift").map(\.url.standardizedFileURL.filePath))
    let settings = AdoptionSettings(files: own.sorted(), folder: target.directoryURL)
    guard !settings.folders.isEmpty else {
      Diagnostics.error("no file of \(target.name) has a comment '// adopt: FOLDER' with the app's folder")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let resources = output.appending(path: "AppResources.galley.swift")
    var inputs: [URL] = []
    var outputs = [resources]
    var others: [String] = []
    var pairs: [String] = []
    for (number, folder) in settings.folders.enumerated() {
      guard FileManager.default.fileExists(atPath: folder.filePath) else {
        Diagnostics.error("\(target.name) adopts \(folder.filePath), which doesn't exist")
        continue
      }
      // One folder, since the names of a module's files must differ.
      let prefix = settings.folders.count > 1 ? "\(number)+" : ""
      for (path, url) in settings.files(in: folder) where !own.contains(url.filePath) {
        inputs.append(url)
        guard path.hasSuffix(".swift") else {
          others.append(url.filePath)
          continue
        }
        let name =
          prefix + path.replacing("+", with: "++").replacing("/", with: "+").dropLast(".swift".count) + ".galley.swift"
        outputs.append(output.appending(path: name))
        pairs += [url.filePath, output.appending(path: name).filePath]
      }
    }
    let cache = context.pluginWorkDirectoryURL.appending(path: "cache.json").filePath
    let folders = settings.folders.map(\.filePath).joined(separator: "\n")
    return [
      .buildCommand(
        displayName: "Adopting \(pairs.count / 2) files in \(target.name)",
        executable: try context.tool(named: "galley-adopt").url,
        arguments: ["rewrite", cache, resources.filePath, folders] + others + ["--"] + pairs, inputFiles: inputs,
        outputFiles: outputs)
    ]
  }
}

extension URL {
  fileprivate var filePath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

/// What the comments of a target say.
struct AdoptionSettings {
  var folders: [URL] = []
  /// Files and folders, relative to those of the app.
  var exceptions: [String] = []

  init(files: [String], folder: URL) {
    for file in files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        if let path = Self.value(of: "adopt", line) {
          folders.append(folder.appending(path: path).standardizedFileURL)
        } else if let list = Self.value(of: "except", line) {
          exceptions += list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
      }
    }
  }

  private static func value(of key: String, _ line: Substring) -> String? {
    guard line.hasPrefix("// \(key): ") else { return nil }
    return line.dropFirst("// \(key): ".count).trimmingCharacters(in: .whitespaces)
  }

  /// The Swift files, fonts, localized strings, and assets of a folder, sorted, with their paths in it.
  func files(in folder: URL) -> [(path: String, url: URL)] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder.filePath) else { return [] }
    var found: [(String, URL)] = []
    while let path = enumerator.nextObject() as? String {
      if isLeftOut(path) {
        enumerator.skipDescendants()
      } else if Self.extensions.contains((path as NSString).pathExtension) || path.hasSuffix("set/Contents.json") {
        found.append((path, folder.appending(path: path)))
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  private static let extensions: Set<String> = ["swift", "ttf", "otf", "ttc", "strings", "stringsdict", "xcstrings"]

  /// Whether a file or folder is no part of an app: other people's code, results, packages, and what the comments name.
  private func isLeftOut(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name.hasPrefix(".") || name.hasSuffix(".playground") || Self.foreign.contains(name)
      || exceptions.contains { path == $0 || path + "/" == $0 }
  }

  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "LinuxTests", "Package.swift", "main.swift",
  ]
}
