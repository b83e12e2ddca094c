/// The method of a selector, without its types.
///
/// Proof of @unchecked: the closures are constants and capture only a reference to a method, or a closure of the
/// application that returns one.
package struct SelectorMethod: @unchecked Sendable {
  /// The class or protocol of the method; for a static one, `AnyClass`.
  package let owner: Any.Type
  /// Whether a target has the method.
  package let isMethod: (_ target: Any) -> Bool
  /// The number of parameters.
  package let parameterCount: Int
  /// Returns a call of the method, or `nil` if the target doesn't have it.
  package let call: (_ target: Any, _ arguments: SelectorArguments) throws(SelectorArgumentError) -> SelectorCall?

  /// Creates a method of a class or protocol.
  init<Target>(
    _ type: Target.Type, parameterCount: Int,
    _ call: @escaping (Target, inout SelectorArguments) throws(SelectorArgumentError) -> SelectorCall
  ) {
    owner = type
    self.parameterCount = parameterCount
    isMethod = { $0 is Target }
    self.call = { (target, arguments) throws(SelectorArgumentError) in
      guard let target = target as? Target else { return nil }
      var arguments = arguments
      return try call(target, &arguments)
    }
  }
}

/// A method with its target and arguments.
package struct SelectorCall {
  /// Where a method runs.
  package enum Isolation {
    /// On the thread of the caller.
    case none
    /// On the main thread.
    case mainActor
    /// On an actor other than the main one.
    case actor(any Actor)
    /// Not known: as the target's class.
    case unknown
  }

  package let isolation: Isolation
  /// Calls the method on the current thread, and returns its result, or `nil` for `Void`, `nil`, or an error.
  package let run: () -> Any?

  init<Result>(_ actor: (any Actor)?, isKnown: Bool, _ body: @escaping () throws -> Result) {
    isolation =
      switch actor {
      case nil: isKnown ? .none : .unknown
      case let actor? where actor === MainActor.shared: .mainActor
      case let actor?: .actor(actor)
      }
    run = {
      guard let result = try? body() else { return nil }
      if let optional = result as? any OptionalParameter { return optional.wrapped }
      return result is Void ? nil : result
    }
  }

  /// Creates a call of an asynchronous method, which only starts it.
  init(starting body: @escaping () async throws -> Void) {
    isolation = .none
    let work = AsynchronousWork(body: body)
    run = {
      Task { try? await work.body() }
      return nil
    }
  }
}

/// What a task does.
///
/// Proof of @unchecked: only the task calls the closure, so the task alone uses what it captures.
private struct AsynchronousWork: @unchecked Sendable {
  let body: () async throws -> Void
}
