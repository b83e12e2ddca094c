import CFreeType
import Glibc

/// The allocator of a FreeType instance, which notices when memory runs out, and has a reserve for readers that cannot
/// do without.
///
/// FreeType reports a failed allocation as an error, except in two places, where it crashes: in its reader for Type 1,
/// and since version 2.13, which reads variations when it opens a face, if there is no memory for the axes
/// (`TT_Get_MM_Var` leaves `blend->mmvar` null, and `tt_done_blend` in ttgxvar.c reads `mmvar->num_axis` all the same). A
/// call that may crash is given a reserve beforehand. It continues with that until it returns, and its result is
/// discarded.
@unsafe
final class FreeTypeMemory {
  /// The table of functions that FreeType calls. It is valid while the object lives.
  let record: FT_Memory
  /// Whether memory ran out since the reserve was last provided.
  private(set) var hasFailed = false

  private var reserve: UnsafeMutableRawPointer?
  private var reserveSize = 0
  private var reserveUsed = 0

  /// Creates an allocator. The C functions are `calloc`, `realloc`, and `free`.
  init() {
    unsafe record = .allocate(capacity: 1)
    unsafe record.initialize(
      to: FT_MemoryRec_(
        user: nil,
        alloc: { memory, size in unsafe FreeTypeMemory.of(memory)?.allocate(Int(size)) },
        free: { memory, block in unsafe FreeTypeMemory.of(memory)?.release(block) },
        realloc: { memory, old, new, block in unsafe FreeTypeMemory.of(memory)?.resize(block, Int(old), Int(new)) }))
    // The instance of FreeType that uses the table is destroyed before this object.
    unsafe record.pointee.user = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    unsafe record.deallocate()
    unsafe free(reserve)
  }

  /// Returns the object that a table of functions belongs to.
  static func of(_ memory: FT_Memory?) -> FreeTypeMemory? {
    unsafe memory?.pointee.user.map { unsafe Unmanaged<FreeTypeMemory>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sets aside `size` bytes, or none, and forgets earlier failures. Returns `false` if there is no memory for that.
  ///
  /// Pages of the reserve take no memory until they are used.
  func provideReserve(_ size: Int) -> Bool {
    unsafe free(reserve)
    unsafe reserve = size > 0 ? unsafe calloc(1, size) : nil
    unsafe reserveSize = unsafe reserve == nil ? 0 : size
    unsafe reserveUsed = 0
    unsafe hasFailed = false
    return unsafe size == 0 || reserve != nil
  }

  private func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    if let block = unsafe calloc(1, size) { return unsafe block }
    return unsafe allocateFromReserve(size)
  }

  private func release(_ block: UnsafeMutableRawPointer?) {
    if unsafe !isInReserve(block) { unsafe free(block) }
  }

  private func resize(_ block: UnsafeMutableRawPointer?, _ old: Int, _ new: Int) -> UnsafeMutableRawPointer? {
    if unsafe !isInReserve(block), let moved = unsafe realloc(block, new) { return unsafe moved }
    guard let copy = unsafe allocateFromReserve(new) else { return nil }
    if let block = unsafe block { unsafe copy.copyMemory(from: block, byteCount: min(old, new)) }
    unsafe release(block)
    return unsafe copy
  }

  private func allocateFromReserve(_ size: Int) -> UnsafeMutableRawPointer? {
    unsafe hasFailed = true
    let alignment = MemoryLayout<max_align_t>.alignment
    let start = unsafe (reserveUsed + alignment - 1) / alignment * alignment
    guard let reserve = unsafe reserve, size >= 0, unsafe size <= reserveSize - start else { return nil }
    unsafe reserveUsed = start + size
    return unsafe reserve + start
  }

  private func isInReserve(_ block: UnsafeMutableRawPointer?) -> Bool {
    guard let block = unsafe block, let reserve = unsafe reserve else { return false }
    return unsafe block >= reserve && block < reserve + reserveSize
  }
}
