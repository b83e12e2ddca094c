public import Foundation
public import UIFoundation

/// A provider of an item's data for drag and drop, which Foundation on Linux lacks.
///
/// It provides only the object it was created with, without conversion to other types.
@MainActor @preconcurrency
open class NSItemProvider: NSObject {
  private var object: (any NSItemProviderWriting)?
  /// A name for a file of the item. Stored for source compatibility; has no effect.
  open var suggestedName: String?

  /// Creates a provider without an object.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    self.object = object
  }

  /// The type identifiers of the object, in order of preference.
  open var registeredTypeIdentifiers: [String] {
    object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }
  /// Returns whether the object is available in a type.
  @discardableResult
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Returns whether the object is of a class.
  @discardableResult
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }
  /// Calls the completion handler immediately, with the object if it is of the given class, and otherwise with `nil`.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The identifier of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The identifier of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The identifier of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The identifier of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The identifier of PNG images.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The identifier of PNG images.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}

/// A type whose values an item provider can load.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types from which values can be read.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// A type whose values an item provider can provide.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types in which values can be written.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}
