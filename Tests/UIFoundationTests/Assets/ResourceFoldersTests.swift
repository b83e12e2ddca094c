import Foundation
import TestSupport
import Testing

@testable import UIFoundation

@Suite struct ResourceFoldersTests {
  private func entries(
    of location: ResourceFolders.Location, limit: Int = ResourceFolders.entryLimit
  ) -> [String] {
    var found: [String] = []
    ResourceFolders.forEachEntry(of: location, limit: limit) { name, folder in
      found.append(folder.dropFirst(location.path.count) + "/" + name)
    }
    return found
  }

  @Test("files and folders are in the order of their names, those of a folder before those in its folders")
  func order() throws {
    let folder = try TemporaryFolder(texts: ["b/y/1": "", "b/x": "", "a/z": "", "c": "", ".hidden/1": "", ".d": ""])
    let all = ["/a", "/b", "/c", "/a/z", "/b/x", "/b/y", "/b/y/1"]
    #expect(entries(of: .init(path: folder.path, isDeep: true)) == all)
    #expect(entries(of: .init(path: folder.path, isDeep: false)) == ["/a", "/b", "/c"])
  }

  @Test("the number of entries is limited within a folder and across folders", arguments: [0, 1, 3, 7, 9])
  func entryLimit(limit: Int) throws {
    let names = ["a/1", "a/2", "a/3", "b/1", "b/2", "c", "d"]
    let folder = try TemporaryFolder(texts: Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let location = ResourceFolders.Location(path: folder.path, isDeep: true)
    // Seven files, and the folders a and b.
    #expect(entries(of: location).count == 9)
    #expect(entries(of: location, limit: limit) == Array(entries(of: location).prefix(limit)))
  }

  @Test("folders deeper than the limit aren't entered")
  func depthLimit() throws {
    let deep = Array(repeating: "d", count: ResourceFolders.depthLimit + 2).joined(separator: "/")
    let folder = try TemporaryFolder(texts: [deep: ""])
    #expect(entries(of: .init(path: folder.path, isDeep: true)).count == ResourceFolders.depthLimit + 1)
  }

  @Test("links out of a location are left out, unless it allows them; links to folders are never followed")
  func links() throws {
    let other = try TemporaryFolder(texts: ["secret": "", "inner/secret": ""])
    let folder = try TemporaryFolder(texts: ["in/file": ""])
    let links = [
      (other.path + "/secret", "absolute"),
      ("../../" + (other.path as NSString).lastPathComponent + "/secret", "parent"),
      (other.path + "/inner", "folder"), ("file", "inside"), ("..", "loop"),
    ]
    for (destination, name) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/in/" + name, withDestinationPath: destination)
    }
    let inside = ["/in", "/in/file", "/in/inside"]
    #expect(entries(of: .init(path: folder.path, isDeep: true)) == inside)
    let all = ["/in"] + ["absolute", "file", "folder", "inside", "loop", "parent"].map { "/in/" + $0 }
    #expect(entries(of: .init(path: folder.path, isDeep: true, leavesByLinks: true)) == all)
  }
}
