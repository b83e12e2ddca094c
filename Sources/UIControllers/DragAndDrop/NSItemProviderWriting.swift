public import Foundation

/// A type whose values an item provider can provide.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types in which values can be written.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}
