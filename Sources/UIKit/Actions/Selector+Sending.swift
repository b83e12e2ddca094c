import Foundation
import UIFoundation

extension Selector {
  /// Returns whether a target has the method. A method that is known by name only is looked up on the main thread.
  ///
  /// Actions for editing belong to text fields and text views, and to classes that list them among their interface
  /// connections: without Objective-C's runtime, nothing tells that a class overrides `copy(_:)`.
  func isImplemented(by target: Any) -> Bool {
    if let method, method.isMethod(target), !isEditAction { return true }
    let sent = SentValue(target)
    return MainThread.value(
      {
        action(of: sent.value) != nil
          || Self.editActions[name] != nil && isEditAction
            && (sent.value as? UIResponder)?.hasEditActions == true
      }, elsewhere: false)
  }

  /// Calls the method of a target, and returns its result.
  ///
  /// Off the main thread, a method of the main actor is called there later, and the result is `nil`. A target without the
  /// method, and an argument of another type than the parameter, are exceptions.
  @discardableResult
  func send(to target: Any, _ arguments: SelectorArguments) -> Any? {
    guard let call = call(on: target, arguments) else { return sendByName(to: target, arguments) }
    switch call.isolation {
    case .none: return call.run()
    case .unknown where !MainThread.isCurrent && !isClassOfUIKit(target): return call.run()
    case .mainActor, .unknown:
      let sent = SentValue(call)
      return onMainThread { sent.value.run() }
    case .actor(let actor):
      let sent = SentValue(call)
      Task { await perform(sent, on: actor) }
      return nil
    }
  }

  private func call(on target: Any, _ arguments: SelectorArguments) -> SelectorCall? {
    do throws(SelectorArgumentError) {
      return try (method ?? Self.editActions[name]?.method)?.call(target, arguments)
    } catch {
      raiseException("\(signature(target)): \(error.explanation)")
    }
  }

  private func sendByName(to target: Any, _ arguments: SelectorArguments) -> Any? {
    let sent = SentValue((target, arguments.values))
    return onMainThread {
      let (target, values) = sent.value
      guard let action = action(of: target) else {
        raiseException(
          "\(signature(target)): unrecognized selector sent to \(target is AnyClass ? "class" : "instance")")
      }
      let (sender, event) = (values.first ?? nil, values.dropFirst().first ?? nil)
      let isSent = action(target as AnyObject, sender, event as? UIEvent)
      raiseException(unless: isSent, "\(signature(target)): the argument has another type than the parameter")
      return nil
    }
  }

  /// Returns the action with this name among the interface connections of a target's class.
  @MainActor
  private func action(of target: Any) -> ((AnyObject, Any?, UIEvent?) -> Bool)? {
    if target is AnyClass { return nil }
    guard case .action(let action)? = InterfaceClasses.member(name, of: target as AnyObject)?.role else { return nil }
    return action
  }

  /// The method as exceptions name it, such as `-[Page tap:]`.
  private func signature(_ target: Any) -> String {
    if let type = target as? AnyClass { return "+[\(type) \(name)]" }
    return "-[\(type(of: target)) \(name)]"
  }
}

/// Returns whether an object's class is one of UIKit, or inherits from one. Their methods are isolated to the main actor.
private func isClassOfUIKit(_ object: Any) -> Bool {
  var level: AnyClass? = type(of: object as AnyObject)
  while let type = level {
    if String(reflecting: type).hasPrefix("UIKit.") { return true }
    level = _getSuperclass(type)
  }
  return false
}

/// Returns the result of a closure on the main thread. On another thread, enqueues it and returns `nil`.
private func onMainThread(_ body: @escaping @MainActor () -> Any?) -> Any? {
  if MainThread.isCurrent { return MainActor.assumeIsolated { SentValue(body()) }.value }
  DispatchQueue.main.async { _ = body() }
  return nil
}

private func perform(_ call: SentValue<SelectorCall>, on actor: isolated any Actor) { _ = call.value.run() }

/// A value that one thread hands to another.
///
/// Proof of @unchecked: it is sent where Objective-C would send a message. Whether the target and the arguments may be used
/// on the other thread is the responsibility of the caller, as it is there.
struct SentValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
