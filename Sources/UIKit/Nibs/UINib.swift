public import Foundation
import InterfaceDocuments
import UIFoundation

/// A provider of the objects of a nib: a document of Interface Builder without scenes.
///
/// A nib's objects come from the closure that the application registers under its name with
/// ``supply(_:in:contents:)``, or else from the `.xib` file of that name, as Xcode saves it. It is searched for as
/// ``InterfaceFiles`` says. Instantiating another nib traps with UIKit's message for a nib that is missing from the
/// bundle.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// A key in the dictionary of options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the objects that replace the nib's proxies: a dictionary from the proxies' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private struct Key: Hashable {
    var name: String
    var bundle: String
  }

  private enum Contents {
    case named(String, Bundle)
    case document(NibSource)
    case prototype(NibPrototype)
  }

  private static var supplied: [Key: (Any?) -> [Any]] = [:]
  private let contents: Contents
  private var source: NibSource?

  /// Creates a nib from its name and bundle. `nil` means the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from the data of a `.xib` file. Traps with the position of the error if it can't be read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      let document = try InterfaceDocument(bytes: [UInt8](data), file: "(data)")
      contents = .document(NibSource(document, bundle: bundleOrNil ?? .main, strings: nil))
    } catch {
      raiseException("Could not read the nib: \(error)")
    }
    super.init()
  }

  init(_ source: NibSource) {
    contents = .document(source)
    super.init()
  }

  init(prototype: InterfaceObject, in loader: NibLoader) {
    contents = .prototype(NibPrototype(prototype, loader))
    super.init()
  }

  /// Registers a closure that creates a nib's top-level objects in place of a document. Not in UIKit.
  ///
  /// The closure receives the nib's owner and connects the owner's outlets.
  public final class func supply(
    _ name: String, in bundle: Bundle? = nil, contents: @escaping (_ owner: Any?) -> [Any]
  ) {
    supplied[Key(name: name, bundle: (bundle ?? .main).bundlePath)] = contents
  }

  /// Whether the application has registered contents for the nib, or there is a document.
  final var exists: Bool {
    guard case .named(let name, let bundle) = contents else { return true }
    if Self.supplied[Key(name: name, bundle: bundle.bundlePath)] != nil { return true }
    return InterfaceFiles.path(of: name, type: "xib", in: bundle) != nil
  }

  /// Creates the nib's top-level objects, connects them, and calls `awakeFromNib()` on each object.
  ///
  /// Traps with the position of the error if the document can't be read.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    switch contents {
    case .prototype(let prototype): return prototype.make()
    case .document(let source): return source.makeObjects(owner: owner, external: external)
    case .named(let name, let bundle):
      if let contents = Self.supplied[Key(name: name, bundle: bundle.bundlePath)] {
        let objects = contents(ownerOrNil)
        objects.forEach(awake)
        return objects
      }
      return foundSource(name, bundle).makeObjects(owner: owner, external: external)
    }
  }

  private func foundSource(_ name: String, _ bundle: Bundle) -> NibSource {
    if let source { return source }
    guard let path = InterfaceFiles.path(of: name, type: "xib", in: bundle) else {
      raiseException("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
    }
    do {
      let source = try NibSource(path: path, bundle: bundle)
      self.source = source
      return source
    } catch {
      raiseException("Could not load NIB in bundle: \(error)")
    }
  }

  private func awake(_ object: Any) {
    if let view = object as? UIView {
      for part in view.subtree { part.awakeFromNib() }
    } else {
      (object as? UIResponder)?.awakeFromNib()
    }
  }
}

extension Bundle {
  /// Creates the objects of the nib with the given name in this bundle.
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UIViewController {
  /// Loads the view from the scene of a storyboard, or else from the nib that the controller names, or else from the one
  /// named after its class, if there is one.
  ///
  /// Uses the view that the nib set on the controller, or else the nib's first view. Returns whether a view was loaded.
  func loadFromNib() -> Bool {
    if let nibLink { return nibLink.loadView(of: self) }
    guard let nib = ownNib else { return false }
    let first = nib.instantiate(withOwner: self).lazy.compactMap { $0 as? UIView }.first
    if !isViewLoaded { view = first }
    return isViewLoaded
  }

  private var ownNib: UINib? {
    if let nibName {
      let nib = UINib(nibName: nibName, bundle: nibBundle)
      return nib.exists ? nib : nil
    }
    // As on iOS, a controller SettingsViewController has the nib SettingsView or SettingsViewController.
    let name = String(describing: type(of: self))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.lazy.map { UINib(nibName: $0, bundle: self.nibBundle) }.first(where: \.exists)
  }
}
