import Synchronization

/// A fixed amount of memory for shaped pieces, indexed by the hash of their text. A full table no longer changes.
///
/// Lookups take no lock and are safe from any thread; pieces are added under a lock.
@safe
final class PieceTable: @unchecked Sendable {
  // Proof of @unchecked Sendable: `memory` is written only under `used`, past what was handed out before, and a piece
  // is read only through a slot, whose release store follows the write and whose acquire load precedes the read.

  /// An unretained view of a table, which the caller keeps alive. Copying it counts no references; a text would take
  /// hundreds.
  @safe
  struct Reader {
    fileprivate let memory: UnsafeMutableRawPointer
    fileprivate let slots: UnsafeMutablePointer<Atomic<UInt32>>
    fileprivate let mask: Int

    /// Returns the piece of a text, or `nil`. It is valid as long as the table lives.
    @inline(__always)
    func piece(_ units: UnsafeBufferPointer<UInt16>, hash: UInt64, context: UInt32) -> ShapedPiece? {
      unsafe found(units, hash: hash, context: context).piece
    }

    /// Returns the piece of a text and its slot; without a piece, the free slot for it.
    @inline(__always)
    fileprivate func found(
      _ units: UnsafeBufferPointer<UInt16>, hash: UInt64, context: UInt32
    ) -> (piece: ShapedPiece?, slot: Int) {
      var slot = start(hash, context)
      while true {
        let entry = unsafe slots[slot].load(ordering: .acquiring)
        if entry == 0 { return (nil, slot) }
        let piece = unsafe ShapedPiece(at: memory + Int(entry - 1) * 8)
        let header = piece.header
        if header.hash == hash, header.context == context, Int(header.unitCount) == units.count,
          unsafe piece.holds(units)
        {
          return (piece, slot)
        }
        slot = (slot + 1) & mask
      }
    }

    @inline(__always)
    private func start(_ hash: UInt64, _ context: UInt32) -> Int {
      Int(truncatingIfNeeded: (hash ^ UInt64(context) &* 0x9E37_79B9_7F4A_7C15) >> 20) & mask
    }
  }

  private struct Used {
    var bytes = 0
    var pieces = 0
  }

  private let memory: UnsafeMutableRawPointer
  private let slots: UnsafeMutablePointer<Atomic<UInt32>>
  private let slotCount: Int
  private let capacity: Int
  /// The used parts of `memory` and `slots`.
  private let used = Mutex(Used())

  /// The number of bytes per slot: half a piece of a common word, so that at most half of the slots are in use.
  private static let bytesPerSlot = 64

  /// Creates a table for `capacity` bytes of pieces. The capacity must be a power of two, and at least 64.
  init(capacity: Int) {
    self.capacity = capacity
    slotCount = capacity / Self.bytesPerSlot
    unsafe memory = .allocate(byteCount: capacity, alignment: 8)
    unsafe slots = .allocate(capacity: slotCount)
    for i in 0..<slotCount { unsafe (slots + i).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe slots.deinitialize(count: slotCount)
    unsafe slots.deallocate()
    unsafe memory.deallocate()
  }

  /// Returns the number of bytes that a table of a capacity takes, including its slots.
  static func size(capacity: Int) -> Int { capacity + capacity / bytesPerSlot * MemoryLayout<UInt32>.size }

  /// A reader of the table, valid as long as the table lives.
  var reader: Reader { unsafe Reader(memory: memory, slots: slots, mask: slotCount - 1) }

  /// Adds a piece unless the table has it, replacing a marker of a bound word. Returns `false` if it does not fit.
  func insert(
    _ content: PieceContent, of units: UnsafeBufferPointer<UInt16>, hash: UInt64, context: UInt32
  ) -> Bool {
    let size = ShapedPiece.size(units: units.count, glyphs: content.glyphs.count)
    return used.withLock { used in
      let known = unsafe reader.found(units, hash: hash, context: context)
      if let piece = known.piece, !piece.isBound || content.glyphs.isEmpty { return true }
      guard let address = unsafe allocateBytes(size, &used) else { return false }
      unsafe ShapedPiece.write(content, of: units, hash: hash, context: context, to: address)
      unsafe publishPiece(address, at: known.slot)
      return true
    }
  }

  /// Adds a piece of another table unless this table has it. Returns `false` if it does not fit.
  func insert(_ other: ShapedPiece, of units: UnsafeBufferPointer<UInt16>) -> Bool {
    let header = other.header
    return used.withLock { used in
      let known = unsafe reader.found(units, hash: header.hash, context: header.context)
      if known.piece != nil { return true }
      guard let address = unsafe allocateBytes(other.byteCount, &used) else { return false }
      unsafe other.copy(to: address)
      unsafe publishPiece(address, at: known.slot)
      return true
    }
  }

  private func allocateBytes(_ size: Int, _ used: inout Used) -> UnsafeMutableRawPointer? {
    guard used.bytes + size <= capacity, used.pieces < slotCount / 2 else { return nil }
    defer { used = Used(bytes: used.bytes + size, pieces: used.pieces + 1) }
    return unsafe memory + used.bytes
  }

  private func publishPiece(_ address: UnsafeMutableRawPointer, at slot: Int) {
    unsafe slots[slot].store(UInt32((address - memory) / 8 + 1), ordering: .releasing)
  }
}
