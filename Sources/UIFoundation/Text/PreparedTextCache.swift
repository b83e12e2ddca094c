package import FontEngine
import Synchronization
package import TextLayout

/// Texts that were shaped lately, for the process: equal text in an equal face is shaped once, whoever shows it.
///
/// An entry is exact, so a hit or an eviction changes no result. Point size and width are no part of the key, since a
/// prepared text serves them all. Safe from any thread; nothing is shaped under the lock.
package final class PreparedTextCache: Sendable {
  package struct Key: Hashable, Sendable {
    var text: String
    var face: FontFace
    var baseDirection: BaseDirection
  }

  /// Two generations: when the young one is full it becomes the old one, and what the old one held is forgotten. What is
  /// used stays, at the cost of one lookup, and nothing has to be sorted by age.
  private struct Generations {
    var young: [Key: PreparedText] = [:]
    var old: [Key: PreparedText] = [:]
    var youngLength = 0
  }

  /// How much text a generation may hold, in UTF-16 code units, each entry counted with ``entryCost`` on top.
  ///
  /// Measured on Latin text in Inter: 45 bytes for each code unit and 1,000 for each text. Two full generations take
  /// about 25 MB.
  package static let defaultCapacity = 1 << 18

  /// What an entry costs besides its text, in code units: 1,000 of 45 bytes each.
  private static let entryCost = 24

  private let capacity: Int
  private let catalog: FontCatalog
  private let generations = Mutex(Generations())

  /// The process's cache, over the process's fonts.
  package static let process = PreparedTextCache(catalog: ProcessFonts.catalog)

  /// A cache that shapes with a catalog's fallback fonts.
  package init(catalog: FontCatalog, capacity: Int = PreparedTextCache.defaultCapacity) {
    self.catalog = catalog
    self.capacity = capacity
  }

  /// The text, shaped in a face: remembered, or shaped now.
  ///
  /// Throws what ``PreparedText/init(_:catalog:)`` does.
  package func text(
    _ text: String, face: FontFace, baseDirection: BaseDirection = .automatic
  ) throws(TextLayoutError) -> PreparedText {
    let key = Key(text: text, face: face, baseDirection: baseDirection)
    if let known = generations.withLock({ Self.find(key, in: &$0, capacity: capacity) }) { return known }
    let prepared = try PreparedText(
      Paragraph(text, style: TextStyle(face: face), baseDirection: baseDirection), catalog: catalog)
    return generations.withLock { generations in
      // Two threads may have shaped the same text at once; the first is kept.
      if let first = Self.find(key, in: &generations, capacity: capacity) { return first }
      Self.insert(prepared, for: key, in: &generations, capacity: capacity)
      return prepared
    }
  }

  private static func find(_ key: Key, in generations: inout Generations, capacity: Int) -> PreparedText? {
    if let young = generations.young[key] { return young }
    guard let old = generations.old[key] else { return nil }
    insert(old, for: key, in: &generations, capacity: capacity)
    return old
  }

  private static func insert(
    _ prepared: PreparedText, for key: Key, in generations: inout Generations, capacity: Int
  ) {
    let cost = prepared.length + entryCost
    guard cost <= capacity else { return }
    if generations.youngLength + cost > capacity {
      generations = Generations(old: generations.young)
    }
    generations.young[key] = prepared
    generations.youngLength += cost
  }

  /// How much text is held, in UTF-16 code units, each entry counted with its own cost; at most twice the capacity.
  package var heldLength: Int {
    generations.withLock { generations in
      generations.youngLength + generations.old.values.reduce(0) { $0 + $1.length + Self.entryCost }
    }
  }
}
