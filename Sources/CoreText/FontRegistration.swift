import FontEngine
import Foundation
import Synchronization
import UIFoundation

/// The registrations of the font manager, with its errors.
enum FontRegistration {
  private static let registered = Mutex<Set<String>>([])

  /// Registers a file, and returns an error or `nil`.
  static func register(_ url: URL, _ scope: CTFontManagerScope) -> NSError? {
    guard scope == .process || scope == .session else {
      return error(.unsupportedScope, "fonts can't be registered with this scope", url)
    }
    guard url.isFileURL else { return error(.fileNotFound, "not the URL of a file", url) }
    guard !ApplicationFonts.isRegistered(url) else {
      return error(.alreadyRegistered, "the file is registered already", url)
    }
    do {
      try ApplicationFonts.register(url)
      return nil
    } catch {
      return self.error(CTFontManagerError(error), error.description, url)
    }
  }

  /// Removes a file, and returns an error or `nil`.
  static func unregister(_ url: URL) -> NSError? {
    ApplicationFonts.unregister(url) ? nil : error(.notRegistered, "the file isn't registered", url)
  }

  /// Registers a font in memory, and returns an error or `nil`.
  static func register(_ font: CGFont) -> NSError? {
    guard registered.withLock({ $0.insert(font.face.source).inserted }) else {
      return error(.alreadyRegistered, "the font is registered already", nil)
    }
    ApplicationFonts.register([font.face])
    return nil
  }

  /// Removes a font in memory, and returns an error or `nil`.
  static func unregister(_ font: CGFont) -> NSError? {
    guard registered.withLock({ $0.remove(font.face.source) }) != nil else {
      return error(.notRegistered, "the font isn't registered", nil)
    }
    ApplicationFonts.unregister(source: font.face.source)
    return nil
  }

  private static func error(_ code: CTFontManagerError, _ reason: String, _ url: URL?) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: url.map { "\($0.path): \(reason)" } ?? reason]
    if let url { information[kCTFontManagerErrorFontURLsKey as String] = [url] }
    return NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue, userInfo: information)
  }
}

extension CTFontManagerError {
  /// The code of an error from opening a file.
  fileprivate init(_ error: FontError) {
    switch error.reason {
    case .unreadable: self = error.code == ENOENT || error.code == ENOTDIR ? .fileNotFound : .insufficientPermissions
    case .notAFile, .unsupportedContainer: self = .unrecognizedFormat
    default: self = .invalidFontData
    }
  }
}
