public import Foundation

/// A type whose values an item provider can load.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types from which values can be read.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}
