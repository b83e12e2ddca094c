public import StringCatalogs
import Synchronization

/// What is in use: for the process, and for a task.
private enum StringsInUse {
  static let process = Mutex<LocalizedStrings?>(nil)
  @TaskLocal static var task: LocalizedStrings?
}

extension LocalizedStrings {
  /// The strings in use: those of the innermost ``withUse(_:)``, or else those of the process; `nil` if there are none.
  public static var current: LocalizedStrings? { StringsInUse.task ?? StringsInUse.process.withLock { $0 } }

  /// Reads the main bundle's strings in a locale, and uses them in the process until others are used.
  ///
  /// - Throws: `CatalogError` as ``init(locale:catalogsIn:for:device:)``.
  public static func use(locale: String, catalogsIn folders: [String] = []) throws(CatalogError) {
    try LocalizedStrings(locale: locale, catalogsIn: folders).use()
  }

  /// Uses these strings in the process until others are used, or ``stopUsing()`` is called.
  public func use() {
    BundleMethods.install
    StringsInUse.process.withLock { $0 = self }
  }

  /// Has Foundation answer again.
  public static func stopUsing() { StringsInUse.process.withLock { $0 = nil } }

  /// Uses these strings during a closure, in its task only, so that tests in several locales can run at the same time.
  ///
  /// Tasks that the closure starts use them too, except for detached ones and work on dispatch queues.
  public func withUse<Result>(_ body: () throws -> Result) rethrows -> Result {
    BundleMethods.install
    return try StringsInUse.$task.withValue(self, operation: body)
  }

  /// Uses these strings during an asynchronous closure, in its task only.
  public func withUse<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    BundleMethods.install
    return try await StringsInUse.$task.withValue(self, operation: body, isolation: isolation)
  }
}
