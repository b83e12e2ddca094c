import Synchronization

extension FontCatalog {
  /// Finds the face of a family that is nearest to a query, and the styling that it lacks.
  ///
  /// Families are tried in order, each among the registered faces and then the system's. The first known family
  /// decides; no other family ever replaces it, except a generic one. Within a family, CSS Fonts 4, section 5.2,
  /// decides: by width, then slant, then weight. No font file is opened. The last 1,024 results or fewer are cached.
  ///
  /// The corresponding C functions are `FcFontList` and `FcFontMatch`.
  ///
  /// - Throws: ``FontError/Reason/noSuchFamily`` if no family of the query is known, or
  ///   ``FontError/Reason/resourceExhausted``.
  public func match(_ query: FontQuery) throws(FontError) -> FontMatch {
    let known = state.withLock { $0.matches[query] }
    let match = if let known { known } else { try search(query) }
    if known == nil { state.withLock { _ = $0.matches.cacheValue(match, for: query) } }
    guard let match else {
      throw FontError(
        .noSuchFamily, operation: "match", subject: query.families.joined(separator: ", "),
        detail: "no registered or installed family has one of these names")
    }
    return match
  }

  /// Returns the face that ``match(_:)`` finds, opened and with the missing styling synthesized.
  ///
  /// The same query returns the same object, unless the cache was cleared in between.
  ///
  /// - Throws: ``FontError/Reason/noSuchFamily`` if no family of the query is known, or the error from opening the
  ///   file.
  public func face(matching query: FontQuery) throws(FontError) -> FontFace {
    let match = try match(query)
    let face = try open(match.file)
    guard !match.synthesis.isNone else { return face }
    if let known = state.withLock({ $0.matchedFaces[match] }), !known.isDamaged { return known }
    let fresh = try face.synthesized(match.synthesis)
    return state.withLock { $0.matchedFaces.cacheValue(fresh, for: match, replacing: \.isDamaged) }
  }

  private func search(_ query: FontQuery) throws(FontError) -> FontMatch? {
    let selection = FaceSelection(query: query)
    for family in query.families {
      let registered = state.withLock { $0.files($0.byFamily[family.lowercased()]) }
      if let match = selection.best(of: registered) { return match }
      guard let system else { continue }
      if let match = selection.best(of: try system.files(inFamily: family, withVariable: true)) { return match }
      if FontQuery.genericFamilies.contains(family.lowercased()),
        let real = try system.family(standingFor: family, query),
        let match = selection.best(of: try system.files(inFamily: real, withVariable: true))
      {
        return match
      }
    }
    return nil
  }
}
