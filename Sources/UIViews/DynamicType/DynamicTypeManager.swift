import Foundation
public import UIFoundation

/// Lets any object follow the content size category: whoever names the key path of its font has it kept up to date.
///
/// A label does the same by itself with `adjustsFontForContentSizeCategory`. The font knows what it stands for: the text
/// style that it came from, or the base size, the maximum and the style that `UIFontMetrics` scaled it with; a font without
/// either stays as it is. Objects are held weakly. This is the one class here that UIKit does not have.
@MainActor
public final class DynamicTypeManager {
  /// The manager that the application's category drives.
  public static let shared = DynamicTypeManager()

  /// An object, and how to bring its fonts up to date.
  private struct Follower {
    weak var object: AnyObject?
    /// Grows with each object, so that they are told in the order in which they came.
    let serial: Int
    var fonts: [(path: AnyKeyPath, adjust: @MainActor (AnyObject) -> Void)] = []

    @MainActor
    func adjust() {
      guard let object else { return }
      for font in fonts { font.adjust(object) }
    }
  }

  private var followers: [ObjectIdentifier: Follower] = [:]
  private var serial = 0
  private var compactionSize = 64

  private init() {}

  /// Keeps a font of an object up to date from now on; the same key path of an object again changes nothing.
  ///
  /// An object that has traits, such as a view, goes by its own, and is told when they change anywhere around it.
  public func follow<Object: AnyObject>(_ object: Object, font path: ReferenceWritableKeyPath<Object, UIFont>) {
    add(object, path) { object, traits in
      let (old, new) = (object[keyPath: path], object[keyPath: path].adjusted(for: traits))
      if new != old { object[keyPath: path] = new }
    }
  }

  /// Keeps a font of an object up to date from now on; nil stays nil.
  public func follow<Object: AnyObject>(_ object: Object, font path: ReferenceWritableKeyPath<Object, UIFont?>) {
    add(object, path) { object, traits in
      guard let old = object[keyPath: path] else { return }
      let new = old.adjusted(for: traits)
      if new != old { object[keyPath: path] = new }
    }
  }

  /// Leaves the fonts of an object alone from now on.
  public func forget(_ object: AnyObject) { followers[ObjectIdentifier(object)] = nil }

  /// How many objects are followed.
  public var count: Int { followers.values.count { $0.object != nil } }

  private func add<Object: AnyObject>(
    _ object: Object, _ path: AnyKeyPath, adjust: @escaping @MainActor (Object, UITraitCollection) -> Void
  ) {
    let key = ObjectIdentifier(object)
    // An address may have belonged to another object before.
    if followers[key]?.object == nil {
      serial += 1
      followers[key] = Follower(object: object, serial: serial)
      watch(object)
    }
    if followers[key]?.fonts.contains(where: { $0.path == path }) == true { return }
    followers[key]?.fonts.append(
      (
        path,
        { object in
          guard let object = object as? Object else { return }
          adjust(object, (object as? any UITraitEnvironment)?.traitCollection ?? UITraitCollection.processDefault)
        }
      ))
    followers[key]?.adjust()
    guard followers.count >= compactionSize else { return }
    followers = followers.filter { $0.value.object != nil }
    compactionSize = max(64, followers.count * 2)
  }

  /// Lets a view say itself when its traits have changed.
  private func watch(_ object: AnyObject) {
    guard let view = object as? UIView else { return }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { [weak self] (view: UIView, _) in
      self?.followers[ObjectIdentifier(view)]?.adjust()
    }
  }

  /// Brings the fonts of all that are not views up to date; views hear of their traits by themselves.
  func categoryDidChange() {
    let others = followers.values.filter { !($0.object is UIView) }
    for follower in others.sorted(by: { $0.serial < $1.serial }) { follower.adjust() }
  }
}
