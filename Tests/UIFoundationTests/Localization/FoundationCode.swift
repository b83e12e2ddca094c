import Foundation

/// Code of an app in a file that doesn't import UIKit.
enum FoundationCode {
  static func text(_ key: String, _ number: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString(key, comment: ""), number)
  }
}
