import Foundation
import Synchronization

extension AppFiles {
  private struct Settings {
    var own: [String: String] = [:]
    var product: String?
  }

  private static let settings = Mutex(Settings())

  /// Xcode's settings that Info.plist names, such as `["MARKETING_VERSION": "2.1"]` for `$(MARKETING_VERSION)`. What they
  /// don't contain stays as it is.
  public static var buildSettings: [String: String] {
    get { settings.withLock { $0.own } }
    set { settings.withLock { $0.own = newValue } }
  }

  /// The name of the app, for the settings with the names of its product, target, module, and program that
  /// ``buildSettings`` don't contain. `AppResources.use()` sets it to that of the adopted module.
  public static var productName: String? {
    get { settings.withLock { $0.product } }
    set { settings.withLock { $0.product = newValue } }
  }

  /// The settings that Info.plist is read with.
  static var allSettings: [String: String] {
    let (own, product) = settings.withLock { ($0.own, $0.product) }
    guard let product else { return own }
    let names = ["PRODUCT_NAME", "PRODUCT_MODULE_NAME", "TARGET_NAME", "EXECUTABLE_NAME"]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, product) }).merging(own) { $1 }
  }

  /// Returns a property list with settings for their names.
  static func expanded(_ value: Any, _ settings: [String: String]) -> Any {
    switch value {
    case let text as String: expanded(text, settings)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, settings) }
    default: value
    }
  }

  /// Replaces `$(NAME)`, `${NAME}`, and `$(NAME:operator)`. Values aren't searched for names themselves.
  private static func expanded(_ text: String, _ settings: [String: String]) -> String {
    text.replacing(/\$(?:\(([A-Za-z_0-9]+)((?::[a-z0-9]+)*)\)|\{([A-Za-z_0-9]+)((?::[a-z0-9]+)*)\})/) { match in
      guard let value = (match.1 ?? match.3).flatMap({ settings[String($0)] }) else { return String(match.0) }
      let operators = (match.2 ?? match.4 ?? "").split(separator: ":")
      return operators.reduce(value) { value, name in apply(name, to: value) }
    }
  }

  /// Applies an operator of Xcode's settings; others than these don't change a value.
  private static func apply(_ name: Substring, to value: String) -> String {
    switch name {
    case "rfc1034identifier": value.replacing(/[^A-Za-z0-9.-]/, with: "-")
    case "c99extidentifier", "identifier": value.replacing(/[^A-Za-z0-9_]/, with: "_")
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}
