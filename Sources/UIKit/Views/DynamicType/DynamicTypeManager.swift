import Foundation
public import UIFoundation

/// Updates the fonts of any objects when the content size category changes. Not in UIKit.
///
/// A label does the same with `adjustsFontForContentSizeCategory`. A font knows the text style that it was created for,
/// or the base size, maximum and style that `UIFontMetrics` scaled it with; other fonts don't change. The manager
/// references objects weakly.
@MainActor
public final class DynamicTypeManager {
  /// The manager that observes the application's content size category.
  public static let shared = DynamicTypeManager()

  /// An object and the closures that update its fonts.
  private struct Follower {
    weak var object: AnyObject?
    /// The object's serial number. Objects are updated in order of registration.
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

  /// Updates an object's font now and whenever the category changes. Registering a key path again has no effect.
  ///
  /// An object with traits, such as a view, follows its own traits and is updated when they change.
  public func follow<Object: AnyObject>(_ object: Object, font path: ReferenceWritableKeyPath<Object, UIFont>) {
    add(object, path) { object, traits in
      let (old, new) = (object[keyPath: path], object[keyPath: path].adjusted(for: traits))
      if new != old { object[keyPath: path] = new }
    }
  }

  /// Updates an object's optional font now and whenever the category changes, unless it is `nil`.
  public func follow<Object: AnyObject>(_ object: Object, font path: ReferenceWritableKeyPath<Object, UIFont?>) {
    add(object, path) { object, traits in
      guard let old = object[keyPath: path] else { return }
      let new = old.adjusted(for: traits)
      if new != old { object[keyPath: path] = new }
    }
  }

  /// Stops updating the fonts of an object.
  public func forget(_ object: AnyObject) { followers[ObjectIdentifier(object)] = nil }

  /// The number of registered objects that still exist.
  public var count: Int { followers.values.count { $0.object != nil } }

  private func add<Object: AnyObject>(
    _ object: Object, _ path: AnyKeyPath, adjust: @escaping @MainActor (Object, UITraitCollection) -> Void
  ) {
    let key = ObjectIdentifier(object)
    // The entry may belong to a released object that had the same address.
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

  /// Observes the traits of an object that is a view.
  private func watch(_ object: AnyObject) {
    guard let view = object as? UIView else { return }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { [weak self] (view: UIView, _) in
      self?.followers[ObjectIdentifier(view)]?.adjust()
    }
  }

  /// Updates the fonts of objects that aren't views. Views observe their own traits.
  func categoryDidChange() {
    let others = followers.values.filter { !($0.object is UIView) }
    for follower in others.sorted(by: { $0.serial < $1.serial }) { follower.adjust() }
  }
}
