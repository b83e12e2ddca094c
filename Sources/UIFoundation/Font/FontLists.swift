import Foundation
import StringCatalogs

/// Reads the names of font files from property lists, which may come from anyone.
package enum FontLists {
  /// The largest property list, in bytes. Larger ones aren't read.
  package static let listLimit = 4 << 20
  /// The size of all property lists of a folder, in bytes. The rest isn't read.
  package static let folderLimit = 64 << 20
  /// The maximum number of names. The rest is ignored.
  package static let nameLimit = 1_000
  /// The longest name, in bytes of UTF-8, which is that of a path on iOS. Longer ones are ignored.
  package static let nameLength = 1_024

  /// Returns the names that a property list has under `UIAppFonts`, or `nil` if it is larger than ``listLimit``, or no
  /// property list with such an array of texts.
  static func names(inListAt path: String) -> [String]? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let size = size(ofFileAt: file), size <= listLimit, let data = try? InputFile.read(file),
      case .list(let values)? = try? PropertyList.value(of: data, name: path)["UIAppFonts"]?.content
    else { return nil }
    var names: [String] = []
    for value in values.prefix(nameLimit) {
      guard case .text(let name) = value.content else { return nil }
      if name.utf8.count <= nameLength { names.append(name) }
    }
    return names
  }

  /// Returns the names that the files in a folder and those in it whose names end in `Info.plist` list, each once.
  ///
  /// - Complexity: O(*n*) in the number of files in the folder, at most ``ResourceFolders/entryLimit``, and in the size of
  ///   the lists, at most `limit` bytes.
  package static func names(inFilesOf folder: String, limit: Int = folderLimit) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    var remaining = limit
    ResourceFolders.forEachEntry(of: ResourceFolders.Location(path: folder, isDeep: true)) { name, folder in
      guard name.hasSuffix("Info.plist"), names.count < nameLimit else { return }
      let path = folder + "/" + name
      guard let size = size(ofFileAt: path), size <= min(listLimit, remaining) else { return }
      remaining -= size
      for font in Self.names(inListAt: path) ?? [] where names.count < nameLimit && known.insert(font).inserted {
        names.append(font)
      }
    }
    return names
  }

  /// Returns the size of a file, in bytes, or `nil` if it isn't one. A link isn't one.
  private static func size(ofFileAt path: String) -> Int? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return (attributes[.size] as? NSNumber)?.intValue
  }
}
