public import Foundation
public import InterfaceDocuments
import UIFoundation

/// A document of Interface Builder whose scenes, nibs, and cells can be made one by one, for tools. Not in UIKit.
///
/// ```swift
/// let file = try InterfaceFile(path: "App/Base.lproj/Main.storyboard", language: "de")
/// for part in file.parts {
///   guard let made = file.make(part) else { continue }
///   print(part.name, made.view.frame)
/// }
/// print(file.warnings)
/// ```
@MainActor
public final class InterfaceFile {
  /// The document.
  public let document: InterfaceDocument
  /// The parts of the document, in its order.
  public let parts: [InterfacePart]
  private let source: NibSource
  private let storyboard: UIStoryboard

  /// Returns the class that replaces one of UIKit's for an object, or `nil` to keep it. The default keeps all.
  ///
  /// With it, a tool lays out a document with other sizes than those that views have. Custom classes aren't replaced.
  public var substitute: ((InterfaceObject, UIView.Type) -> UIView.Type?)? {
    get { source.substitute }
    set { source.substitute = newValue }
  }

  /// Whether constraints that Xcode removes when it builds an app are made too. Interface Builder's canvas has them.
  package var includesPlaceholders: Bool {
    get { source.includesPlaceholders }
    set { source.includesPlaceholders = newValue }
  }

  /// What isn't known or is damaged in the document, and what couldn't be made as it says so far.
  public var warnings: [InterfaceWarning] { document.warnings + source.warnings }

  /// Reads the document at a path, and its translations into a language.
  ///
  /// - Parameters:
  ///   - path: The path of a `.xib` or `.storyboard` file.
  ///   - language: The language of the texts, as the folders beside the document name it; `nil` for the document's own.
  ///   - bundle: The bundle of images, and of storyboards that the document refers to; `nil` for the main bundle.
  /// - Throws: `InterfaceDocumentError` if the document can't be read.
  public convenience init(
    path: String, language: String? = nil, bundle: Bundle? = nil
  ) throws(InterfaceDocumentError) {
    let document = try InterfaceDocument(contentsOf: path)
    let strings = language.map { InterfaceStrings(documentPath: path, language: $0) }
    self.init(document, strings: strings, bundle: bundle)
    source.warnOfFailures(in: strings)
  }

  /// Makes the parts of a document that was read, with translations.
  public init(_ document: InterfaceDocument, strings: InterfaceStrings? = nil, bundle: Bundle? = nil) {
    self.document = document
    source = NibSource(document, bundle: bundle ?? .main, strings: strings)
    storyboard = UIStoryboard(source)
    parts = InterfacePart.all(in: document)
  }

  /// Makes a part, with everything in it and its view loaded. `nil` if the document doesn't say what it is.
  ///
  /// Each call makes new objects, in the traits that are current.
  @discardableResult
  public func make(_ part: InterfacePart) -> MadePart? {
    // Cells are made while the part is laid out, so it's told of them as long as it's in use.
    let log = PartLog()
    source.constraintObserver = { [weak log] in
      log?.constraints.append(MadePart.Constraint(description: $0, constraint: $1))
    }
    source.observer = { [weak log] object, instance in
      if let view = instance as? UIView { log?.members.append(MadePart.Member(object: object, view: view)) }
    }
    switch part.kind {
    case .scene:
      guard let controller = storyboard.controller(part.object) else { return nil }
      controller.loadViewIfNeeded()
      guard let view = controller.viewIfLoaded else { return nil }
      return MadePart(controller: controller, view: view, log: log)
    case .nib, .cell, .reusableView, .tableHeader:
      let loader = NibLoader(source)
      guard let view = loader.makeAnyView(part.object) else { return nil }
      loader.finish()
      return MadePart(controller: nil, view: view, log: log)
    }
  }
}

/// A part of a document that can be made and laid out by itself. Not in UIKit.
public struct InterfacePart: Sendable {
  /// The kind of a part.
  public enum Kind: String, Hashable, Sendable {
    /// The view of a scene, with its controller.
    case scene
    /// A top-level view of a nib that isn't a cell.
    case nib
    /// A cell: of a nib, a prototype, or of a static table.
    case cell
    /// A header, footer, or another reusable view of a collection view.
    case reusableView
    /// The header or footer view of a table.
    case tableHeader
  }

  /// The kind of the part.
  public let kind: Kind
  /// The object that the part is made from: the controller of a scene, or the view.
  public let object: InterfaceObject
  /// A name for people: the title or identifier of a scene, the reuse identifier of a cell, or the class.
  public let name: String
  /// The description of the view, with the frame that the document records.
  public let view: InterfaceObject
  /// The description of the table that a cell belongs to, or `nil` for other parts and for the cells of nibs.
  public private(set) var table: InterfaceObject?
}

extension InterfacePart {
  /// The parts of a document, in its order.
  static func all(in document: InterfaceDocument) -> [InterfacePart] {
    var parts: [InterfacePart] = []
    func addCells(in object: InterfaceObject) {
      object.forEachObject { list in
        let cells =
          list.group("prototypes") + list.group("cells") + list.group("sections").flatMap { $0.group("cells") }
        for key in ["tableHeaderView", "tableFooterView"] {
          if let view = list.child(key) { parts.append(InterfacePart(.tableHeader, view, view: view)) }
        }
        for cell in cells + list.children where list.kind == "tableView" || list.kind == "collectionView" {
          guard let kind = cellKind(cell) else { continue }
          var part = InterfacePart(kind, cell, view: cell)
          if list.kind == "tableView" { part.table = list }
          parts.append(part)
        }
      }
    }
    for object in document.objects where ViewKind(rawValue: object.kind) != nil {
      parts.append(InterfacePart(cellKind(object) ?? .nib, object, view: object))
      addCells(in: object)
    }
    let controllers = document.objects + document.scenes.compactMap(\.controller)
    for object in controllers where ControllerKind(rawValue: object.kind) != nil {
      guard let view = object.child("view") else { continue }
      parts.append(InterfacePart(.scene, object, view: view))
      addCells(in: view)
    }
    return parts
  }

  private init(_ kind: Kind, _ object: InterfaceObject, view: InterfaceObject) {
    self.kind = kind
    self.object = object
    self.view = view
    let names = [
      object["title"], object.child("navigationItem")?["title"], object["storyboardIdentifier"],
      object["reuseIdentifier"], object["userLabel"], object.customClass?.name, object.id,
    ]
    name = names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? object.kind
  }

  private static func cellKind(_ object: InterfaceObject) -> Kind? {
    switch object.kind {
    case "tableViewCell", "collectionViewCell": .cell
    case "collectionReusableView": .reusableView
    default: nil
    }
  }
}
