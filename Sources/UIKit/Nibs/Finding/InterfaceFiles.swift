import Foundation
import InterfaceDocuments
import UIFoundation

/// Finds documents of Interface Builder, and images and colors, by name. Not in UIKit.
///
/// A document, image, or color is searched for in the folder of its bundle and those below, and for the main bundle also in the bundles
/// beside it, in which SwiftPM puts the resources of targets, and in ``folders``.
@MainActor
public enum InterfaceFiles {
  /// The folders that are searched for documents, images, and colors of the main bundle, with those below them, such as
  /// an app's sources.
  public static var folders: [String] {
    get { ResourceFolders.folders }
    set {
      ResourceFolders.folders = newValue
      forget()
    }
  }

  /// The paths that were searched for, by bundle and file.
  private static var found: [[String]: String?] = [:]
  private static var names: [ResourceFolders.Location: [String: String]] = [:]
  private static var documents: [String: InterfaceDocument] = [:]

  /// Forgets what was found, so that it is read again.
  public static func forget() {
    found = [:]
    names = [:]
    documents = [:]
    NamedAssets.forget()
  }

  /// Returns the path of a document in a bundle, or `nil`. In a folder of a language, only `Base.lproj` and the
  /// development language count. A document for the device, such as `Card~ipad.xib`, takes precedence.
  static func path(of name: String, type: String, in bundle: Bundle) -> String? {
    let idiom = UIDevice.current.userInterfaceIdiom.fileSuffix
    let key = [bundle.bundlePath, name, type, idiom]
    if let known = found[key] { return known }
    let path = search(name + idiom, type, bundle) ?? search(name, type, bundle)
    found[key] = .some(path)
    return path
  }

  private static func search(_ name: String, _ type: String, _ bundle: Bundle) -> String? {
    let file = (name as NSString).lastPathComponent + "." + type
    for location in ResourceFolders.locations(of: bundle) {
      if let path = index(of: location)[file] { return path }
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

  /// The paths of the documents in a location, by file name.
  private static func index(of location: ResourceFolders.Location) -> [String: String] {
    if let known = names[location] { return known }
    var found: [String: String] = [:]
    ResourceFolders.forEachEntry(of: location) { entry, folder in
      guard entry.hasSuffix(".xib") || entry.hasSuffix(".storyboard") else { return }
      // The document itself is in Base.lproj, or directly in a folder; those of other languages are copies.
      if found[entry] == nil || folder.hasSuffix("/Base.lproj") { found[entry] = folder + "/" + entry }
    }
    names[location] = found
    return found
  }
}
