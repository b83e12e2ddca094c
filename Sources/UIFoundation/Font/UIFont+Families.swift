import FontEngine
import Foundation

extension UIFont {
  /// The families that a font can be asked for by name, by name: the bundled ones and those that are installed.
  public static var familyNames: [String] { ProcessFonts.catalog.familyNames.filter { !$0.hasPrefix(".") }.sorted() }

  /// The PostScript names of a family's faces; empty for a family that is not there.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    ProcessFonts.catalog.files(inFamily: familyName).map(\.names.postScriptName).sorted()
  }
}
