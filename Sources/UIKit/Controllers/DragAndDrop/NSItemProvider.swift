public import Foundation
public import UIFoundation

/// A provider of an item's data for drag and drop, which Foundation on Linux lacks.
///
/// It provides the object it was created with, and data in the types in which the object can be written or for which data
/// was registered. Completion handlers are called immediately.
@MainActor @preconcurrency
open class NSItemProvider: NSObject {
  /// Calls a handler with the data of an item, or with an error.
  public typealias DataLoader = (_ completion: @escaping (Data?, (any Error)?) -> Void) -> Progress?

  private var object: (any NSItemProviderWriting)?
  /// A value of a type that says nothing of how it is written, with the identifier of its type.
  private var item: (value: any NSSecureCoding, type: String)?
  private var loaders: [(type: String, load: DataLoader)] = []
  /// A name for a file of the item. Stored for source compatibility; has no effect.
  open var suggestedName: String?

  /// Creates a provider without an object.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    self.object = object
  }

  /// Creates a provider of a value, such as an `NSURL` or an `NSDictionary`, of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if typeIdentifier == nil, let object = item as? any NSItemProviderWriting {
      self.object = object
    } else {
      self.item = (item, typeIdentifier ?? "public.item")
    }
  }

  /// The type identifiers of the object and of the registered data, in order of preference.
  open var registeredTypeIdentifiers: [String] {
    (item.map { [$0.type] } ?? []) + (object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? [])
      + loaders.map(\.type)
  }
  /// Returns whether the object is available in a type, or in one that conforms to it.
  @discardableResult
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredType(conformingTo: typeIdentifier) != nil
  }

  private func registeredType(conformingTo type: String) -> String? {
    let types = registeredTypeIdentifiers
    if types.contains(type) { return type }
    guard let wanted = UTType(type) else { return nil }
    return types.first { UTType($0)?.conforms(to: wanted) ?? false }
  }

  /// Registers a closure that creates the item's data in a type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) { loaders.append((typeIdentifier, loadHandler)) }
  /// Registers an object, in the types in which it can be written.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    self.object = object
  }

  /// Calls the completion handler with the data of the item in a type, or in one that conforms to it: of a text, the bytes
  /// in UTF-8, of a URL, those of its text, and of an image, a PNG file.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = registeredType(conformingTo: typeIdentifier) else {
      completionHandler(nil, ItemProviderError(type: typeIdentifier))
      return Self.finished
    }
    if let loader = loaders.first(where: { $0.type == type }) {
      return loader.load(completionHandler) ?? Self.finished
    }
    let value: Any? = if let object { object } else { item?.value }
    let data: Data? =
      switch value {
      case let text as NSString: Data(String(text).utf8)
      case let url as NSURL: Data(url.absoluteString.utf8)
      case let image as UIImage: image.pngData()
      case let data as NSData: Data(referencing: data)
      default: nil
      }
    completionHandler(data, data == nil ? ItemProviderError(type: typeIdentifier) : nil)
    return Self.finished
  }

  /// Calls the completion handler with a file that has the data of the item in a type. The file is removed afterwards.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? UUID().uuidString
    let ending = UTType(registeredType(conformingTo: typeIdentifier) ?? typeIdentifier)?.preferredFilenameExtension
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent(ending.map { "\(name).\($0)" } ?? name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Calls the completion handler with the item: the object or value, or data in a type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    if let type = registeredType(conformingTo: typeIdentifier), !loaders.contains(where: { $0.type == type }),
      let value = item?.value ?? object as? any NSSecureCoding
    {
      return completionHandler(value, nil)
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler(data.map { $0 as NSData }, error)
    }
  }

  private static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
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
    return Self.finished
  }
}

/// Which programs may load an item. Stored for source compatibility; has no effect.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// All programs.
  case all
  /// The programs of the same team.
  case team
  /// The programs of the same group.
  case group
  /// The program itself.
  case ownProcess
}

/// A provider has no data in a type.
private struct ItemProviderError: Error, CustomStringConvertible {
  let type: String
  var description: String { "The item provider has no data of the type \(type)." }
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
