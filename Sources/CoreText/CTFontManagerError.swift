public import Foundation
public import UIFoundation

/// The domain of errors of the font manager.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// The key of the URLs in errors of the font manager.
public var kCTFontManagerErrorFontURLsKey: CFString { "CTFontManagerErrorFontURLs" }

/// The codes of errors in the domain ``kCTFontManagerErrorDomain``.
public enum CTFontManagerError: Int, Sendable {
  /// The file doesn't exist.
  case fileNotFound = 101
  /// The file can't be read.
  case insufficientPermissions = 102
  /// The file is no font, or one of an unknown format.
  case unrecognizedFormat = 103
  /// The font is damaged, or lacks what text needs.
  case invalidFontData = 104
  /// The file is registered already.
  case alreadyRegistered = 105
  /// The file isn't registered.
  case notRegistered = 201
  /// The scope is ``CTFontManagerScope/none``.
  case unsupportedScope = 307
}
