// Selectors of the methods of a class that needn't be named.

/// Methods without parameters.
extension Selector {
  /// Creates a selector of a method of an instance's class. The instance isn't retained.
  public init<Target, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) () throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of an asynchronous method of an instance's class. The instance isn't retained.
  public init<Target, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) () async throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of a static or class method. Its target is the class.
  public init<Result>(
    _ name: String, static method: @escaping @isolated(any) () throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, { (_: AnyClass) in method }))
  }

  /// Creates a selector of an asynchronous static or class method. Its target is the class.
  public init<Result>(
    _ name: String, static method: @escaping @isolated(any) () async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: { (_: AnyClass) in method }))
  }
}

/// Methods with one parameter.
extension Selector {
  /// Creates a selector of a method of an instance's class. The instance isn't retained.
  public init<Target, First, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) (First) throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of an asynchronous method of an instance's class. The instance isn't retained.
  public init<Target, First, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) (First) async throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of a static or class method. Its target is the class.
  public init<First, Result>(
    _ name: String, static method: @escaping @isolated(any) (First) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, { (_: AnyClass) in method }))
  }

  /// Creates a selector of an asynchronous static or class method. Its target is the class.
  public init<First, Result>(
    _ name: String, static method: @escaping @isolated(any) (First) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: { (_: AnyClass) in method }))
  }
}

/// Methods with two parameters.
extension Selector {
  /// Creates a selector of a method of an instance's class. The instance isn't retained.
  public init<Target, First, Second, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second) throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of an asynchronous method of an instance's class. The instance isn't retained.
  public init<Target, First, Second, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second) async throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of a static or class method. Its target is the class.
  public init<First, Second, Result>(
    _ name: String, static method: @escaping @isolated(any) (First, Second) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, { (_: AnyClass) in method }))
  }

  /// Creates a selector of an asynchronous static or class method. Its target is the class.
  public init<First, Second, Result>(
    _ name: String, static method: @escaping @isolated(any) (First, Second) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: { (_: AnyClass) in method }))
  }
}

/// Methods with three parameters.
extension Selector {
  /// Creates a selector of a method of an instance's class. The instance isn't retained.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second, Third) throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of an asynchronous method of an instance's class. The instance isn't retained.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of instance: Target,
    _ method: @escaping @MainActor (Target) -> @isolated(any) (First, Second, Third) async throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector of a static or class method. Its target is the class.
  public init<First, Second, Third, Result>(
    _ name: String, static method: @escaping @isolated(any) (First, Second, Third) throws -> Result
  ) {
    self.init(name, method: SelectorMethod(isolationIsKnown: true, { (_: AnyClass) in method }))
  }

  /// Creates a selector of an asynchronous static or class method. Its target is the class.
  public init<First, Second, Third, Result>(
    _ name: String, static method: @escaping @isolated(any) (First, Second, Third) async throws -> Result
  ) {
    self.init(name, method: SelectorMethod(starting: { (_: AnyClass) in method }))
  }
}
