import FontEngine
import Foundation
package import InterfaceDocuments
import UIFoundation
import UIKit

/// What a document of Interface Builder needs besides itself: the folders of its images, colors, and other documents, and
/// its fonts.
package enum DocumentResources {
  /// The number of folders above a document that may be those of its app.
  private static let reach = 6

  /// The paths of the fonts that were registered for the last document.
  @MainActor private static var fonts: [String] = []

  /// Makes the resources of a document findable until those of another one are, or `InterfaceFiles.folders` are set: its
  /// folder, and that of its app with the fonts that the app lists. Fonts of the document before are unregistered, except for those that were registered
  /// by other means.
  ///
  /// - Returns: What can't be found or read, for people.
  @MainActor
  package static func prepare(for document: InterfaceDocument, at path: String) -> [String] {
    let own = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    let app = appFolder(ofDocumentAt: path)
    let folders = own == app || own.hasPrefix(app + "/") ? [own, app].uniqued : [own]
    if InterfaceFiles.folders != folders { InterfaceFiles.folders = folders }
    let listed = document.resources.fonts.keys.sorted().filter { !$0.isEmpty } + FontLists.names(inFilesOf: app)
    let names = listed.uniqued
    let found = ApplicationFonts.files(named: names, in: ResourceFolders.Location(path: app, isDeep: true))
    let wanted = Set(found.values)
    for path in fonts where !wanted.contains(path) { ApplicationFonts.unregister(URL(fileURLWithPath: path)) }
    fonts.removeAll { !wanted.contains($0) }
    let (registered, failures) = ApplicationFonts.registerFiles(at: wanted.sorted())
    fonts += registered
    let missing = names.filter { found[ApplicationFonts.fileName($0)] == nil }
    return missing.map { "the font file '\($0)' is not in \(app)" } + failures.map(\.description)
  }

  /// Returns the folder of the app that a document belongs to.
  ///
  /// It is the nearest folder around the document that contains an asset catalog or an Info.plist, or else the folder of
  /// the project, or else that of the document, without the one for its language. A folder of a project contains an Xcode
  /// project, a package, or a repository; those above it aren't looked at.
  package static func appFolder(ofDocumentAt path: String) -> String {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    let own = folder.path
    for _ in 0..<reach {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix("Info.plist") }) { return folder.path }
      if names.contains(where: isProjectMark) { return folder.path }
      let outer = folder.deletingLastPathComponent()
      guard outer.path != folder.path, outer.path != "/" else { break }
      folder = outer
    }
    return own
  }

  private static func isProjectMark(_ name: String) -> Bool {
    name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}

extension [String] {
  /// The elements without those that are equal to one before.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
