public import FontEngine
import Synchronization

/// Paragraphs that were prepared lately, by all that is in them: equal ones are analysed and shaped once.
///
/// Fonts are registered with the catalog before, not between: a text keeps the faces that it was prepared with. A hit is the
/// very text that was prepared before, so neither a hit nor an eviction changes a result. Widths and point sizes
/// are no part of a paragraph, and one entry serves them all. Safe from any thread; nothing is prepared under the lock.
public final class ParagraphCache: Sendable {
  /// Two generations: when the young one is full it becomes the old one, and what the old one held is forgotten. What is
  /// used stays, at the cost of one lookup, and nothing has to be sorted by age.
  private struct Generations {
    var young: [ParagraphKey: Entry] = [:]
    var old: [ParagraphKey: Entry] = [:]
    var youngCost = 0
    var oldCost = 0
  }

  private struct Entry {
    var text: PreparedText
    var cost: Int

    init(_ text: PreparedText) {
      self.text = text
      cost = text.memory
    }
  }

  /// Bytes for a generation: some 5,000 paragraphs of 80 characters.
  public static let defaultCapacity = 24 << 20

  private let catalog: FontCatalog
  private let capacity: Int
  private let generations = Mutex(Generations())

  /// A cache that holds at most twice `capacity` bytes of texts, which take their fallback faces from a catalog.
  public init(catalog: FontCatalog, capacity: Int = ParagraphCache.defaultCapacity) {
    self.catalog = catalog
    self.capacity = capacity
  }

  /// The paragraph, prepared: remembered, or prepared now.
  ///
  /// Throws what ``PreparedText/init(_:catalog:cancellation:)`` does.
  public func text(
    _ paragraph: Paragraph, cancellation: Cancellation = .never
  ) throws(TextLayoutError) -> PreparedText {
    let key = ParagraphKey(paragraph)
    if let known = generations.withLock({ Self.find(key, in: &$0, capacity: capacity) }) { return known }
    let fresh = Entry(try PreparedText(paragraph, catalog: catalog, cancellation: cancellation))
    return generations.withLock { generations in
      // Two threads may have prepared the same paragraph at once; the first is kept.
      if let first = Self.find(key, in: &generations, capacity: capacity) { return first }
      Self.insert(fresh, for: key, in: &generations, capacity: capacity)
      return fresh.text
    }
  }

  private static func find(_ key: ParagraphKey, in generations: inout Generations, capacity: Int) -> PreparedText? {
    if let young = generations.young[key] { return young.text }
    guard let old = generations.old[key] else { return nil }
    // It may have remembered more edges meanwhile.
    insert(Entry(old.text), for: key, in: &generations, capacity: capacity)
    return old.text
  }

  private static func insert(
    _ entry: Entry, for key: ParagraphKey, in generations: inout Generations, capacity: Int
  ) {
    guard entry.cost <= capacity else { return }
    if generations.youngCost + entry.cost > capacity {
      generations = Generations(old: generations.young, oldCost: generations.youngCost)
    }
    generations.young[key] = entry
    generations.youngCost += entry.cost
  }

  /// How many bytes the texts that are held took when they were put in; at most twice the capacity. What
  /// is not counted, see ``PreparedText/memory``.
  public var memory: Int { generations.withLock { $0.youngCost + $0.oldCost } }
}
