/// What is known of names that an app uses and doesn't declare.
enum SystemKnowledge {
  /// The types that exist wherever an adopted app is compiled.
  static let types: Set<String> = {
    // Attributes are read as types.
    var names: Set = ["UIApplicationMain", "NSApplicationMain", "UIApplicationDelegateAdaptor"]
    names.formUnion(FoundationNames.types.split(separator: "\n").map(String.init))
    names.formUnion(FoundationNames.modules.keys)
    return names.union(uiKitTypes)
  }()

  private static let uiKitTypes: Set<String> = {
    var names = Set(SystemNames.types.split(separator: "\n").map(String.init))
    for line in SystemNames.classes.split(separator: "\n") { names.insert(String(line.prefix { $0 != " " })) }
    return names
  }()

  /// What `import UIKit` brings on Linux: UIKit's own types, and what is Foundation's on Apple's platforms.
  static let uiKitNames = uiKitTypes.union(SystemNames.foundation.split(separator: "\n").map(String.init))

  /// Whether a name is that of a protocol, or of another type from which classes don't inherit.
  static func isProtocol(_ name: String) -> Bool { otherTypes.contains(name) }

  private static let otherTypes: Set<String> = Set(SystemNames.types.split(separator: "\n").map(String.init)).union([
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "NSCoding",
    "NSCopying",
    "NSObjectProtocol", "NSSecureCoding", "ObservableObject", "Sendable", "Sequence",
  ])

  /// The members of UIKit that are known to be missing, by their names with labels, such as `reversing()`.
  static let missingMembers: [String: String] = {
    var members: [String: String] = [:]
    for line in SystemNames.missing.split(separator: "\n") {
      guard let dot = line.firstIndex(of: ".") else { continue }
      let member = String(line[line.index(after: dot)...])
      if !member.hasPrefix("init") { members[member] = String(line) }
    }
    return members
  }()

  /// The types of UIKit that are known to be missing.
  static let missingTypes: Set<String> = Set(
    SystemNames.missing.split(separator: "\n").map { String($0.prefix { $0 != "." && $0 != "(" }) }
  ).subtracting(types)

  /// The framework of a type that doesn't exist on Linux, by the prefix of its name, or `nil` for other names.
  static func framework(of type: String) -> String? {
    for prefix in ["NSManaged", "NSFetch", "NSPersistent", "NSEntity"] where type.hasPrefix(prefix) {
      return "CoreData"
    }
    for prefix in ["UIHosting", "UIViewRepresentable", "UIViewControllerRepresentable"] where type.hasPrefix(prefix) {
      return "SwiftUI"
    }
    let prefixes: [(String, String)] = [
      ("UI", "UIKit"), ("CA", "QuartzCore"), ("CG", "CoreGraphics"), ("CT", "CoreText"), ("NS", "Foundation"),
      ("AV", "AVFoundation"), ("MK", "MapKit"), ("CL", "CoreLocation"), ("WK", "WebKit"), ("SK", "StoreKit"),
      ("PH", "Photos"), ("CN", "Contacts"), ("UN", "UserNotifications"), ("MF", "MessageUI"), ("SF", "SafariServices"),
      ("HK", "HealthKit"), ("CI", "CoreImage"), ("CK", "CloudKit"), ("MT", "Metal"), ("SCN", "SceneKit"),
      ("PK", "PassKit"), ("LA", "LocalAuthentication"), ("CF", "CoreFoundation"), ("CV", "CoreVideo"),
      ("IN", "Intents"), ("QL", "QuickLook"), ("EK", "EventKit"), ("AS", "AuthenticationServices"), ("ML", "CoreML"),
      ("VN", "Vision"), ("AR", "ARKit"), ("GK", "GameKit"), ("MP", "MediaPlayer"), ("CM", "CoreMotion"),
      ("CB", "CoreBluetooth"), ("BG", "BackgroundTasks"), ("LP", "LinkPresentation"), ("NW", "Network"),
      ("OS", "os"),
    ]
    // The prefix and the beginning of a word: not `NSA`, and not `UIN` of another prefix.
    for (prefix, framework) in prefixes where type.hasPrefix(prefix) {
      let rest = type.dropFirst(prefix.count)
      if let first = rest.first, first.isUppercase, rest.dropFirst().first?.isLowercase == true { return framework }
    }
    return nil
  }

  /// What to do about a module that doesn't exist on Linux.
  static func advice(forModule module: String) -> String {
    switch module {
    case "SwiftUI", "WidgetKit": "its views aren't laid out here; leave these files out with '// except:'"
    case "Combine": "the package OpenCombine has its names; add it to the package, or stubs of the names to Stubs.swift"
    case "CoreData": "declare classes with the properties that views read in Stubs.swift"
    case "os", "OSLog": "declare what is called of it in Stubs.swift"
    case "WebKit", "MapKit", "AVFoundation", "AVKit", "Photos", "PhotosUI", "CoreLocation":
      "declare what is used in Stubs.swift, or leave these files out with '// except:'"
    default: "if it is a package, add it to the dependencies; otherwise declare what is used in Stubs.swift"
    }
  }
}
