import Synchronization

extension FontCatalog {
  /// The known families: registered ones in the order of registration, then the system's by name. Without the system's
  /// if memory runs out.
  public var familyNames: [String] {
    let registered = state.withLock { $0.familyOrder }
    let known = Set(registered.map { $0.lowercased() })
    return registered + ((try? system?.familyNames()) ?? []).filter { !known.contains($0.lowercased()) }
  }

  /// Returns the faces of a family: the registered ones or, if there are none, the system's. Empty for an unknown
  /// family, and if memory runs out.
  public func files(inFamily family: String) -> [FontFile] {
    let key = family.lowercased()
    let registered = state.withLock { state in
      state.files(state.byName[key]).filter {
        $0.names.family.lowercased() == key || $0.names.legacyFamily.lowercased() == key
      }
    }
    return registered.isEmpty ? (try? system?.files(inFamily: family)) ?? [] : registered
  }

  /// Returns the face with a PostScript name, full name, or alias, or the face of a family that is nearest to regular.
  ///
  /// Returns `nil` if there is none, and if memory runs out; ``face(named:)`` tells these cases apart. Answers are
  /// remembered until a font is registered, so a font that is installed meanwhile is not found under a name that was
  /// asked for before.
  public func file(named name: String) -> FontFile? { (try? findFile(named: name)) ?? nil }

  private func findFile(named name: String) throws(FontError) -> FontFile? {
    if let known = state.withLock({ $0.answers[name] }) { return known }
    let key = name.lowercased()
    let (registered, changes) = state.withLock { ($0.files($0.byName[key]), $0.changes) }
    let answer = file(named: key, among: registered.isEmpty ? try systemFiles(named: name) : registered)
    state.withLock { state in
      // A face registered in the meantime may match better.
      if state.changes == changes { _ = state.answers.cacheValue(answer, for: name) }
    }
    return answer
  }

  private func file(named key: String, among candidates: [FontFile]) -> FontFile? {
    if let exact = candidates.first(where: {
      $0.names.postScriptName.lowercased() == key || $0.names.fullName.lowercased() == key
    }) {
      return exact
    }
    return candidates.min { Self.distance($0) < Self.distance($1) }
  }

  /// Returns the system's faces for a name, including the named instances of variable faces.
  ///
  /// Fontconfig does not know the names of instances. They are read from the files once, the first time that no other
  /// name matches.
  private func systemFiles(named name: String) throws(FontError) -> [FontFile] {
    guard let system else { return [] }
    let found = try system.files(named: name)
    if !found.isEmpty { return found }
    let known = state.withLock { $0.systemInstances }
    let instances = if let known { known } else { try namedInstances(of: system.variableFiles()) }
    if known == nil { state.withLock { $0.systemInstances = instances } }
    return instances[name.lowercased()].map { [$0] } ?? []
  }

  private func namedInstances(of files: [FontFile]) throws(FontError) -> [String: FontFile] {
    var instances: [String: FontFile] = [:]
    for file in files.prefix(Self.maximumVariableFiles) {
      // Opened only for its names, and not cached.
      let face: FontFace
      do {
        face = try file.openBase()
      } catch {
        if error.isTransient { throw error }
        continue
      }
      for number in face.namedInstances.indices {
        var instance = FontFile(face, instance: number)
        instance.face = nil
        for name in [instance.names.postScriptName, instance.names.fullName].map({ $0.lowercased() })
        where instances[name] == nil {
          instances[name] = instance
        }
      }
    }
    return instances
  }

  /// Returns the face that ``file(named:)`` finds, opened.
  ///
  /// - Throws: ``FontError/Reason/noSuchFamily`` if no face has the name, ``FontError/Reason/resourceExhausted``, or
  ///   the error from opening the file.
  public func face(named name: String) throws(FontError) -> FontFace {
    guard let file = try findFile(named: name) else {
      throw FontError(
        .noSuchFamily, operation: "face(named:)", subject: name, detail: "no registered or installed font has this name"
      )
    }
    return try open(file)
  }

  /// The maximum number of the system's variable files to read for the names of their instances.
  private static let maximumVariableFiles = 256

  /// Returns how far a face is from upright and regular.
  private static func distance(_ file: FontFile) -> Int {
    abs(min(max(file.weightClass, 0), 1000) - 400) + (file.isItalic ? 1000 : 0)
  }
}
