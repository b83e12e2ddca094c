import FontEngine
import Foundation

extension UIFont {
  /// The families that a font can be asked for by name, by name: the bundled ones, those that are installed, and
  /// those of iOS that one of these stands in for.
  public static var familyNames: [String] { ProcessFonts.familyNames.filter { !$0.hasPrefix(".") }.sorted() }

  /// The PostScript names of a family's faces; empty for a family that is not there.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    ProcessFonts.files(inFamily: familyName).map(\.names.postScriptName).sorted()
  }
}
