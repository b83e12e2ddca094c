// Methods with any types as methods without them.
//
// Proof for the casts: a function with `@isolated(any)` is called like one without. Its isolation is the first value that
// its context captures, which only the function itself reads. Callers of a ``SelectorCall`` see to the isolation; an
// asynchronous function changes to its actor itself.

extension SelectorMethod {
  /// Wraps a method without parameters.
  init<Target, Result>(
    isolationIsKnown: Bool, _ bind: @escaping (Target) -> @isolated(any) () throws -> Result
  ) {
    self.init(Target.self, parameterCount: 0) { (target, arguments) throws(SelectorArgumentError) in
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: (() throws -> Result).self)
      return SelectorCall(method.isolation, isKnown: isolationIsKnown) { try plain() }
    }
  }

  /// Wraps a method with one parameter.
  init<Target, First, Result>(
    isolationIsKnown: Bool, _ bind: @escaping (Target) -> @isolated(any) (First) throws -> Result
  ) {
    self.init(Target.self, parameterCount: 1) { (target, arguments) throws(SelectorArgumentError) in
      let first = try arguments.next(First.self)
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: ((First) throws -> Result).self)
      return SelectorCall(method.isolation, isKnown: isolationIsKnown) { try plain(first) }
    }
  }

  /// Wraps a method with two parameters.
  init<Target, First, Second, Result>(
    isolationIsKnown: Bool, _ bind: @escaping (Target) -> @isolated(any) (First, Second) throws -> Result
  ) {
    self.init(Target.self, parameterCount: 2) { (target, arguments) throws(SelectorArgumentError) in
      let first = try arguments.next(First.self)
      let second = try arguments.next(Second.self)
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: ((First, Second) throws -> Result).self)
      return SelectorCall(method.isolation, isKnown: isolationIsKnown) { try plain(first, second) }
    }
  }

  /// Wraps a method with three parameters.
  init<Target, First, Second, Third, Result>(
    isolationIsKnown: Bool, _ bind: @escaping (Target) -> @isolated(any) (First, Second, Third) throws -> Result
  ) {
    self.init(Target.self, parameterCount: 3) { (target, arguments) throws(SelectorArgumentError) in
      let first = try arguments.next(First.self)
      let second = try arguments.next(Second.self)
      let third = try arguments.next(Third.self)
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: ((First, Second, Third) throws -> Result).self)
      return SelectorCall(method.isolation, isKnown: isolationIsKnown) { try plain(first, second, third) }
    }
  }

  /// Wraps an asynchronous method without parameters.
  init<Target, Result>(
    starting bind: @escaping (Target) -> @isolated(any) () async throws -> Result
  ) {
    self.init(Target.self, parameterCount: 0) { (target, arguments) throws(SelectorArgumentError) in
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: (() async throws -> Result).self)
      return SelectorCall(starting: { _ = try await plain() })
    }
  }

  /// Wraps an asynchronous method with one parameter.
  init<Target, First, Result>(
    starting bind: @escaping (Target) -> @isolated(any) (First) async throws -> Result
  ) {
    self.init(Target.self, parameterCount: 1) { (target, arguments) throws(SelectorArgumentError) in
      let first = try arguments.next(First.self)
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: ((First) async throws -> Result).self)
      return SelectorCall(starting: { _ = try await plain(first) })
    }
  }

  /// Wraps an asynchronous method with two parameters.
  init<Target, First, Second, Result>(
    starting bind: @escaping (Target) -> @isolated(any) (First, Second) async throws -> Result
  ) {
    self.init(Target.self, parameterCount: 2) { (target, arguments) throws(SelectorArgumentError) in
      let first = try arguments.next(First.self)
      let second = try arguments.next(Second.self)
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: ((First, Second) async throws -> Result).self)
      return SelectorCall(starting: { _ = try await plain(first, second) })
    }
  }

  /// Wraps an asynchronous method with three parameters.
  init<Target, First, Second, Third, Result>(
    starting bind: @escaping (Target) -> @isolated(any) (First, Second, Third) async throws -> Result
  ) {
    self.init(Target.self, parameterCount: 3) { (target, arguments) throws(SelectorArgumentError) in
      let first = try arguments.next(First.self)
      let second = try arguments.next(Second.self)
      let third = try arguments.next(Third.self)
      let method = bind(target)
      let plain = unsafe unsafeBitCast(method, to: ((First, Second, Third) async throws -> Result).self)
      return SelectorCall(starting: { _ = try await plain(first, second, third) })
    }
  }
}
