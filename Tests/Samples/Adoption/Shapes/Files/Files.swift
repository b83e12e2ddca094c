import Foundation

/// Files of the app's bundle, read without UIKit.
enum PeakFile {
  static var names: [Substring] {
    guard let url = Bundle.main.url(forResource: "peaks", withExtension: "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n")
  }

  static var product: String? { Bundle.main.infoDictionary?[kCFBundleNameKey as String] as? String }

  /// A name of Objective-C that comes with Foundation.
  static func first(of actions: [Selector]) -> Selector? { actions.first }
}
