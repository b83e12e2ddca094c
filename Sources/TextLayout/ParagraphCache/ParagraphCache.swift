public import FontEngine
import Synchronization

/// A cache of prepared texts, by all contents of their paragraphs. Equal paragraphs are analyzed and shaped only once.
///
/// A hit returns the same prepared text as before, so neither hits nor evictions change a result. When a fallback font
/// is registered with the catalog, texts are prepared again. Widths and point sizes are not part of a paragraph; one
/// entry serves them all. The cache is safe to use from any thread, and holds no lock while it prepares a text.
public final class ParagraphCache: Sendable {
  private struct State {
    var table = ParagraphTable()
    /// The ``FontCatalog/generation`` of the catalog for which the texts were prepared.
    var generation = 0
    /// Recently used styles, whose storage texts share. Most texts have one of a few styles.
    var styles: [[TextStyle]] = []

    /// Evicts texts that were not used recently until `hasRoom` succeeds. Returns `false` if it does not even for an
    /// empty table.
    mutating func makeRoom(_ hasRoom: () -> Bool) -> Bool {
      while !hasRoom() {
        guard let text = table.removeOld() else { return false }
        text.leaveBudget()
      }
      return true
    }

    mutating func turn(to generation: Int) {
      guard generation != self.generation else { return }
      self.generation = generation
      while let text = table.removeOld() { text.leaveBudget() }
    }
  }

  /// The default capacity, in bytes. About 300,000 texts of 12 to 90 characters take twice as much, which is the limit.
  public static let defaultCapacity = 120 << 20

  private let catalog: FontCatalog
  private let capacity: Int
  private let budget: MemoryBudget
  private let state = Mutex(State())

  /// Creates a cache of at most twice `capacity` bytes, which prepares texts with the fallback faces of a catalog.
  ///
  /// A text that takes more than `capacity` bytes is not cached.
  public init(catalog: FontCatalog, capacity: Int = ParagraphCache.defaultCapacity) {
    self.catalog = catalog
    self.capacity = min(max(0, capacity), Self.maximumCapacity)
    budget = MemoryBudget(limit: 2 * self.capacity)
  }

  /// The maximum capacity: more than any machine has, and small enough that sums do not overflow.
  private static let maximumCapacity = 1 << 48
  /// The number of styles to share.
  private static let sharedStyles = 16

  /// Returns the prepared text of a paragraph, from the cache or prepared now.
  ///
  /// - Throws: ``TextLayoutError``, as ``PreparedText/init(_:catalog:cancellation:)`` does.
  public func text(
    _ paragraph: Paragraph, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> PreparedText {
    let hash = paragraph.identityHash
    let generation = catalog.generation
    let known = state.withLock { state in
      state.turn(to: generation)
      return state.table.find(paragraph, hash: hash)
    }
    if let known { return known }
    return try prepare(paragraph, hash: hash, generation, cancellation)
  }

  /// Returns the prepared text of a string in one style, as for a paragraph with both.
  ///
  /// If the string is ASCII and cached, no paragraph is created.
  ///
  /// - Throws: ``TextLayoutError``, as ``PreparedText/init(_:catalog:cancellation:)`` does.
  public func text(
    _ text: String, style: TextStyle, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> PreparedText {
    guard let hash = Paragraph.identityHash(ascii: text, style) else {
      return try self.text(Paragraph(text, style: style), cancellation: cancellation)
    }
    let generation = catalog.generation
    let known = state.withLock { state in
      state.turn(to: generation)
      return state.table.find(ascii: text, style, hash: hash)
    }
    if let known { return known }
    return try prepare(Paragraph(text, style: style), hash: hash, generation, cancellation)
  }

  /// Prepares a text that was not cached in a generation of the catalog, and caches it.
  private func prepare(
    _ paragraph: Paragraph, hash: Int, _ generation: Int, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> PreparedText {
    var paragraph = paragraph
    state.withLock { share(&paragraph, &$0) }
    let fresh = try PreparedText(paragraph, catalog: catalog, cancellation: cancellation)
    return state.withLock { state in
      // Two threads may have prepared the same paragraph at once. The first result is cached.
      if let first = state.table.find(paragraph, hash: hash) { return first }
      guard state.generation == generation, fresh.memory <= capacity, !state.table.isFull,
        state.makeRoom({ fresh.enter(budget) })
      else { return fresh }
      state.table.insert(fresh, hash: hash)
      return fresh
    }
  }

  /// Replaces the only style of a paragraph with equal shared storage.
  private func share(_ paragraph: inout Paragraph, _ state: inout State) {
    guard let style = paragraph.styles.only else { return }
    if let known = state.styles.first(where: { $0[0].face === style.face && $0[0] == style }) {
      paragraph.share(known)
    } else {
      if state.styles.count >= Self.sharedStyles { state.styles.removeAll() }
      state.styles.append(paragraph.styles)
    }
  }

  /// The number of bytes that the cached texts take now, including their own caches. It is at most twice the capacity.
  public var memory: Int { budget.used }
}

extension [TextStyle] {
  fileprivate var only: TextStyle? { count == 1 ? self[0] : nil }
}
