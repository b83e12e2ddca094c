import FontEngine
import Foundation

/// The English names of scripts.
enum ScriptName {
  private static let english = Locale(identifier: "en")

  /// Returns the name of a script, such as `Latin`, or its tag if it has no name.
  static func of(_ script: OpenTypeTag) -> String {
    switch script {
    case "Zyyy": "common"
    case "Zinh": "inherited"
    // Unicode gives private-use, unassigned, and noncharacters the same script.
    case "Zzzz": "private use or unassigned"
    default: english.localizedString(forScriptCode: "\(script)") ?? "\(script)"
    }
  }
}
