import Synchronization

/// The choosers that earlier texts have used, for texts with the same faces and language.
final class FaceChoosers: Sendable {
  /// A chooser and the ``FontCatalog/generation`` of the catalog that it has searched.
  private struct Kept {
    let chooser: FaceChooser
    let generation: Int
  }

  private let kept = Mutex<[Kept]>([])
  /// The number of choosers to keep: for a few styles in each of a few threads.
  private static let capacity = 8

  /// Returns a chooser that no other text uses at the same time.
  func take(for cascade: FontCascade, generation: Int) -> FaceChooser {
    let known = kept.withLock { kept -> FaceChooser? in
      kept.removeAll { $0.generation != generation }
      guard let index = kept.lastIndex(where: { $0.chooser.serves(cascade) }) else { return nil }
      return kept.remove(at: index).chooser
    }
    var chooser = known ?? FaceChooser(cascade)
    chooser.beginText()
    return chooser
  }

  /// Keeps a chooser for another text.
  func keep(_ chooser: FaceChooser, generation: Int) {
    kept.withLock { kept in
      if kept.count >= Self.capacity { kept.removeFirst() }
      kept.append(Kept(chooser: chooser, generation: generation))
    }
  }
}
