import FontEngine
import Synchronization

/// The long texts that were prepared last with a catalog, whose paragraphs other texts take over, such as the same text
/// after an edit.
///
/// A paragraph's properties, glyphs, and opportunities depend only on its contents and scripts, so results never depend
/// on what is kept. Texts are kept up to ``TextLimits/maximumRecentBytes``; older and larger ones serve as long as someone
/// else keeps them. It is safe to use from any thread, and holds no lock while a text is prepared.
final class RecentTexts: Sendable {
  /// The results of a recent text, without the text itself, which would keep the catalog.
  struct Text: Sendable {
    /// A number that no other text of the catalog has.
    let number: Int
    let index: ParagraphIndex
    let paragraph: Paragraph
    let isComposed: Bool
    let opportunities: BreakOpportunities
    /// The properties and glyphs. `nil` if the text is composed and they weren't requested.
    let shaped: KnownParagraphs?

    fileprivate init(_ text: PreparedText, _ index: ParagraphIndex, number: Int) {
      self.number = number
      self.index = index
      paragraph = text.paragraph
      isComposed = text.isComposed
      opportunities = text.opportunities
      shaped = text.held.map { KnownParagraphs($0) }
    }
  }

  private struct Entry {
    let number: Int
    let index: ParagraphIndex
    weak var prepared: PreparedText?
    /// The results if they are kept.
    var kept: Text?
    /// The number of bytes that the entry takes, beyond the results if someone else keeps them.
    var bytes: Int
  }

  private struct State {
    /// The entries, the most recent first.
    var entries: [Entry] = []
    var nextNumber = 0
    /// The ``FontCatalog/changes`` of the catalog for which the texts were prepared.
    var changes = 0
  }

  private let state = Mutex(State())
  private let maximumBytes: Int

  /// Creates an empty list that keeps results up to a number of bytes.
  init(maximumBytes: Int = TextLimits.maximumRecentBytes) { self.maximumBytes = maximumBytes }

  /// Returns the recent texts of a catalog.
  static func of(_ catalog: FontCatalog) -> RecentTexts { catalog.preparedTexts { RecentTexts() } }

  /// Returns the texts that were prepared with a state of the catalog, the most recent first.
  func texts(_ changes: Int) -> [Text] {
    let (entries, outdated) = state.withLock { state in
      let before = state.entries
      if changes > state.changes { state = State(nextNumber: state.nextNumber, changes: changes) }
      return state.changes == changes ? (state.entries, before) : ([], before)
    }
    // Released after the lock.
    defer { withExtendedLifetime(outdated) {} }
    return entries.compactMap { entry in
      entry.prepared.map { Text($0, entry.index, number: entry.number) } ?? entry.kept
    }
  }

  /// Adds a text, which replaces another one if most of its paragraphs are from there.
  func insert(_ text: PreparedText, _ index: ParagraphIndex, replacing old: Int?, _ changes: Int) {
    let bytes = text.memory + index.memory
    // What is removed is released after the lock.
    _ = state.withLock { state in
      let before = (state.entries, state.entries.map(\.prepared))
      // A change of the catalog may have come in between.
      guard changes >= state.changes else { return before }
      if state.changes != changes { state = State(nextNumber: state.nextNumber, changes: changes) }
      state.entries.removeAll { $0.number == old || ($0.kept == nil && $0.prepared == nil) }
      let number = state.nextNumber
      state.nextNumber += 1
      let entry = Entry(
        number: number, index: index, prepared: text, kept: Text(text, index, number: number), bytes: bytes)
      state.entries.insert(entry, at: 0)
      if state.entries.count > TextLimits.maximumRecentTexts { state.entries.removeLast() }
      var room = maximumBytes
      state.entries = state.entries.compactMap { entry in
        var entry = entry
        if entry.bytes > room {
          entry.kept = nil
          entry.bytes = entry.index.memory
        }
        if entry.bytes > room { return nil }
        room -= entry.bytes
        return entry
      }
      return before
    }
  }

  /// The number of bytes of the results that are kept, and of what finds those that someone else keeps.
  var memory: Int { state.withLock { state in state.entries.reduce(0) { $0 + $1.bytes } } }
}
