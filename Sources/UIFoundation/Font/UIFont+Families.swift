import FontEngine
import Foundation

extension UIFont {
  /// The names of the available font families, sorted.
  ///
  /// They are the bundled ones, the installed ones, and those of iOS for which one of these substitutes.
  public static var familyNames: [String] { ProcessFonts.familyNames.filter { !$0.hasPrefix(".") }.sorted() }

  /// Returns the PostScript names of a family's faces; empty for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    ProcessFonts.files(inFamily: familyName).map(\.names.postScriptName).sorted()
  }
}
