public import Foundation

/// An app's files and information in a bundle, as `Bundle` has them on iOS. Not in UIKit.
///
/// Xcode copies the files of an app into one folder, whatever folders they are in. Only folders of languages, bundles, and
/// folder references stay folders. On Linux the files are where Xcode takes them from, so those of the main bundle are searched
/// for by name in the folders of UIKit's `InterfaceFiles.folders`. Foundation answers for what isn't there, and for every
/// other bundle.
///
/// The plugin `Adoption` inserts ``Foundation/Bundle/appFiles`` into an app's calls of `Bundle`:
///
/// ```swift
/// import UIKit
///
/// let url = Bundle.main.appFiles.url(forResource: "trails", withExtension: "json")
/// ```
public struct AppFiles {
  let bundle: Bundle

  /// Returns the path of a file, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, or `nil` for the first file with the type.
  ///   - type: The extension, if the name has none. `nib` and `storyboardc` find the documents that Xcode would compile.
  ///   - directory: The folders around the file, such as `Data/Maps`, or `nil` for any.
  ///   - language: The name of the folder of a language without `.lproj`. For `nil`, a file that isn't in one takes
  ///     precedence, then those in the language of ``LocalizedStrings/current``, `Base`, and the language that the app is
  ///     developed in.
  /// - Complexity: O(1) in the number of the app's files after the first call, or O(*n*) without a name.
  public func path(
    forResource name: String?, ofType type: String?, inDirectory directory: String? = nil,
    forLocalization language: String? = nil
  ) -> String? {
    if isMain, let found = AppFileIndex.current.paths(query(name, type, directory, language)).first { return found }
    if let language {
      return bundle.path(forResource: name, ofType: type, inDirectory: directory, forLocalization: language)
    }
    return bundle.path(forResource: name, ofType: type, inDirectory: directory)
  }

  /// Returns the paths of all files with an extension, in the order of their folders; those of Foundation if the app has
  /// none.
  public func paths(
    forResourcesOfType type: String?, inDirectory directory: String? = nil, forLocalization language: String? = nil
  ) -> [String] {
    let found = isMain ? AppFileIndex.current.paths(query(nil, type, directory, language)) : []
    guard found.isEmpty else { return found }
    if let language { return bundle.paths(forResourcesOfType: type, inDirectory: directory, forLocalization: language) }
    return bundle.paths(forResourcesOfType: type, inDirectory: directory)
  }

  /// Returns the location of a file; see ``path(forResource:ofType:inDirectory:forLocalization:)``.
  public func url(
    forResource name: String?, withExtension type: String?, subdirectory: String? = nil, localization: String? = nil
  ) -> URL? {
    path(forResource: name, ofType: type, inDirectory: subdirectory, forLocalization: localization).map {
      URL(fileURLWithPath: $0)
    }
  }

  /// Returns the locations of all files with an extension, or `nil` if there are none.
  public func urls(
    forResourcesWithExtension type: String?, subdirectory: String? = nil, localization: String? = nil
  ) -> [URL]? {
    let paths = paths(forResourcesOfType: type, inDirectory: subdirectory, forLocalization: localization)
    return paths.isEmpty ? nil : paths.map { URL(fileURLWithPath: $0) }
  }

  /// The app's Info.plist with the values of ``buildSettings``, or Foundation's dictionary if there is none.
  ///
  /// Keys that Xcode adds from settings alone, such as `INFOPLIST_KEY_UILaunchScreen_Generation`, are missing.
  public var infoDictionary: [String: Any]? {
    let own = isMain ? AppFileIndex.current.information : nil
    return own.map { Self.expanded($0, Self.allSettings) as? [String: Any] ?? [:] } ?? bundle.infoDictionary
  }

  /// The value of a key in ``infoDictionary``.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  /// The identifier in ``infoDictionary``.
  public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String ?? bundle.bundleIdentifier }

  private var isMain: Bool { bundle.bundlePath == Bundle.main.bundlePath }

  private func query(_ name: String?, _ type: String?, _ directory: String?, _ language: String?) -> AppFileQuery {
    AppFileQuery(name: name, type: type, directory: directory, language: language)
  }
}

extension Bundle {
  /// The files and the information of the app, as this bundle has them on iOS. Not in UIKit.
  public var appFiles: AppFiles { AppFiles(bundle: self) }
}
