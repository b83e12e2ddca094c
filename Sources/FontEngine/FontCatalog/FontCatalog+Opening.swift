import Synchronization

extension FontCatalog {
  /// Opens a known face, or returns the cached one.
  ///
  /// An unusable font is not tried again. A file that could not be read, or that memory ran out for, is, even if that
  /// happened while the face was in use.
  ///
  /// - Throws: ``FontError``, as ``FontFace/init(path:index:variations:lineBoxRule:)`` does.
  public func open(_ file: FontFile) throws(FontError) -> FontFace {
    let base = try openBase(file)
    guard file.instance != nil || !file.variations.isEmpty else { return base }
    if let known = state.withLock({ $0.configuredFaces[file] }), !known.isDamaged { return known }
    let fresh = try file.configuredFace(base)
    return state.withLock { $0.configuredFaces.cacheValue(fresh, for: file, replacing: \.isDamaged) }
  }

  /// Opens a known face. Returns `nil` if it cannot be used.
  ///
  /// - Throws: ``FontError`` if the file cannot be read now, or if memory runs out.
  func openIfUsable(_ file: FontFile) throws(FontError) -> FontFace? {
    do {
      return try open(file)
    } catch {
      if error.isTransient { throw error }
      return nil
    }
  }

  private func openBase(_ file: FontFile) throws(FontError) -> FontFace {
    if let face = file.face { return face }
    let file = file.base
    if let known = state.withLock({ $0.usable(file) }) { return try known.get() }
    // Two threads may read the same file at once. The first result is cached, so that the face stays the same object.
    let fresh: Result<FontFace, FontError>
    do {
      fresh = .success(try file.openBase(lineBoxRule))
    } catch {
      if error.reason == .unreadable || error.reason == .resourceExhausted { throw error }
      fresh = .failure(error)
    }
    return try state.withLock { state in
      if let known = state.usable(file) { return known }
      state.opened[file] = fresh
      return fresh
    }.get()
  }
}

extension FontCatalog.State {
  /// Returns the result of opening a file, unless the file has to be opened again.
  fileprivate func usable(_ file: FontFile) -> Result<FontFace, FontError>? {
    let known = opened[file]
    if case .success(let face) = known, face.isDamaged { return nil }
    return known
  }
}
