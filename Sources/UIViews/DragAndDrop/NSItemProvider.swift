public import Foundation
public import UIFoundation

/// A type whose values an item provider can hand out.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The names of the formats in which values can be written.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A type whose values an item provider can make.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The names of the formats from which values can be read.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// What a dragged item is made of, which Foundation on Linux lacks: the object that it was made with, and none in any
/// format of another application.
@MainActor @preconcurrency
open class NSItemProvider: NSObject {
  private var object: (any NSItemProviderWriting)?
  /// A name for a file with the item.
  open var suggestedName: String?

  /// A provider of nothing.
  public override init() { super.init() }

  /// A provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    self.object = object
  }

  /// The names of the formats of the object, the best first.
  open var registeredTypeIdentifiers: [String] {
    object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }
  /// Whether the object comes in a format.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Whether the object is of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }
  /// Hands out the object, if it is of a class: at once, and otherwise nothing.
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
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}
