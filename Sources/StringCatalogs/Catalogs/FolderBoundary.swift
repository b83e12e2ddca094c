import Foundation

/// A folder out of which no link is followed.
package struct FolderBoundary: Sendable {
  private let root: String

  /// Creates the boundary of the folder at a path, which may be a link itself.
  package init(_ path: String) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    root = resolved == "/" ? resolved : resolved + "/"
  }

  /// Returns whether the file at a path is in the folder, after all links.
  package func contains(_ path: String) -> Bool {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path.hasPrefix(root)
  }
}
