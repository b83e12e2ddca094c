package import Foundation

/// A document of Interface Builder for iOS: a nib or a storyboard.
public struct InterfaceDocument: Sendable {
  /// The kind of a document.
  public enum Kind: Hashable, Sendable {
    /// Objects without scenes.
    case nib
    /// Scenes with controllers and segues.
    case storyboard
  }

  /// The path or name that errors and warnings give.
  public let file: String
  /// Whether the document is a nib or a storyboard.
  public let kind: Kind
  /// What the document says about itself and the device that it was drawn for.
  public let header: InterfaceHeader
  /// The top-level objects of a nib, without its placeholders.
  public let objects: [InterfaceObject]
  /// The placeholders of a nib: the file's owner, the first responder, and external objects.
  public let placeholders: [InterfaceObject]
  /// The scenes of a storyboard.
  public let scenes: [InterfaceScene]
  /// The images, colors, and fonts that the document uses.
  public let resources: InterfaceResources
  /// What isn't known or is damaged, in the order of the document, at most ``InterfaceDocumentLimits/warnings``.
  public let warnings: [InterfaceWarning]
  /// The number of elements and attributes in the document.
  public let partCount: Int

  /// The intrinsic sizes that views of designable classes had on the canvas, by the views' ids, in points; -1 stands for
  /// no intrinsic length. Interface Builder runs the app's own code for them.
  package let designedSizes: [String: CGSize]

  let index: [String: InterfaceObject]

  /// The object with an id, or `nil` if there is none. Where an id occurs twice, the first object.
  public subscript(id: String) -> InterfaceObject? { index[id] }

  /// The scene whose controller has the given id, or `nil`.
  public func scene(ofController id: String) -> InterfaceScene? { scenes.first { $0.controller?.id == id } }

  /// The scene whose controller has the given storyboard identifier, or `nil`.
  public func scene(identifier: String) -> InterfaceScene? {
    scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
  }

  /// Reads a document from a file. Nothing else is read.
  ///
  /// - Throws: ``InterfaceDocumentError`` if the file can't be read, isn't well-formed, exceeds a limit, or isn't a
  ///   document for iOS.
  public init(contentsOf path: String) throws(InterfaceDocumentError) {
    let bytes: [UInt8]
    do {
      let values = try URL(fileURLWithPath: path).resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      guard values.isRegularFile == true else {
        throw InterfaceDocumentError(file: path, position: nil, reason: .unreadable("not a regular file"))
      }
      guard (values.fileSize ?? 0) <= InterfaceDocumentLimits.bytes else {
        throw InterfaceDocumentError(
          file: path, position: nil,
          reason: .tooLarge("larger than \(InterfaceDocumentLimits.bytes >> 20) megabytes"))
      }
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as InterfaceDocumentError {
      throw error
    } catch {
      throw InterfaceDocumentError(
        file: path, position: nil, reason: .unreadable("the file can't be read: \(error.localizedDescription)"))
    }
    try self.init(bytes: bytes, file: path)
  }

  /// Reads a document from the bytes of a file. Linear in their number.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - file: The path or name that errors and warnings give.
  /// - Throws: ``InterfaceDocumentError`` if the text isn't well-formed, exceeds a limit, or isn't a document for iOS.
  public init(bytes: [UInt8], file: String) throws(InterfaceDocumentError) {
    let root = try XMLReader.root(of: bytes, file: file)
    kind = try Self.kind(of: root, file: file)
    self.file = file
    var reader = ModelReader(file: file)
    header = InterfaceHeader(root, &reader)
    var contents = DocumentContents()
    contents.read(root, &reader)
    objects = contents.objects
    placeholders = contents.placeholders
    scenes = contents.scenes
    resources = contents.resources
    designedSizes = contents.designedSizes
    reader.checkDestinations(
      in: objects + placeholders + scenes.flatMap { [$0.controller].compactMap(\.self) + $0.objects })
    index = reader.index
    warnings = reader.warnings
    partCount = reader.partCount
  }

  private static func kind(of root: InterfaceElement, file: String) throws(InterfaceDocumentError) -> Kind {
    func unsupported(_ message: String) -> InterfaceDocumentError {
      InterfaceDocumentError(file: file, position: root.position, reason: .unsupported(message))
    }
    guard root.name == "document" else {
      throw unsupported(
        root.name == "archive"
          ? "the document has the format of Xcode 4; open and save it in a later version"
          : "<\(root.name)> is not a document of Interface Builder")
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder.AppleTV.XIB": return .nib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "com.apple.InterfaceBuilder.AppleTV.Storyboard":
      return .storyboard
    case let type?:
      throw unsupported("documents of type '\(type)' are not supported; only those for iOS and tvOS are")
    case nil: throw unsupported("the document has no type")
    }
  }
}

/// The parts of a document while it is read.
private struct DocumentContents {
  var objects: [InterfaceObject] = []
  var placeholders: [InterfaceObject] = []
  var scenes: [InterfaceScene] = []
  var resources = InterfaceResources()
  var designedSizes: [String: CGSize] = [:]

  mutating func read(_ root: InterfaceElement, _ reader: inout ModelReader) {
    for child in root.children {
      switch child.name {
      case "objects":
        for element in child.children {
          let object = reader.object(element)
          if object.kind == "placeholder" { placeholders.append(object) } else { objects.append(object) }
        }
      case "scenes":
        for element in child.children { scenes.append(InterfaceScene(element, &reader)) }
      case "resources", "customFonts": resources.read(child, &reader)
      case "designables":
        for element in child.children {
          guard let name = element["name"],
            let size = element.children.first(where: { $0["key"] == "intrinsicContentSize" })
          else { continue }
          if case .size(let value)? = reader.value(of: size) { designedSizes[name] = value }
        }
      default: break
      }
    }
  }
}
