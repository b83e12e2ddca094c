import Foundation
import FontEngine
import LayoutInspector
import UIFoundation

/// The options of the commands that lay out documents of Interface Builder.
struct DocumentOptions: OptionGroup {
  @Option(
    "ios", "VERSION", .choice(["18": .iOS18, "26": .iOS26]),
    help: "the version of iOS whose metrics views have: 18 or 26 (default: 18, or that in GALLEY_IOS)")
  var system: SystemVersion?
  @Option(
    "fonts", "FOLDER", repeated: .path(Completion.fontExtensions),
    help: "also finds the fonts in a folder and those in it; can be given several times")
  var fontFolders: [String]

  /// Registers the fonts in the folders and those in them. Files that aren't fonts are warnings.
  ///
  /// - Throws: `CommandFailure` with status 66 for a folder that isn't there.
  func registerFonts(_ console: Console) throws(CommandFailure) {
    for folder in fontFolders {
      let values = try? URL(fileURLWithPath: folder).resolvingSymlinksInPath().resourceValues(
        forKeys: [.isDirectoryKey])
      guard values?.isDirectory == true else {
        throw CommandFailure(.missingInput, "--fonts: \(folder): no such folder")
      }
      for failure in ApplicationFonts.registerFiles(in: folder) { console.warn(failure.description) }
    }
  }
}
