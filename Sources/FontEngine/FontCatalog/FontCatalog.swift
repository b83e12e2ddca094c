import Synchronization

/// The faces that text may use: registered ones first, then the system's through Fontconfig if asked for.
///
/// Registered files are opened when they are first needed, and each once. Safe from any thread; no lock is held while a
/// file is read. Names compare without regard to case.
public final class FontCatalog: Sendable {
  private struct State {
    var files: [FontFile] = []
    var opened: [FontFile: Result<FontFace, FontError>] = [:]
    var familyOrder: [String] = []
    var byName: [String: [Int]] = [:]
    var fallbacks: [Int] = []
    var systemFallbacks: [SystemFonts.Request: [FontFile]] = [:]
  }

  private let state = Mutex(State())
  private let system: SystemFonts?

  /// An empty catalog; Fontconfig is asked only if `usesSystemFonts`, and only when a name or character needs it.
  public init(usesSystemFonts: Bool) {
    system = usesSystemFonts ? SystemFonts() : nil
  }

  /// Adds a face that is opened when it is first needed.
  ///
  /// It answers to its own names and to `aliases`. With `isFallback` it is asked for characters that other faces lack,
  /// in the order of registration.
  public func register(_ file: FontFile, aliases: [String] = [], isFallback: Bool = false) {
    state.withLock { state in
      let index = state.files.count
      state.files.append(file)
      if !state.familyOrder.contains(file.names.family) { state.familyOrder.append(file.names.family) }
      let names = [
        file.names.postScriptName, file.names.fullName, file.names.family, file.names.legacyFamily,
      ]
      for name in Set((names + aliases).map { $0.lowercased() }) {
        state.byName[name, default: []].append(index)
      }
      if isFallback { state.fallbacks.append(index) }
    }
  }

  /// Adds an open face; see ``register(_:aliases:isFallback:)-(FontFile,_,_)``.
  public func register(_ face: FontFace, aliases: [String] = [], isFallback: Bool = false) {
    var file = FontFile(
      path: face.source, index: face.index, names: face.names, weightClass: face.weightClass,
      isItalic: face.isItalic, overrides: face.overrides)
    file.face = face
    register(file, aliases: aliases, isFallback: isFallback)
  }

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
    let key = name.lowercased()
    let registered = state.withLock { state in (state.byName[key] ?? []).map { state.files[$0] } }
    let candidates = registered.isEmpty ? system?.files(named: name) ?? [] : registered
    if let exact = candidates.first(where: {
      $0.names.postScriptName.lowercased() == key || $0.names.fullName.lowercased() == key
    }) {
      return exact
    }
    return candidates.min { Self.distance($0) < Self.distance($1) }
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

  /// Opens a known face, or gives the one that was opened before.
  ///
  /// A file that is no usable font stays so; one that could not be read, or for which there was no memory, is tried again.
  public func open(_ file: FontFile) throws(FontError) -> FontFace {
    if let face = file.face { return face }
    if let known = state.withLock({ $0.opened[file] }) { return try known.get() }
    // Two threads may read the same file at once; the first to finish is kept, so that identity stays.
    let fresh: Result<FontFace, FontError>
    do {
      fresh = .success(try file.open())
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

  /// The faces to try for characters that a style's own faces lack: registered fallbacks, then Fontconfig's order.
  ///
  /// Lazy: a system font is looked for only when the sequence gets there, and a file that cannot be opened is passed over.
  /// `inColor` leaves out those of the system's that have no glyphs in colour.
  func fallbackFaces(
    for codePoints: [UInt32], language: String?, inColor: Bool = false
  ) -> some Sequence<FontFace> {
    let registered = state.withLock { state in state.fallbacks.map { state.files[$0] } }
    let request = SystemFonts.Request(codePoints: codePoints, language: language, inColor: inColor)
    return [false, true].lazy.flatMap { isSystem in isSystem ? self.systemFallbacks(request) : registered }
      .compactMap { try? self.open($0) }
  }

  private func systemFallbacks(_ request: SystemFonts.Request) -> [FontFile] {
    guard let system else { return [] }
    if let known = state.withLock({ $0.systemFallbacks[request] }) { return known }
    let found = system.fallbacks(request)
    state.withLock { state in
      if state.systemFallbacks.count >= Self.maximumCachedFallbacks { state.systemFallbacks.removeAll() }
      state.systemFallbacks[request] = found
    }
    return found
  }

  /// How many answers of Fontconfig are remembered: each is a few hundred bytes.
  private static let maximumCachedFallbacks = 1024

  /// How far a face is from upright and regular.
  private static func distance(_ file: FontFile) -> Int { abs(file.weightClass - 400) + (file.isItalic ? 1000 : 0) }
}
