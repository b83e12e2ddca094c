import Synchronization

/// The faces that text may use: registered ones first, then the system's through Fontconfig if asked for.
///
/// Registered files are opened when they are first needed, and each once. Safe from any thread; no lock is held while a
/// file is read. Names compare without regard to case.
public final class FontCatalog: Sendable {
  struct State {
    var files: [FontFile] = []
    var opened: [FontFile: Result<FontFace, FontError>] = [:]
    var familyOrder: [String] = []
    var byName: [String: [Int]] = [:]
    var byFamily: [String: [Int]] = [:]
    /// The registered files that names were answered with, by the names as they were asked for.
    var answers = BoundedCache<String, FontFile>(limit: maximumCachedMatches)
    var fallbacks: [Int] = []
    var systemFallbacks: [SystemFonts.Request: [FontFile]] = [:]
    var placed = BoundedCache<FontFile, FontFace>(limit: maximumCachedMatches)
    var matches = BoundedCache<FontQuery, FontMatch?>(limit: maximumCachedMatches)
    var matchedFaces = BoundedCache<FontMatch, FontFace>(limit: maximumCachedMatches)
    var systemInstances: [String: FontFile]?

    mutating func add(_ file: FontFile) -> Int {
      files.append(file)
      answers.removeAll()
      return files.count - 1
    }
  }

  let state = Mutex(State())
  private let fallbackRegistrations = Atomic<Int>(0)
  /// The words that texts in these faces have in common, shaped once.
  public let shapedPieces: ShapedPieces
  let system: SystemFonts?
  /// Which tables make the line box of the faces that the catalog opens. A face that was registered open keeps its own.
  public let lineBoxRule: FaceMetrics.LineBoxRule

  /// An empty catalog; Fontconfig is asked only if `usesSystemFonts`, and only when a name or character needs it.
  public init(
    usesSystemFonts: Bool, lineBoxRule: FaceMetrics.LineBoxRule = .openType, shapedPieces: ShapedPieces = ShapedPieces()
  ) {
    self.shapedPieces = shapedPieces
    self.lineBoxRule = lineBoxRule
    system = usesSystemFonts ? SystemFonts() : nil
  }

  /// An empty catalog whose system fonts are those of a configuration file of Fontconfig's, and not of the usual ones.
  ///
  /// Where the file is missing or damaged there are no system fonts.
  public init(configurationFile path: String, lineBoxRule: FaceMetrics.LineBoxRule = .openType) {
    shapedPieces = ShapedPieces()
    self.lineBoxRule = lineBoxRule
    system = SystemFonts(configurationFile: path)
  }

  /// Adds a face that is opened when it is first needed.
  ///
  /// It answers to its own names and to `aliases`. With `isFallback` it is asked for characters that other faces lack,
  /// in the order of registration.
  public func register(_ file: FontFile, aliases: [String] = [], isFallback: Bool = false) {
    state.withLock { state in
      let index = state.add(file)
      if !state.familyOrder.contains(file.names.family) { state.familyOrder.append(file.names.family) }
      let names = [
        file.names.postScriptName, file.names.fullName, file.names.family, file.names.legacyFamily,
      ]
      for name in Set((names + aliases).map { $0.lowercased() }) {
        state.byName[name, default: []].append(index)
      }
      for family in Set(([file.names.family, file.names.legacyFamily] + aliases).map { $0.lowercased() }) {
        state.byFamily[family, default: []].append(index)
      }
      if isFallback { state.fallbacks.append(index) }
      state.matches.removeAll()
    }
    if isFallback { fallbackRegistrations.add(1, ordering: .releasing) }
  }

  /// How often fallback faces were registered: texts that were prepared in an earlier generation may lack characters, or show
  /// them in other faces.
  public var generation: Int { fallbackRegistrations.load(ordering: .acquiring) }

  /// Adds an open face; see ``register(_:aliases:isFallback:)-(FontFile,_,_)``.
  ///
  /// A variable face answers to the full and PostScript names of its named instances too.
  public func register(_ face: FontFace, aliases: [String] = [], isFallback: Bool = false) {
    register(FontFile(face), aliases: aliases, isFallback: isFallback)
    guard face.variations.isEmpty else { return }
    for number in face.namedInstances.indices {
      let file = FontFile(face, instance: number)
      state.withLock { state in
        let index = state.add(file)
        for name in Set([file.names.postScriptName, file.names.fullName].map { $0.lowercased() }) {
          state.byName[name, default: []].append(index)
        }
      }
    }
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

  /// How many matches and faces made for them are remembered: each is about 1 KB.
  static let maximumCachedMatches = 1024
}
