import FontEngine
import Foundation
import UIFoundation

/// The folders that `--fonts` names.
enum FontFolders {
  /// Registers the fonts in folders and those in them. Files that aren't fonts are warnings.
  ///
  /// - Throws: `CommandFailure` with status 66 for a folder that isn't there.
  static func register(_ folders: [String], _ console: Console) throws(CommandFailure) {
    for folder in folders {
      let values = try? URL(fileURLWithPath: folder).resolvingSymlinksInPath().resourceValues(
        forKeys: [.isDirectoryKey])
      guard values?.isDirectory == true else {
        throw CommandFailure(.missingInput, "--fonts: \(folder): no such folder")
      }
      for failure in ApplicationFonts.registerFiles(in: folder) { console.warn(failure.description) }
    }
  }
}
