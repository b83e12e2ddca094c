public import FontEngine
import Synchronization

/// Paragraphs that were prepared lately, by all that is in them: equal ones are analysed and shaped once.
///
/// A hit is the very text that was prepared before, so neither a hit nor an eviction changes a result; once a fallback font is
/// registered with the catalog, texts are prepared anew. Widths and point sizes are no part of a paragraph, and one entry
/// serves them all. Safe from any thread; nothing is prepared under the lock.
public final class ParagraphCache: Sendable {
  /// Two generations: when the young one is full it becomes the old one, and what the old one held is forgotten. What is
  /// used stays, at the cost of one lookup, and nothing has to be sorted by age.
  private struct Generations {
    var young: [ParagraphKey: PreparedText] = [:]
    var old: [ParagraphKey: PreparedText] = [:]
    /// How many bytes the young texts took when they were put in.
    var youngCost = 0

    mutating func turn() {
      for text in old.values { text.leaveBudget() }
      old = young
      young = [:]
      youngCost = 0
    }
  }

  /// Bytes for a generation: some 5,000 paragraphs of 80 characters.
  public static let defaultCapacity = 24 << 20

  private let catalog: FontCatalog
  private let capacity: Int
  private let budget: MemoryBudget
  private let generations = Mutex(Generations())

  /// A cache that holds at most twice `capacity` bytes of texts, which take their fallback faces from a catalog.
  public init(catalog: FontCatalog, capacity: Int = ParagraphCache.defaultCapacity) {
    self.catalog = catalog
    self.capacity = min(max(0, capacity), Self.maximumCapacity)
    budget = MemoryBudget(limit: 2 * self.capacity)
  }

  /// More than any machine has, and so little that sums do not overflow.
  private static let maximumCapacity = 1 << 48

  /// The paragraph, prepared: remembered, or prepared now.
  ///
  /// Throws what ``PreparedText/init(_:catalog:cancellation:)`` does.
  public func text(
    _ paragraph: Paragraph, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> PreparedText {
    let key = ParagraphKey(paragraph, generation: catalog.generation)
    if let known = generations.withLock({ find(key, in: &$0) }) { return known }
    let fresh = try PreparedText(paragraph, catalog: catalog, cancellation: cancellation)
    return generations.withLock { generations in
      // Two threads may have prepared the same paragraph at once; the first is kept.
      if let first = find(key, in: &generations) { return first }
      let cost = fresh.memory
      guard cost <= capacity else { return fresh }
      if generations.youngCost + cost > capacity { generations.turn() }
      // What the texts remember counts as well: where it leaves no room, older texts go before their time.
      while !fresh.enter(budget) {
        if generations.young.isEmpty, generations.old.isEmpty { return fresh }
        generations.turn()
      }
      generations.young[key] = fresh
      generations.youngCost += cost
      return fresh
    }
  }

  private func find(_ key: ParagraphKey, in generations: inout Generations) -> PreparedText? {
    if let young = generations.young[key] { return young }
    guard let old = generations.old.removeValue(forKey: key) else { return nil }
    // It has the room that it takes now already, and room for what it took at first.
    let cost = old.memory
    if generations.youngCost + cost > capacity { generations.turn() }
    generations.young[key] = old
    generations.youngCost += cost
    return old
  }

  /// How many bytes the texts that are held take now, with all that they remember; at most twice the capacity.
  public var memory: Int { budget.used }
}
