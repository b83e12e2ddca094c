import Glibc
import Synchronization

/// The dictionaries of a process, each loaded once while anything uses it.
final class HyphenationDictionaries: Sendable {
  /// The dictionaries of all hyphenators.
  static let shared = HyphenationDictionaries { path, cancellation throws(FontError) in
    try HyphenationDictionary(path: path, cancellation: cancellation)
  }

  typealias Loader =
    @Sendable (_ path: String, _ cancellation: Cancellation) throws(FontError) -> HyphenationDictionary?

  /// What a path names; another file of the same name is another dictionary.
  private struct Key: Hashable {
    let path: String
    let device: UInt
    let file: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init(_ path: String) {
      var status = stat()
      if unsafe stat(path, &status) != 0 { status = stat() }
      self.path = path
      (device, file, size) = (status.st_dev, status.st_ino, status.st_size)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private final class Entry: Sendable {
    struct State {
      weak var dictionary: HyphenationDictionary?
    }

    let state = Mutex(State())

    /// Whether nothing uses or loads the dictionary.
    var isUnused: Bool { state.withLockIfAvailable { $0.dictionary == nil } ?? false }
  }

  private let load: Loader
  private let entries = Mutex<[Key: Entry]>([:])

  init(load: @escaping Loader) { self.load = load }

  /// Returns the dictionary of a file, or `nil` if the file is unusable. Threads that ask for it while it is loaded wait.
  ///
  /// - Throws: ``FontError``, as ``HyphenationDictionary/init(path:cancellation:)`` does; the next call loads it again.
  func dictionary(path: String, _ cancellation: Cancellation) throws(FontError) -> HyphenationDictionary? {
    let key = Key(path)
    let entry = entries.withLock { entries in
      if let known = entries[key] { return known }
      if entries.count >= Self.sweep { entries = entries.filter { !$0.value.isUnused } }
      let fresh = Entry()
      entries[key] = fresh
      return fresh
    }
    return try entry.state.withLock { state throws(FontError) in
      if let known = state.dictionary { return known }
      try cancellation.check()
      let fresh = try load(path, cancellation)
      state.dictionary = fresh
      return fresh
    }
  }

  /// The number of entries above which unused ones are removed.
  private static let sweep = 64
}
