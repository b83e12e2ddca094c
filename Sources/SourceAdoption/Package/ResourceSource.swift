import Foundation

/// The source of `AppResources`, which every adopted module contains: where the app's documents, images, texts, and
/// fonts are.
struct ResourceSource {
  /// The app's folders.
  var folders: [String]
  /// The fonts in them.
  var fonts: [String] = []
  /// Whether there are localized strings.
  var hasStrings = false
  private var assets = AssetSymbols()
  private let registrations: [Registration]

  /// What the folders contain.
  init(folders: [String], files: [String], registrations: [Registration]) {
    self.folders = folders
    self.registrations = registrations
    for file in files {
      switch (file as NSString).pathExtension {
      case "ttf", "otf", "ttc": fonts.append(file)
      case "strings", "stringsdict", "xcstrings": hasStrings = true
      case "json": assets.add(file)
      default: break
      }
    }
  }

  /// The text of the file.
  var text: String {
    let strings = """

          try LocalizedStrings.use(locale: locale, catalogsIn: folders)
      """
    return """
      \(FileRewriter.marker)import Foundation
      import UIKit

      /// Where the app's documents, images, texts, and fonts are.
      public enum AppResources {
        /// The app's folders.
        public static let folders: [String] = \(Self.literal(folders))
        /// The app's font files.
        public static let fonts: [String] = \(Self.literal(fonts))

        /// Finds the app's nibs, storyboards, images, and colors by name, registers its fonts, and uses the texts of a
        /// locale. Call it first in every test.
        ///
        /// - Throws: An error for a font or a catalog that can't be read.
        @MainActor public static func use(locale: String = "en") throws {
          InterfaceFiles.folders = folders
          let module = String(reflecting: AppResources.self).split(separator: ".").first.map(String.init) ?? ""
          InterfaceClasses.modules = [module]
          AppFiles.productName = module
          for font in fonts { try ApplicationFonts.register(URL(fileURLWithPath: font)) }\(hasStrings ? strings : "")\(registering)
        }
      }

      """ + assets.text
  }

  /// The lines that register what extensions add to UIKit's classes.
  private var registering: String {
    let classes = Dictionary(grouping: registrations, by: \.className).sorted { $0.key < $1.key }
    return classes.map { name, lists in
      let members = lists.map { "\(name).\($0.property)" }.joined(separator: " + ")
      return "\n    InterfaceClasses.register(\(name).self, connections: InterfaceConnections(\(members)))"
    }.joined()
  }

  private static func literal(_ paths: [String]) -> String {
    "["
      + paths.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }.joined(
        separator: ", ") + "]"
  }
}
