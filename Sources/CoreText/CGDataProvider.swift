public import Foundation
public import UIFoundation

/// Bytes that a font is read from.
public final class CGDataProvider: Sendable {
  /// The bytes of the font file.
  let bytes: [UInt8]

  /// Creates a provider of bytes. Returns `nil` if there are none.
  public init?(data: CFData) {
    guard data.length > 0 else { return nil }
    bytes = Array(data as Data)
  }

  /// Creates a provider of the contents of a file. Returns `nil` if it can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    bytes = Array(data)
  }

  /// A copy of the bytes. Never `nil`.
  public var data: CFData? { NSData(data: Data(bytes)) }
}
