// Selectors of methods. What a method is isolated to is part of its type, but is lost when the method is converted to a
// type without isolation; `@isolated(any)` keeps it.
//
// Each initializer exists twice. The one whose outer function is isolated to the main actor accepts methods and closures
// everywhere in language mode 6. In language mode 5, unapplied methods aren't `@Sendable`; the other one accepts them
// without a warning. There, a method of a UIKit class has no isolation, since UIKit's is `@preconcurrency`.
//
// Parameter packs would do for any number of parameters, but the compiler (Swift 6.3) crashes on parameters that are
// functions or tuples.

/// Methods without parameters.
extension Selector {
  /// Creates a selector of a method without parameters, or of a closure that returns one.
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @isolated(any) () throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, withoutMainActor(method)))
  }

  /// Creates a selector of a method without parameters, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) () throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: false, method))
  }

  /// Creates a selector of an asynchronous method without parameters, or of a closure that returns one.
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @isolated(any) () async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: withoutMainActor(method)))
  }

  /// Creates a selector of an asynchronous method without parameters, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) () async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: method))
  }
}

/// Methods with one parameter.
extension Selector {
  /// Creates a selector of a method with one parameter, or of a closure that returns one.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @isolated(any) (First) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, withoutMainActor(method)))
  }

  /// Creates a selector of a method with one parameter, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) (First) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: false, method))
  }

  /// Creates a selector of an asynchronous method with one parameter, or of a closure that returns one.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @isolated(any) (First) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: withoutMainActor(method)))
  }

  /// Creates a selector of an asynchronous method with one parameter, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) (First) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: method))
  }
}

/// Methods with two parameters.
extension Selector {
  /// Creates a selector of a method with two parameters, or of a closure that returns one.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, withoutMainActor(method)))
  }

  /// Creates a selector of a method with two parameters, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: false, method))
  }

  /// Creates a selector of an asynchronous method with two parameters, or of a closure that returns one.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: withoutMainActor(method)))
  }

  /// Creates a selector of an asynchronous method with two parameters, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: method))
  }
}

/// Methods with three parameters.
extension Selector {
  /// Creates a selector of a method with three parameters, or of a closure that returns one.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second, Third) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, withoutMainActor(method)))
  }

  /// Creates a selector of a method with three parameters, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second, Third) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: false, method))
  }

  /// Creates a selector of an asynchronous method with three parameters, or of a closure that returns one.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second, Third) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: withoutMainActor(method)))
  }

  /// Creates a selector of an asynchronous method with three parameters, or of a closure that returns one.
  @_disfavoredOverload
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second, Third) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: method))
  }
}

/// Returns an outer function without its isolation.
///
/// Proof: isolation to a global actor is a matter of a function's static type. It changes neither the representation nor
/// the calling convention, which the standard library's `MainActor.assumeIsolated` relies on too. The outer function is
/// a closure around a reference to a method; it reads and writes nothing of the target.
private func withoutMainActor<Target, Method>(_ method: @escaping @MainActor (Target) -> Method) -> (Target) -> Method {
  unsafe unsafeBitCast(method, to: ((Target) -> Method).self)
}
