import Foundation
import InterfaceDocuments
import UIFoundation

/// Finds documents of Interface Builder by name. Not in UIKit.
///
/// A document is searched for in the folder of its bundle and those below, and for the main bundle also in the bundles
/// beside it, in which SwiftPM puts the resources of targets, and in ``folders``.
@MainActor
public enum InterfaceFiles {
  /// The folders that are searched for documents of the main bundle, with those below them, such as an app's sources.
  public static var folders: [String] {
    get { ResourceFolder.added }
    set {
      ResourceFolder.added = newValue
      forget()
    }
  }

  /// The maximum number of files that are looked at in a folder.
  private static let limit = 50_000

  /// The paths that were searched for, by bundle and file.
  private static var found: [[String]: String?] = [:]
  private static var names: [String: [String: String]] = [:]
  private static var documents: [String: InterfaceDocument] = [:]

  /// Forgets the documents that were found, so that they are read again.
  public static func forget() {
    found = [:]
    names = [:]
    documents = [:]
  }

  /// Returns the path of a document in a bundle, or `nil`. In a folder of a language, only `Base.lproj` and the
  /// development language count.
  static func path(of name: String, type: String, in bundle: Bundle) -> String? {
    let key = [bundle.bundlePath, name, type]
    if let known = found[key] { return known }
    let path = search(name, type, bundle)
    found[key] = .some(path)
    return path
  }

  private static func search(_ name: String, _ type: String, _ bundle: Bundle) -> String? {
    let file = (name as NSString).lastPathComponent + "." + type
    for folder in ResourceFolder.folders(of: bundle) {
      if let path = index(of: folder.path, isDeep: folder.isDeep)[file] { return path }
    }
    return nil
  }

  /// Returns a document that is read once.
  static func document(at path: String) throws(InterfaceDocumentError) -> InterfaceDocument {
    if let known = documents[path] { return known }
    let document = try InterfaceDocument(contentsOf: path)
    documents[path] = document
    return document
  }

  /// The paths of the documents in a folder, by file name.
  private static func index(of folder: String, isDeep: Bool) -> [String: String] {
    let key = (isDeep ? "deep " : "flat ") + folder
    if let known = names[key] { return known }
    var found: [String: String] = [:]
    var count = 0
    // The folder of a build has many folders that aren't resources, so it isn't searched deeply.
    var pending = [folder]
    while let folder = pending.popLast(), count < limit {
      let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for entry in entries where !entry.hasPrefix(".") {
        count += 1
        let path = folder + "/" + entry
        if entry.hasSuffix(".xib") || entry.hasSuffix(".storyboard") {
          // The document itself is in Base.lproj, or directly in a folder; those of other languages are copies.
          if found[entry] == nil || folder.hasSuffix("/Base.lproj") { found[entry] = path }
        } else if isDeep || entry.hasSuffix(".lproj") {
          let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
          if type == .typeDirectory { pending.append(path) }
        }
      }
    }
    names[key] = found
    return found
  }
}
