public import Foundation
import UIFoundation

/// The objects of a nib.
///
/// Nothing on Linux reads archives of views. A nib holds what the application says under its name, in code
/// (``supply(_:in:contents:)``); for any other name, making its objects traps with UIKit's text, as a nib that is not in
/// the bundle does on iOS.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// What can be given to a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand for a nib's proxies, by their names: nobody asks for them here.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private struct Place: Hashable {
    var name: String
    var bundle: String
  }

  private static var supplied: [Place: (Any?) -> [Any]] = [:]
  private let name: String
  private let bundle: Bundle

  /// The nib of a name in a bundle; nil stands for the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// An archive of views, which nothing here reads: it has no objects that could be made.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) { self.init(nibName: "", bundle: bundleOrNil) }

  /// Says what a nib holds, in place of an archive: a closure that makes its top-level objects for an owner, and sets the
  /// owner's outlets. Not UIKit's.
  public final class func supply(
    _ name: String, in bundle: Bundle? = nil, contents: @escaping (_ owner: Any?) -> [Any]
  ) {
    supplied[Place(name: name, bundle: (bundle ?? .main).bundlePath)] = contents
  }

  /// Whether the application has said what the nib holds.
  final var isSupplied: Bool { Self.supplied[Place(name: name, bundle: bundle.bundlePath)] != nil }

  /// Makes the nib's top-level objects, and tells the views among them, and those inside, that they have come from one.
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

extension UIViewController {
  /// Takes the view of the nib that the controller names, or of one with its class's name, if it was supplied: what the nib
  /// has set as the controller's view, or its first view.
  func loadFromNib() -> Bool {
    let nib = UINib(nibName: nibName ?? String(describing: type(of: self)), bundle: nibBundle)
    guard nib.isSupplied else { return false }
    let first = nib.instantiate(withOwner: self).lazy.compactMap { $0 as? UIView }.first
    if !isViewLoaded { view = first }
    return isViewLoaded
  }
}

extension Bundle {
  /// Makes the objects of a nib in the bundle.
  @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
