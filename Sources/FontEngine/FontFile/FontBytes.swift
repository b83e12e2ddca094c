import Glibc

/// The bytes of a font file, in memory that never moves or changes.
///
/// A memory-mapped file would instead kill the process with SIGBUS if the file is truncated later.
@safe
final class FontBytes: @unchecked Sendable {
  // Proof of @unchecked Sendable: only `init` writes the memory, before any other code can hold a reference.
  private let storage: UnsafeMutableRawBufferPointer

  var count: Int { unsafe storage.count }

  /// Creates a copy of an array.
  init(_ bytes: [UInt8]) {
    unsafe storage = .allocate(byteCount: bytes.count, alignment: 16)
    unsafe storage.copyBytes(from: bytes)
  }

  /// Allocates `count` bytes and calls `fill` with the uninitialized memory.
  ///
  /// - Throws: The error that `fill` throws.
  init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws(FontError) -> Void) throws(FontError) {
    unsafe storage = .allocate(byteCount: count, alignment: 16)
    // Once all properties are set, an initializer that throws runs `deinit`, which frees the memory.
    try unsafe fill(storage)
  }

  deinit { unsafe storage.deallocate() }

  /// The address of the first byte, valid while the object lives.
  var base: UnsafePointer<UInt8>? { unsafe UnsafePointer(storage.baseAddress?.assumingMemoryBound(to: UInt8.self)) }

  /// Returns the bytes as an array.
  func copied() -> [UInt8] { unsafe Array(storage) }

  /// Returns whether both objects hold the same bytes. The corresponding C function is `memcmp`.
  func hasSameContent(as other: FontBytes) -> Bool {
    if self === other { return true }
    guard count == other.count else { return false }
    guard let ours = unsafe base, let theirs = unsafe other.base else { return true }
    return unsafe memcmp(ours, theirs, count) == 0
  }

  /// Returns the big-endian 16-bit number at an offset, or `nil` past the end.
  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return unsafe UInt16(bigEndian: storage.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// Returns the big-endian 32-bit number at an offset, or `nil` past the end.
  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return unsafe UInt32(bigEndian: storage.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
