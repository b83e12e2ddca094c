public import Foundation

// Members of Foundation's types that code for Darwin uses and Linux lacks.

/// An object of CoreFoundation.
public typealias CFTypeRef = AnyObject

/// The key of a bundle's version in its Info.plist.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of a bundle's name in its Info.plist.
public let kCFBundleNameKey = "CFBundleName"
/// The key of a bundle's identifier in its Info.plist.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the name of a bundle's program in its Info.plist.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The key of the language that a bundle is developed in, in its Info.plist.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The key of the list of a bundle's languages in its Info.plist.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
/// The key of the version of Info.plist's format in it.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"

extension UserDefaults {
  /// Sets a value as `set(_:forKey:)` does. Key-value coding of defaults, which have no other keys.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns the value of a key as `object(forKey:)` does, or `nil` if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension FileManager {
  /// Returns a folder that the applications of a group share: one with the group's name in the user's folder for
  /// applications' data. It is created if it doesn't exist; `nil` if that fails, or the name isn't that of a folder.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    guard !group.isEmpty, !group.contains("/"), !group.hasPrefix(".") else { return nil }
    let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    guard let folder = data?.appendingPathComponent("Group Containers").appendingPathComponent(group) else {
      return nil
    }
    return (try? createDirectory(at: folder, withIntermediateDirectories: true)).map { folder }
  }
  /// Returns the folder of a container in iCloud. Always `nil`, as for a user who isn't signed in.
  public func url(forUbiquityContainerIdentifier container: String?) -> URL? { nil }
  /// The user's account of iCloud. Always `nil`, as for a user who isn't signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
  /// Makes a file outside of the sandbox accessible. Always returns `true`: there is no sandbox.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file outside of the sandbox. Stored for source compatibility; has no effect.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSString {
  /// Returns a format with its arguments, in the plural forms that they select, and with numbers as in the locale of
  /// ``LocalizedStrings/current``.
  public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(
      string: LocalizedStrings.text(
        format: String(format), locale: LocalizedStrings.formatLocale, arguments: arguments))
  }
}
