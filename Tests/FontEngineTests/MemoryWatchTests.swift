import Foundation
import Testing

@testable import FontEngine

/// What `errno` tells of failed allocations. The tests run in separate processes, whose heaps are nearly empty.
@Suite struct MemoryWatchTests {
  /// Whether the C library is that of Debian 12.
  private static var isDebian12: Bool {
    (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.contains("VERSION_ID=\"12\"") ?? false
  }

  /// Calls `malloc`. Not inlined, since the optimizer removes a block that is only freed.
  @inline(never)
  private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? { unsafe malloc(size) }

  /// Fills the heap of the calling thread but for its end, and watches a larger allocation than fits there.
  private static func watchSuccess() -> (hasFailed: Bool, code: Int32) {
    // A block that was mapped on its own and freed raises the size from which blocks are.
    unsafe free(allocate(30 << 20))
    let blocks = unsafe (0..<60).map { _ in unsafe allocate(1_000_000) }
    for index in 50..<60 { unsafe free(blocks[index]) }
    let watch = MemoryWatch()
    let code = watch.watch {
      unsafe free(allocate(20_000_000))
      return errno
    }
    return (watch.hasFailed, code)
  }

  @Test("an allocation that succeeds is not taken for a failed one, though the C library leaves its error code behind")
  func success() async {
    await #expect(processExitsWith: .success) {
      // Only the heaps of threads other than the main thread have a limit.
      await withCheckedContinuation { continuation in
        Thread {
          let result = MemoryWatchTests.watchSuccess()
          #expect(!result.hasFailed)
          // Other versions of the library may not leave the code behind.
          #expect(result.code == ENOMEM || !MemoryWatchTests.isDebian12)
          continuation.resume()
        }.start()
      }
    }
  }

  /// Watches an allocation that fails.
  private static func watchFailure() throws {
    let watch = MemoryWatch()
    watch.watch { unsafe free(allocate(1 << 20)) }
    try watch.check("a font")
    watch.watch { unsafe free(allocate(.max)) }
    #expect(throws: FontError.self) { try watch.check("a font") }
    watch.watch { unsafe free(allocate(1 << 20)) }
    #expect(watch.hasFailed)
  }

  @Test("an allocation that fails is found, and checking throws from then on")
  func failure() async {
    await #expect(processExitsWith: .success) { try MemoryWatchTests.watchFailure() }
  }
}
