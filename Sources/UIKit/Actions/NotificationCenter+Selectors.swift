public import Foundation
public import UIFoundation

/// Observers with selectors.
extension NotificationCenter {
  /// Calls a method of an observer for notifications. The observer is referenced weakly.
  ///
  /// The method gets the notification, as `Notification` or `NSNotification`. It is called on the thread that posts the
  /// notification. If that isn't the main thread, a method of the main actor is called on the main thread later.
  ///
  /// - Parameters:
  ///   - observer: The object with the method.
  ///   - aSelector: The method.
  ///   - aName: The name of the notifications, or `nil` for every name.
  ///   - anObject: The object that posts them, or `nil` for every object.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observed = ActionTarget(observer)
    let target = SentValue(observed)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let target = target.value.current else { return }
      aSelector.send(to: target, SelectorArguments([notification]))
    }
    // A class that observes with a static method does so as long as the process runs.
    guard case .object = observed else { return }
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.process.add(
      SelectorObservers.Entry(center: self, token: token, name: aName, sender: sender), of: observer as AnyObject)
  }

  /// Ends all observations by an observer, with selectors or with a closure.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.process.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Ends the observations by an observer of a name and an object.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - aName: The name, or `nil` for every name.
  ///   - anObject: The object that posts the notifications, or `nil` for every object.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.process.remove(observer, from: self) {
      (aName == nil || $0.name == aName) && (sender == nil || $0.sender == sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// Ends the observations by an observer of a name and an object.
  ///
  /// Without this method, a name with a leading period would be that of Foundation's method.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name, object anObject: Any?) {
    removeObserver(observer, name: Optional(aName), object: anObject)
  }
}

/// The tokens of observations with selectors, by their observers.
///
/// Proof of @unchecked: the entries are accessed under the lock only.
private final class SelectorObservers: @unchecked Sendable {
  struct Entry {
    weak var center: NotificationCenter?
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?

    func end() { center?.removeObserver(token as Any) }
  }

  private struct Observer {
    let target: WeakTarget
    var entries: [Entry]
  }

  static let process = SelectorObservers()

  private let lock = NSLock()
  private var observers: [ObjectIdentifier: Observer] = [:]
  /// The number of observers to add until the observations by deallocated ones are ended.
  private var untilCleaning = 64

  func add(_ entry: Entry, of observer: AnyObject) {
    let identifier = ObjectIdentifier(observer)
    let ended = lock.withLock { () -> [Entry] in
      // A deallocated observer may have had the same address.
      var ended = removeIfDeallocated(identifier)
      if observers[identifier] == nil {
        observers[identifier] = Observer(target: WeakTarget(observer), entries: [])
        untilCleaning -= 1
      }
      observers[identifier]?.entries.append(entry)
      if untilCleaning == 0 {
        for identifier in observers.keys { ended += removeIfDeallocated(identifier) }
        untilCleaning = max(64, observers.count)
      }
      return ended
    }
    for entry in ended { entry.end() }
  }

  /// Ends observations. The observer may be in its deinitializer, so no reference to it is stored.
  func remove(_ observer: AnyObject, from center: NotificationCenter, where isMeant: (Entry) -> Bool) {
    let identifier = ObjectIdentifier(observer)
    let ended = lock.withLock { () -> [Entry] in
      let entries = observers[identifier]?.entries ?? []
      let (kept, ended) = entries.reduce(into: ([Entry](), [Entry]())) { parts, entry in
        if entry.center === center && isMeant(entry) { parts.1.append(entry) } else { parts.0.append(entry) }
      }
      observers[identifier]?.entries = kept
      if kept.isEmpty { observers[identifier] = nil }
      return ended
    }
    for entry in ended { entry.end() }
  }

  private func removeIfDeallocated(_ identifier: ObjectIdentifier) -> [Entry] {
    guard let observer = observers[identifier], observer.target.object == nil else { return [] }
    observers[identifier] = nil
    return observer.entries
  }
}
