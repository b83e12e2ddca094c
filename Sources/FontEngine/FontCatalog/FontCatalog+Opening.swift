import Synchronization

extension FontCatalog {
  /// Opens a known face, or gives the one that was opened before.
  ///
  /// A file that is no usable font stays so; one that could not be read, or for which there was no memory, is tried again.
  public func open(_ file: FontFile) throws(FontError) -> FontFace {
    let base = try openBase(file)
    guard file.instance != nil || !file.variations.isEmpty else { return base }
    if let known = state.withLock({ $0.placed[file] }) { return known }
    let fresh = try file.place(base)
    return state.withLock { $0.placed.keep(fresh, for: file) }
  }

  private func openBase(_ file: FontFile) throws(FontError) -> FontFace {
    if let face = file.face { return face }
    let file = file.base
    if let known = state.withLock({ $0.opened[file] }) { return try known.get() }
    // Two threads may read the same file at once; the first to finish is kept, so that identity stays.
    let fresh: Result<FontFace, FontError>
    do {
      fresh = .success(try file.openBase(lineBoxRule))
    } catch {
      if error.reason == .unreadable || error.reason == .resourceExhausted { throw error }
      fresh = .failure(error)
    }
    return try state.withLock { state in
      if let known = state.opened[file] { return known }
      state.opened[file] = fresh
      return fresh
    }.get()
  }
}
