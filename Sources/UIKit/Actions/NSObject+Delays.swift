public import Foundation
public import UIFoundation

/// Calls of methods after a delay, from the current thread's run loop. Nothing is called unless the run loop runs.
extension NSObject {
  /// Calls a method after a delay, in seconds; at once, from the run loop, if it isn't positive.
  ///
  /// The object and the argument are retained until then. After an infinite delay, nothing is called.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after a delay, in seconds, if the run loop is in one of the given modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    let request = DelayedRequest(target: self, selector: aSelector, argument: anArgument)
    if delay == .infinity { return }
    for mode in modes { RunLoop.current.add(request.start(after: delay), forMode: mode) }
  }

  /// Cancels the delayed calls of a method with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedRequests.process.cancel(for: aTarget as AnyObject) {
      $0.selector == aSelector && areEqual($0.argument, anArgument)
    }
  }

  /// Cancels all delayed calls of a target's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.process.cancel(for: aTarget as AnyObject) { _ in true }
  }
}

private func areEqual(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
  return one as AnyObject === other as AnyObject
}

/// A delayed call of a method.
///
/// Proof of @unchecked: the thread that makes the request calls the method; others only cancel the timer, which is the
/// request's only variable and is set before others know the request.
private final class DelayedRequest: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  private(set) var timer: Timer?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  /// Returns the timer of the request, the same for all modes.
  func start(after delay: TimeInterval) -> Timer {
    if let timer { return timer }
    // `DelayedRequests` retains the request until then.
    let timer = Timer(timeInterval: delay > 0 ? delay : 0, repeats: false) { [weak self] _ in
      guard let self else { return }
      DelayedRequests.process.remove(self)
      self.selector.send(to: self.target, SelectorArguments([self.argument]))
    }
    self.timer = timer
    DelayedRequests.process.add(self)
    return timer
  }
}

/// The delayed calls that have not been made yet.
///
/// Proof of @unchecked: the requests are accessed under the lock only.
private final class DelayedRequests: @unchecked Sendable {
  static let process = DelayedRequests()

  private let lock = NSLock()
  private var requests: [ObjectIdentifier: [DelayedRequest]] = [:]

  func add(_ request: DelayedRequest) {
    lock.withLock { requests[ObjectIdentifier(request.target), default: []].append(request) }
  }

  func remove(_ request: DelayedRequest) { _ = take(for: request.target) { $0 === request } }

  func cancel(for target: AnyObject, where isMeant: (DelayedRequest) -> Bool) {
    for request in take(for: target, where: isMeant) { request.timer?.invalidate() }
  }

  /// Removes and returns requests. They are released after the lock, because they may release the target.
  private func take(for target: AnyObject, where isMeant: (DelayedRequest) -> Bool) -> [DelayedRequest] {
    lock.withLock {
      let identifier = ObjectIdentifier(target)
      let taken = requests[identifier]?.filter(isMeant) ?? []
      requests[identifier]?.removeAll { request in taken.contains { $0 === request } }
      if requests[identifier]?.isEmpty == true { requests[identifier] = nil }
      return taken
    }
  }
}
