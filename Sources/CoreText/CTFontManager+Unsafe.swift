import FontEngine
public import Foundation
public import UIFoundation

// Core Text returns errors through pointers, so that these functions have them too. They only write to what a pointer
// refers to, and only if it isn't `nil`.

/// Makes the fonts of a file available to `UIFont(name:size:)`, before bundled and installed fonts of the same name.
///
/// - Parameters:
///   - fontURL: The URL of a font file or a collection.
///   - scope: Any scope but ``CTFontManagerScope/none`` and ``CTFontManagerScope/persistent``, which Core Text refuses
///     here.
///   - error: Where an error with a code of ``CTFontManagerError`` is written, retained, or `nil`.
/// - Returns: Whether the fonts are registered now. A file that was registered before is an error.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe report(FontRegistration.register(fontURL as URL, scope), error)
}

/// Removes the fonts of a file that was registered. Fonts that exist keep their metrics.
///
/// - Parameters:
///   - fontURL: The URL of a font file or a collection.
///   - scope: The scope of the registration.
///   - error: Where an error with a code of ``CTFontManagerError`` is written, retained, or `nil`.
/// - Returns: Whether the file was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe report(FontRegistration.unregister(fontURL as URL), error)
}

/// Makes a font in memory available to `UIFont(name:size:)`, before bundled and installed fonts of the same name.
///
/// - Parameters:
///   - font: The font.
///   - error: Where an error with a code of ``CTFontManagerError`` is written, retained, or `nil`.
/// - Returns: Whether the font is registered now. A font that was registered before is an error.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe report(FontRegistration.register(font), error)
}

/// Removes a font in memory that was registered. Fonts that exist keep their metrics.
///
/// - Parameters:
///   - font: The font.
///   - error: Where an error with a code of ``CTFontManagerError`` is written, retained, or `nil`.
/// - Returns: Whether the font was registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unsafe report(FontRegistration.unregister(font), error)
}

/// Registers files one after the other, and calls a closure once for each that fails, and a last time with `true`.
///
/// - Parameters:
///   - fontURLs: The URLs.
///   - scope: The scope, as for ``CTFontManagerRegisterFontsForURL(_:_:_:)``.
///   - enabled: Whether the fonts are available at once. Fonts that aren't enabled aren't registered.
///   - registrationHandler: Receives errors, and whether the registration is done; returns whether to go on.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  guard enabled else { return _ = registrationHandler?([], true) }
  for case let url as URL in fontURLs {
    guard let error = FontRegistration.register(url, scope) else { continue }
    if registrationHandler?([error], false) == false { return }
  }
  _ = registrationHandler?([], true)
}

private func report(_ failure: NSError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  guard let failure else { return true }
  unsafe error?.pointee = unsafe Unmanaged.passRetained(failure)
  return false
}
