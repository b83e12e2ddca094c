import Foundation
import StringCatalogs

/// Reads files of asset catalogs, which may come from anyone.
enum AssetFile {
  /// The largest file of metadata, in bytes. Xcode's have a few kilobytes.
  static let contentsLimit = 1 << 20
  /// The largest picture, in bytes.
  static let pictureLimit = 64 << 20

  /// Reads a file in a folder. Nothing outside the folder's catalog is read.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without folders.
  ///   - folder: The path of the folder.
  ///   - root: The path of the catalog, which symbolic links may not leave.
  ///   - limit: The largest size, in bytes.
  static func read(_ name: String, in folder: String, root: String, limit: Int) throws(AssetError) -> Data {
    let path = folder + "/" + name
    func error(_ reason: AssetError.Reason) -> AssetError { AssetError(path: path, reason: reason) }
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
      throw error(.outside)
    }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard FolderBoundary(root).contains(path) else { throw error(.outside) }
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: resolved)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { throw error(.unreadable("not a file")) }
      guard let size = attributes[.size] as? NSNumber, size.intValue <= limit else {
        throw error(.tooLarge(limit: limit))
      }
      return try Data(contentsOf: URL(fileURLWithPath: resolved))
    } catch let known as AssetError {
      throw known
    } catch let other {
      throw error(.unreadable(other.localizedDescription))
    }
  }

  /// Reads the `Contents.json` of a folder.
  static func contents(of folder: String, root: String) throws(AssetError) -> [String: Any] {
    let data = try read("Contents.json", in: folder, root: root, limit: contentsLimit)
    let path = folder + "/Contents.json"
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw AssetError(path: path, reason: .damaged("the file is not valid JSON"))
    }
    guard let members = value as? [String: Any] else {
      throw AssetError(path: path, reason: .damaged("the file is not a JSON object"))
    }
    return members
  }
}
