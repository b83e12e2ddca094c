import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

/// The coder that the initializers of a document's objects receive. Its keys are the names of the document: attributes
/// such as `text`, and values such as `backgroundColor`.
final class NibCoder: NSCoder {
  let object: InterfaceObject
  let loader: NibLoader
  /// Whether the object has been given what the document says.
  @MainActor var isApplied = false

  init(_ object: InterfaceObject, _ loader: NibLoader) {
    self.object = object
    self.loader = loader
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { object[key] != nil || object.values[key] != nil }

  override func decodeObject(forKey key: String) -> Any? {
    guard let value = object.values[key] else { return object[key] }
    // UIKit's objects are decoded on the main actor.
    let loader = loader
    return MainThread.value({ DecodedObject(object: loader.object(of: value)) }, elsewhere: DecodedObject(object: nil))
      .object
  }

  override func decodeBool(forKey key: String) -> Bool {
    if case .flag(let flag)? = object.values[key] { return flag }
    return object.flag(key) ?? false
  }

  override func decodeInteger(forKey key: String) -> Int { Int(exactly: decodeDouble(forKey: key).rounded()) ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: decodeDouble(forKey: key).rounded()) ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(exactly: decodeDouble(forKey: key).rounded()) ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

  override func decodeDouble(forKey key: String) -> Double {
    if case .number(let number)? = object.values[key] { return number }
    return object.number(key) ?? 0
  }
}

/// An object that a coder passes from the main actor to its caller, which is on it too.
private struct DecodedObject: @unchecked Sendable {
  // Proof of @unchecked Sendable: MainThread.value calls its closure on the calling thread.
  let object: Any?
}

extension NSCoder {
  /// The object of a document that is being decoded, or `nil` for another coder.
  var nibObject: InterfaceObject? { (self as? NibCoder)?.object }

  /// Gives a view what its document says about it. Called by the initializer of every class of UIKit that has one; the
  /// last of them counts, so that a subclass finds the view complete after `super.init(coder:)`.
  @MainActor
  func apply(to view: UIView, of level: UIView.Type) {
    guard let coder = self as? NibCoder, !coder.isApplied, level == view.lastDecodingLevel else { return }
    coder.isApplied = true
    coder.loader.configure(view, coder.object)
  }

  /// Gives a controller what its document says about it.
  @MainActor
  func apply(to controller: UIViewController, of level: UIViewController.Type) {
    guard let coder = self as? NibCoder, !coder.isApplied, level == controller.lastDecodingLevel else { return }
    coder.isApplied = true
    coder.loader.configure(controller, coder.object)
  }
}

extension UIViewController {
  /// The most derived of the controller's classes whose `init(coder:)` completes it.
  fileprivate var lastDecodingLevel: UIViewController.Type {
    switch self {
    case is UITableViewController: UITableViewController.self
    case is UICollectionViewController: UICollectionViewController.self
    case is UINavigationController: UINavigationController.self
    case is UIPageViewController: UIPageViewController.self
    case is UISplitViewController: UISplitViewController.self
    default: UIViewController.self
    }
  }
}

extension InterfaceObject {
  /// The style of a table.
  var tableStyle: UITableView.Style {
    switch self["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// The style of a cell, whose names in documents are older than those in code.
  var cellStyle: UITableViewCell.CellStyle {
    switch self["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}

extension NSCoder {
  /// The layout of a collection view, of its custom class, or `nil`.
  @MainActor var nibLayout: UICollectionViewLayout? {
    guard let coder = self as? NibCoder,
      let part = coder.object.children.first(where: { $0.key == "collectionViewLayout" })
    else { return nil }
    let source = coder.loader.source
    let base = part.kind == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let layout: UICollectionViewLayout?
    if part.customClass == nil {
      layout = UICollectionViewFlowLayout()
    } else {
      layout = source.classFor(part, base).init(coder: NibCoder(part, coder.loader))
    }
    return layout
  }
}

extension UIView {
  /// The most derived of the view's classes whose `init(coder:)` completes it.
  fileprivate var lastDecodingLevel: UIView.Type {
    switch self {
    case is UIStackView: UIStackView.self
    case is UITableViewCell: UITableViewCell.self
    case is UITableViewHeaderFooterView: UITableViewHeaderFooterView.self
    case is UICollectionViewCell: UICollectionViewCell.self
    case is UICollectionReusableView: UICollectionReusableView.self
    case is UITableView: UITableView.self
    case is UICollectionView: UICollectionView.self
    case is UITextView: UITextView.self
    case is UISearchBar: UISearchBar.self
    case is UIVisualEffectView: UIVisualEffectView.self
    case is UIActivityIndicatorView: UIActivityIndicatorView.self
    default: UIView.self
    }
  }
}
