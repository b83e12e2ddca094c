public import Foundation
public import UIFoundation

/// A provider of an item's data for drag and drop, which Foundation on Linux lacks.
///
/// It provides objects and values that it was given, and data in the types in which they can be written or for which data was
/// registered; for a type that occurs twice, what was registered first. Completion handlers are called immediately.
@MainActor @preconcurrency
open class NSItemProvider: NSObject {
  /// Calls a handler with the data of an item, or with an error.
  public typealias DataLoader = (_ completion: @escaping (Data?, (any Error)?) -> Void) -> Progress?

  private enum Source {
    case value(Any)
    case loader(DataLoader)
  }

  private var objects: [any NSItemProviderWriting] = []
  private var representations: [(type: String, source: Source)] = []
  /// A name for a file of the item, without the ending. Of a path, its last component counts.
  open var suggestedName: String?

  /// Creates a provider without an object.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    add(object)
  }

  private func add(_ object: any NSItemProviderWriting) {
    objects.append(object)
    let types = type(of: object).writableTypeIdentifiersForItemProvider
    representations += types.map { ($0, .value(object)) }
  }

  /// Creates a provider of a value, such as an `NSURL` or an `NSDictionary`, of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if typeIdentifier == nil, let object = item as? any NSItemProviderWriting {
      add(object)
    } else {
      representations.append((typeIdentifier ?? "public.item", .value(item)))
    }
  }

  /// The type identifiers of the objects, the value, and the registered data, in order of preference.
  open var registeredTypeIdentifiers: [String] {
    var known: Set<String> = []
    return representations.map(\.type).filter { known.insert($0).inserted }
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
  ) { representations.append((typeIdentifier, .loader(loadHandler))) }
  /// Registers an object, in the types in which it can be written.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    add(object)
  }

  /// The first representation in a type, or in one that conforms to it.
  private func source(of typeIdentifier: String) -> Source? {
    let type = registeredType(conformingTo: typeIdentifier)
    return representations.first { $0.type == type }?.source
  }

  /// Calls the completion handler with the data of the item in a type, or in one that conforms to it: of a text, the bytes
  /// in UTF-8, of a URL, those of its text, and of an image, a PNG file.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let source = source(of: typeIdentifier)
    if case .loader(let load)? = source { return load(completionHandler) ?? Self.finished }
    let data: Data? =
      switch source {
      case .value(let text as NSString): Data(String(text).utf8)
      case .value(let url as NSURL): Data(url.absoluteString.utf8)
      case .value(let image as UIImage): image.pngData()
      case .value(let data as NSData): Data(referencing: data)
      case .value, .loader, nil: nil
      }
    completionHandler(data, data == nil ? ItemProviderError(type: typeIdentifier) : nil)
    return Self.finished
  }

  /// Calls the completion handler with a file that has the data of the item in a type. The file is removed afterwards.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let suggested = URL(fileURLWithPath: "/\(suggestedName ?? "")").standardized.lastPathComponent
    let name = suggested == "/" ? UUID().uuidString : suggested
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
    if case .value(let value as any NSSecureCoding)? = source(of: typeIdentifier) {
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
  /// Returns whether an object is of a class.
  @discardableResult
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) == aClass }
  }
  /// Calls the completion handler immediately, with the first object of the given class, or `nil`.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(objects.first { type(of: $0) == aClass } as? any NSItemProviderReading, nil)
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
