import Synchronization

extension FontCatalog {
  /// The known families, registered ones first in the order of registration, then the system's by name.
  public var familyNames: [String] {
    let registered = state.withLock { $0.familyOrder }
    let known = Set(registered.map { $0.lowercased() })
    return registered + (system?.familyNames() ?? []).filter { !known.contains($0.lowercased()) }
  }

  /// The faces of a family, registered ones before the system's; empty for an unknown family.
  public func files(inFamily family: String) -> [FontFile] {
    let key = family.lowercased()
    let registered = state.withLock { state in
      (state.byName[key] ?? []).map { state.files[$0] }.filter {
        $0.names.family.lowercased() == key || $0.names.legacyFamily.lowercased() == key
      }
    }
    return registered.isEmpty ? system?.files(inFamily: family) ?? [] : registered
  }

  /// What answers to a PostScript name, a full name, an alias or a family, of which it is the face nearest to regular.
  public func file(named name: String) -> FontFile? {
    if let known = state.withLock({ $0.answers[name] }) { return known }
    let key = name.lowercased()
    let (registered, count) = state.withLock { state in
      ((state.byName[key] ?? []).map { state.files[$0] }, state.files.count)
    }
    if registered.isEmpty { return file(named: key, among: systemFiles(named: name)) }
    let answer = file(named: key, among: registered)
    state.withLock { state in
      // A face that was registered in between may be the better answer.
      if let answer, state.files.count == count { _ = state.answers.keep(answer, for: name) }
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

  /// What of the system's answers to a name: also the named instances of variable faces, whose own names Fontconfig does
  /// not know. Those are read from the files when no other name fits, once.
  private func systemFiles(named name: String) -> [FontFile] {
    guard let system else { return [] }
    let found = system.files(named: name)
    if !found.isEmpty { return found }
    let known = state.withLock { $0.systemInstances }
    let instances = known ?? namedInstances(of: system.variableFiles())
    if known == nil { state.withLock { $0.systemInstances = instances } }
    return instances[name.lowercased()].map { [$0] } ?? []
  }

  private func namedInstances(of files: [FontFile]) -> [String: FontFile] {
    var instances: [String: FontFile] = [:]
    for file in files.prefix(Self.maximumVariableFiles) {
      // Opened for its names alone, and not kept.
      guard let face = try? file.openBase() else { continue }
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

  /// The face that answers to a name as ``file(named:)`` says.
  ///
  /// Throws ``FontError/Reason/noSuchFamily`` when none does, and what opening it throws.
  public func face(named name: String) throws(FontError) -> FontFace {
    guard let file = file(named: name) else {
      throw FontError(
        .noSuchFamily, operation: "face(named:)", subject: name, detail: "no registered or installed font has this name"
      )
    }
    return try open(file)
  }

  /// How many of the system's variable files are read to learn the names of their instances.
  private static let maximumVariableFiles = 256

  /// How far a face is from upright and regular.
  private static func distance(_ file: FontFile) -> Int {
    abs(min(max(file.weightClass, 0), 1000) - 400) + (file.isItalic ? 1000 : 0)
  }
}
