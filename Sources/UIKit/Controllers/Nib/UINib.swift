public import Foundation
import UIFoundation

/// A provider of the objects of a nib.
///
/// Galley does not decode archives of views. A nib's objects come from the closure that the application registers under
/// its name with ``supply(_:in:contents:)``. Instantiating any other nib traps with UIKit's message for a nib that is
/// missing from the bundle.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// A key in the dictionary of options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the objects that replace the nib's proxies, by name. Stored for source compatibility; has no effect.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private struct Place: Hashable {
    var name: String
    var bundle: String
  }

  private static var supplied: [Place: (Any?) -> [Any]] = [:]
  private let name: String
  private let bundle: Bundle

  /// Creates a nib from its name and bundle. `nil` means the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Creates a nib without a name, because Galley does not decode archives. The data is ignored.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) { self.init(nibName: "", bundle: bundleOrNil) }

  /// Registers a closure that creates a nib's top-level objects in place of an archive. Not in UIKit.
  ///
  /// The closure receives the nib's owner and connects the owner's outlets.
  public final class func supply(
    _ name: String, in bundle: Bundle? = nil, contents: @escaping (_ owner: Any?) -> [Any]
  ) {
    supplied[Place(name: name, bundle: (bundle ?? .main).bundlePath)] = contents
  }

  /// Whether the application has registered contents for the nib.
  final var isSupplied: Bool { Self.supplied[Place(name: name, bundle: bundle.bundlePath)] != nil }

  /// Creates the nib's top-level objects and calls `awakeFromNib()` on each view and its descendants.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let contents = Self.supplied[Place(name: name, bundle: bundle.bundlePath)] else {
      raiseException(
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
    }
    let objects = contents(ownerOrNil)
    for object in objects {
      if let view = object as? UIView {
        for part in view.subtree { part.awakeFromNib() }
      } else {
        (object as? UIResponder)?.awakeFromNib()
      }
    }
    return objects
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
  /// Loads the view from the nib that the controller names, or else the one named after its class, if it is registered.
  ///
  /// Uses the view that the nib set on the controller, or else the nib's first view. Returns whether a view was loaded.
  func loadFromNib() -> Bool {
    let nib = UINib(nibName: nibName ?? String(describing: type(of: self)), bundle: nibBundle)
    guard nib.isSupplied else { return false }
    let first = nib.instantiate(withOwner: self).lazy.compactMap { $0 as? UIView }.first
    if !isViewLoaded { view = first }
    return isViewLoaded
  }
}
