import Glibc
import Synchronization

/// A record of whether memory ran out in calls of a C library, which may not report it.
///
/// HarfBuzz 6 loads tables and shaping plans on first use. If an allocation fails, it stores an empty object instead
/// for the life of the face (hb-machinery.hh, `hb_lazy_loader_t`), shapes without the table from then on, and reports
/// nothing. But `malloc` and its relatives set `errno` to `ENOMEM` (POSIX.1-2017, `malloc`), and none of the functions
/// that HarfBuzz calls changes it. So every call that may load something is watched. Once one of them ran out of
/// memory, ``check(_:)`` fails until the face is opened again. Another thread that shapes with the face between the
/// failed allocation and the end of its call is not warned.
///
/// `ENOMEM` alone proves nothing: `malloc` of the GNU C library may also leave it behind when it succeeds (see
/// ``isLeftBehind()``).
///
/// Fontconfig and ICU are watched by ``checking(_:_:release:_:)``. They also open and read files, after which `errno`
/// may no longer tell of an earlier allocation. What they leave out then is missing without an error.
final class MemoryWatch: Sendable {
  private let failed = Atomic(false)

  /// Whether memory ran out in a watched call.
  var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// Records that memory ran out.
  func recordFailure() { failed.store(true, ordering: .relaxed) }

  /// Calls `body`, and records whether an allocation of the C library failed in it. Calls may be nested.
  ///
  /// - Throws: The error that `body` throws.
  @inline(__always)
  func watch<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let earlier = errno
    errno = 0
    defer {
      if errno == ENOMEM, !Self.isLeftBehind() {
        recordFailure()
        errno = ENOMEM
      } else {
        errno = earlier
      }
    }
    return try body()
  }

  /// Returns whether `malloc` currently sets `errno` to `ENOMEM` on this thread though it succeeds.
  ///
  /// The GNU C library 2.36 does so where the 64 MB of a thread's heap do not suffice for a block, and the free rest at
  /// their end has at least 64 KB: `sysmalloc` maps another heap and frees that rest, upon which `heap_trim` unmaps the
  /// other heap, which is still empty. The block then comes from another arena. So blocks from 64 KB to 32 MB are
  /// tried; larger ones are mapped on their own. On a thread in that state, a failed allocation is not found.
  @inline(never)
  private static func isLeftBehind() -> Bool {
    var size = 64 << 10
    while size <= 32 << 20 {
      errno = 0
      let block = unsafe allocate(size)
      let code = errno
      unsafe free(block)
      if unsafe block != nil, code == ENOMEM { return true }
      size += size / 8
    }
    return false
  }

  /// Calls `malloc`. Not inlined, since the optimizer removes a block that is only freed.
  @inline(never)
  private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? { unsafe malloc(size) }

  /// Calls `body`, which uses a C library that may not report that memory ran out, and throws an error if it did.
  ///
  /// The result of `body` is discarded then; `release` frees it.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``, or the error that `body` throws.
  static func checking<Result>(
    _ operation: String, _ subject: String, release: (Result) -> Void = { _ in },
    _ body: () throws(FontError) -> Result
  ) throws(FontError) -> Result {
    let memory = MemoryWatch()
    let result = try memory.watch(body)
    guard memory.hasFailed else { return result }
    release(result)
    throw FontError(.resourceExhausted, operation: operation, subject: subject, code: ENOMEM)
  }

  /// Throws an error if memory ran out in a watched call. `subject` names the face.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  @inline(__always)
  func check(_ subject: @autoclosure () -> String) throws(FontError) {
    if hasFailed { throw Self.failure(subject()) }
  }

  @inline(never)
  private static func failure(_ subject: String) -> FontError {
    FontError(
      .resourceExhausted, operation: "malloc", subject: subject, code: ENOMEM,
      detail: "HarfBuzz ran out of memory while it read the font; open the font again")
  }
}

extension FontFace {
  /// Whether memory ran out while HarfBuzz read the face. Its measures and glyphs may then be wrong.
  var isDamaged: Bool { harfBuzz.shared.memory.hasFailed }

  /// Throws an error if memory ran out while HarfBuzz read the face, which may then lack tables.
  ///
  /// Values from properties and methods that cannot throw are right if this does not throw after them.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  public func checkIntact() throws(FontError) { try harfBuzz.shared.memory.check(source) }

  /// Calls `body`, and records whether memory ran out in it.
  @inline(__always)
  func watchMemory<Result>(_ body: () -> Result) -> Result { harfBuzz.shared.memory.watch(body) }
}
