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
    let own = Set(target.sourceFiles(withSuffix: "swift").map { $0.url.standardizedFileURL.path(percentEncoded: false) })
    let settings = AdoptionSettings(files: own.sorted(), folder: target.directoryURL)
    guard !settings.folders.isEmpty else {
      Diagnostics.error("no file of \(target.name) has a comment '// adopt: FOLDER' with the app's folder")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
    var files: [URL] = []
    var arguments = ["rewrite", context.pluginWorkDirectoryURL.appending(path: "cache.plist").path(percentEncoded: false)]
    var outputs: [URL] = []
    for folder in settings.folders {
      guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
        Diagnostics.error("\(target.name) adopts \(folder.path(percentEncoded: false)), which doesn't exist")
        continue
      }
      for (path, url) in settings.sources(in: folder) where !own.contains(url.path(percentEncoded: false)) {
        // One folder, since the names of a module's files must differ.
        let prefix = settings.folders.count > 1 ? folder.lastPathComponent + "+" : ""
        let name = prefix + path.replacing("/", with: "+").dropLast(".swift".count) + ".galley.swift"
        files.append(url)
        outputs.append(output.appending(path: name))
        arguments += [url.path(percentEncoded: false), output.appending(path: name).path(percentEncoded: false)]
      }
    }
    return [
      .buildCommand(
        displayName: "Adopting \(files.count) files in \(target.name)",
        executable: try context.tool(named: "galley-adopt").url, arguments: arguments, inputFiles: files,
        outputFiles: outputs)
    ]
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

  /// The Swift files of a folder, sorted, with their paths in it. Packages and their builds aren't part of an app.
  func sources(in folder: URL) -> [(path: String, url: URL)] {
    let root = folder.path(percentEncoded: false)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    var found: [(String, URL)] = []
    while let url = enumerator.nextObject() as? URL {
      let path = String(url.standardizedFileURL.path(percentEncoded: false).dropFirst(prefix.count))
      if isLeftOut(path) {
        enumerator.skipDescendants()
      } else if url.pathExtension == "swift" {
        found.append((path, url.standardizedFileURL))
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  private func isLeftOut(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isGenerated = name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "Package.swift", "main.swift"].contains(name)
    return isGenerated || exceptions.contains { path == $0 || path == $0 + "/" || path + "/" == $0 }
  }
}
