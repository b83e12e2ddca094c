import Synchronization

/// The choosers of earlier texts, for texts with the same faces and language.
final class FaceChoosers: Sendable {
  private struct Entry {
    let chooser: FaceChooser
    /// The ``FontCatalog/generation`` of the catalog that the chooser has searched.
    let generation: Int
  }

  private let entries = Mutex<[Entry]>([])
  /// The maximum number of choosers: for a few styles in each of a few threads.
  private static let capacity = 8

  /// Removes a chooser for a cascade, or creates one. Faces that ran out of memory are chosen anew.
  func removeChooser(for cascade: FontCascade, generation: Int) -> FaceChooser {
    let known = entries.withLock { entries -> FaceChooser? in
      entries.removeAll { $0.generation != generation || $0.chooser.isDamaged }
      guard let index = entries.lastIndex(where: { $0.chooser.serves(cascade) }) else { return nil }
      return entries.remove(at: index).chooser
    }
    var chooser = known ?? FaceChooser(cascade)
    chooser.beginParagraph()
    return chooser
  }

  /// Stores a chooser for another text.
  func insertChooser(_ chooser: FaceChooser, generation: Int) {
    entries.withLock { entries in
      if entries.count >= Self.capacity { entries.removeFirst() }
      entries.append(Entry(chooser: chooser, generation: generation))
    }
  }
}
