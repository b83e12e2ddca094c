public import FontEngine
import Synchronization

/// Paragraphs that were prepared lately, by all that is in them: equal ones are analysed and shaped once.
///
/// A hit is the very text that was prepared before, so neither a hit nor an eviction changes a result; once a fallback font is
/// registered with the catalog, texts are prepared anew. Widths and point sizes are no part of a paragraph, and one entry
/// serves them all. Safe from any thread; nothing is prepared under the lock.
public final class ParagraphCache: Sendable {
  private struct State {
    var table = ParagraphTable()
    /// The catalog's ``FontCatalog/generation`` that the texts are of.
    var generation = 0
    /// Styles that were met lately, which texts share: most have one of a few.
    var styles: [[TextStyle]] = []

    /// Forgets texts that were not asked for lately until a body finds room; false if there is none without any.
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

  /// Half of the bytes that all texts may take: some 300,000 of 12 to 90 characters take twice as many.
  public static let defaultCapacity = 120 << 20

  private let catalog: FontCatalog
  private let capacity: Int
  private let budget: MemoryBudget
  private let state = Mutex(State())

  /// A cache that holds at most twice `capacity` bytes of texts, none of which takes more than `capacity` at first, and which
  /// take their fallback faces from a catalog.
  public init(catalog: FontCatalog, capacity: Int = ParagraphCache.defaultCapacity) {
    self.catalog = catalog
    self.capacity = min(max(0, capacity), Self.maximumCapacity)
    budget = MemoryBudget(limit: 2 * self.capacity)
  }

  /// More than any machine has, and so little that sums do not overflow.
  private static let maximumCapacity = 1 << 48
  /// How many styles texts share.
  private static let sharedStyles = 16

  /// The paragraph, prepared: remembered, or prepared now.
  ///
  /// Throws what ``PreparedText/init(_:catalog:cancellation:)`` does.
  public func text(
    _ paragraph: Paragraph, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> PreparedText {
    try self.text(paragraph, hash: paragraph.identityHash, cancellation)
  }

  /// Text in one style, prepared: what the paragraph of both gives. Where it is ASCII and remembered, no paragraph is made.
  ///
  /// Throws what ``PreparedText/init(_:catalog:cancellation:)`` does.
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
    return try self.text(Paragraph(text, style: style), hash: hash, cancellation)
  }

  private func text(
    _ paragraph: Paragraph, hash: Int, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> PreparedText {
    let generation = catalog.generation
    var paragraph = paragraph
    let known = state.withLock { state in
      state.turn(to: generation)
      if let known = state.table.find(paragraph, hash: hash) { return known as PreparedText? }
      share(&paragraph, &state)
      return nil
    }
    if let known { return known }
    let fresh = try PreparedText(paragraph, catalog: catalog, cancellation: cancellation)
    return state.withLock { state in
      // Two threads may have prepared the same paragraph at once; the first is kept.
      if let first = state.table.find(paragraph, hash: hash) { return first }
      guard state.generation == generation, fresh.memory <= capacity, !state.table.isFull,
        state.makeRoom({ fresh.enter(budget) })
      else { return fresh }
      state.table.insert(fresh, hash: hash)
      return fresh
    }
  }

  /// Has a paragraph share its only style with others.
  private func share(_ paragraph: inout Paragraph, _ state: inout State) {
    guard let style = paragraph.styles.only else { return }
    if let known = state.styles.first(where: { $0[0].face === style.face && $0[0] == style }) {
      paragraph.share(known)
    } else {
      if state.styles.count >= Self.sharedStyles { state.styles.removeAll() }
      state.styles.append(paragraph.styles)
    }
  }

  /// How many bytes the texts that are held take now, with all that they remember; at most twice the capacity.
  public var memory: Int { budget.used }
}

extension [TextStyle] {
  fileprivate var only: TextStyle? { count == 1 ? self[0] : nil }
}
