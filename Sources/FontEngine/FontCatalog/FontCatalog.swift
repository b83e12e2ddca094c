import Synchronization

/// A catalog of the faces that text may use: registered faces first, then, optionally, the system's through Fontconfig.
///
/// Each registered file is opened once, when it is first needed. A catalog is safe to use from any thread and holds no
/// lock while it reads a file. Names are compared case-insensitively.
public final class FontCatalog: Sendable {
  struct State {
    /// The registered files, by numbers that are used once.
    var files: [Int: FontFile] = [:]
    /// The number of registrations and removals so far.
    var changes = 0
    var opened: [FontFile: Result<FontFace, FontError>] = [:]
    var familyOrder: [String] = []
    var byName: [String: [Int]] = [:]
    var byFamily: [String: [Int]] = [:]
    /// The files that names were resolved to, by the names as requested; `nil` for names without one.
    var answers = BoundedCache<String, FontFile?>(limit: maximumCachedMatches)
    var fallbacks: [Int] = []
    var emojiFallbacks = BoundedCache<FontFile, FontFace>(limit: maximumCachedMatches)
    var systemFallbacks: [SystemFonts.Request: [FontFile]] = [:]
    var configuredFaces = BoundedCache<FontFile, FontFace>(limit: maximumCachedMatches)
    var matches = BoundedCache<FontQuery, FontMatch?>(limit: maximumCachedMatches)
    var matchedFaces = BoundedCache<FontMatch, FontFace>(limit: maximumCachedMatches)
    var systemInstances: [String: FontFile]?

    mutating func add(_ file: FontFile) -> Int {
      changes += 1
      files[changes] = file
      answers.removeAll()
      return changes
    }

    /// Returns the registered files with numbers.
    func files(_ numbers: [Int]?) -> [FontFile] { (numbers ?? []).compactMap { files[$0] } }

    /// Removes the files with a path from everything, and returns whether there were any.
    mutating func remove(path: String) -> Bool {
      let removed = Set(files.filter { $0.value.path == path }.keys)
      guard !removed.isEmpty else { return false }
      changes += 1
      for number in removed { files[number] = nil }
      byName = byName.mapValues { $0.filter { !removed.contains($0) } }.filter { !$0.value.isEmpty }
      byFamily = byFamily.mapValues { $0.filter { !removed.contains($0) } }.filter { !$0.value.isEmpty }
      fallbacks.removeAll { removed.contains($0) }
      let families = byFamily
      familyOrder.removeAll { families[$0.lowercased()] == nil }
      for file in opened.keys where file.path == path { opened[file] = nil }
      emojiFallbacks.removeAll { $0.path == path }
      configuredFaces.removeAll { $0.path == path }
      answers.removeAll()
      matches.removeAll()
      matchedFaces.removeAll()
      return true
    }
  }

  let state = Mutex(State())
  private let fallbackRegistrations = Atomic<Int>(0)
  /// The words that texts in these faces share, shaped once.
  public let shapedPieces: ShapedPieces
  let faceChoosers = FaceChoosers()
  /// What the module that prepares texts keeps of those in the catalog's faces.
  private let preparedTexts = Mutex<(any AnyObject & Sendable)?>(nil)
  let system: SystemFonts?
  /// The tables that define the line box of faces that the catalog opens. A face that was registered open uses its own
  /// rule.
  public let lineBoxRule: FaceMetrics.LineBoxRule
  /// The advances of emoji in color faces that show characters that a style's own faces lack.
  public let emojiAdvances: EmojiAdvances

  /// Creates an empty catalog.
  ///
  /// Fontconfig is used only if `usesSystemFonts` is `true`, and only when a name or a character needs it.
  public init(
    usesSystemFonts: Bool, lineBoxRule: FaceMetrics.LineBoxRule = .openType, emojiAdvances: EmojiAdvances = .font,
    shapedPieces: ShapedPieces = ShapedPieces()
  ) {
    self.shapedPieces = shapedPieces
    self.lineBoxRule = lineBoxRule
    self.emojiAdvances = emojiAdvances
    system = usesSystemFonts ? SystemFonts() : nil
  }

  /// Creates an empty catalog whose system fonts come from a Fontconfig configuration file instead of the default one.
  ///
  /// If the file is missing or damaged, there are no system fonts.
  public init(configurationFile path: String, lineBoxRule: FaceMetrics.LineBoxRule = .openType) {
    shapedPieces = ShapedPieces()
    self.lineBoxRule = lineBoxRule
    emojiAdvances = .font
    system = SystemFonts(configurationFile: path)
  }

  /// Adds a face that is opened when it is first needed.
  ///
  /// It is found by its own names and by `aliases`. If `isFallback` is `true`, it is also tried, in the order of
  /// registration, for characters that other faces lack. If `isPreferred` is `true`, it is found before faces of the
  /// same name that were registered earlier.
  public func register(
    _ file: FontFile, aliases: [String] = [], isFallback: Bool = false, isPreferred: Bool = false
  ) {
    state.withLock { state in
      let index = state.add(file)
      if !state.familyOrder.contains(file.names.family) { state.familyOrder.append(file.names.family) }
      let names = [
        file.names.postScriptName, file.names.fullName, file.names.family, file.names.legacyFamily,
      ]
      for name in Set((names + aliases).map { $0.lowercased() }) {
        state.byName[name, default: []].add(index, first: isPreferred)
      }
      for family in Set(([file.names.family, file.names.legacyFamily] + aliases).map { $0.lowercased() }) {
        state.byFamily[family, default: []].add(index, first: isPreferred)
      }
      if isFallback {
        state.fallbacks.append(index)
        // Within the lock, so that who reads the new number of changes finds no faces of the generation before.
        fallbackRegistrations.add(1, ordering: .releasing)
      }
      state.matches.removeAll()
    }
  }

  /// The number of fallback faces registered so far.
  ///
  /// A text prepared in an earlier generation may lack characters, or show them in other faces.
  public var generation: Int { fallbackRegistrations.load(ordering: .acquiring) }

  /// The number of faces registered or removed so far.
  package var changes: Int { state.withLock(\.changes) }

  /// Returns what a module keeps of the texts in the catalog's faces, which `create` makes once.
  package func preparedTexts<Texts: AnyObject & Sendable>(_ create: () -> Texts) -> Texts {
    preparedTexts.withLock { known in
      if let known = known as? Texts { return known }
      let fresh = create()
      known = fresh
      return fresh
    }
  }

  /// Adds an open face; see ``register(_:aliases:isFallback:isPreferred:)-(FontFile,_,_,_)``.
  ///
  /// A variable face is also found by the full and PostScript names of its named instances.
  public func register(
    _ face: FontFace, aliases: [String] = [], isFallback: Bool = false, isPreferred: Bool = false
  ) {
    register(FontFile(face), aliases: aliases, isFallback: isFallback, isPreferred: isPreferred)
    guard face.variations.isEmpty else { return }
    for number in face.namedInstances.indices {
      let file = FontFile(face, instance: number)
      state.withLock { state in
        let index = state.add(file)
        for name in Set([file.names.postScriptName, file.names.fullName].map { $0.lowercased() }) {
          state.byName[name, default: []].add(index, first: isPreferred)
        }
      }
    }
  }

  /// Removes the faces whose ``FontFile/path`` is `path`, and returns whether there were any. Texts that use them keep
  /// them.
  ///
  /// - Complexity: O(*n*) in the number of names of all registered faces.
  @discardableResult
  public func unregister(path: String) -> Bool {
    state.withLock { $0.remove(path: path) }
  }

  /// Passes the faces to try for characters that a style's own faces lack to `body` until it returns a value:
  /// registered fallbacks, then the system's.
  ///
  /// System fonts are searched only after the registered ones. Files that cannot be opened are skipped. With `inColor`,
  /// system faces without color glyphs are omitted.
  ///
  /// - Throws: ``FontError`` if a file that may be readable later cannot be read or memory runs out, or the error that
  ///   `body` throws.
  func firstFallback<Result>(
    for codePoints: [UInt32], language: String?, inColor: Bool = false,
    _ body: (FontFace) throws(FontError) -> Result?
  ) throws(FontError) -> Result? {
    let registered = state.withLock { $0.files($0.fallbacks) }
    let request = SystemFonts.Request(codePoints: codePoints, language: language, inColor: inColor)
    for isSystem in [false, true] {
      for file in try isSystem ? systemFallbacks(request) : registered {
        if let face = try openIfUsable(file), let result = try body(fallback(face, of: file)) { return result }
      }
    }
    return nil
  }

  /// Returns an open face with the catalog's ``emojiAdvances`` if it is an emoji face, or else the face itself.
  private func fallback(_ face: FontFace, of file: FontFile) throws(FontError) -> FontFace {
    guard emojiAdvances != .font else { return face }
    let coverage = try face.characterCoverage
    guard coverage.hasColor, coverage.contains(EmojiAdvances.sample) else { return face }
    if let known = state.withLock({ $0.emojiFallbacks[file] }), !known.isDamaged { return known }
    let fresh = try face.choosingEmojiAdvances(emojiAdvances)
    return state.withLock { $0.emojiFallbacks.cacheValue(fresh, for: file, replacing: \.isDamaged) }
  }

  private func systemFallbacks(_ request: SystemFonts.Request) throws(FontError) -> [FontFile] {
    guard let system else { return [] }
    if let known = state.withLock({ $0.systemFallbacks[request] }) { return known }
    let found = try system.fallbacks(request)
    state.withLock { state in
      if state.systemFallbacks.count >= Self.maximumCachedFallbacks { state.systemFallbacks.removeAll() }
      state.systemFallbacks[request] = found
    }
    return found
  }

  /// The number of Fontconfig results to cache. Each takes a few hundred bytes.
  private static let maximumCachedFallbacks = 1024

  /// The number of matches, and of faces made for them, to cache. Each takes about 1 KB.
  static let maximumCachedMatches = 1024
}

extension [Int] {
  /// Adds an index at the end, or at the start.
  fileprivate mutating func add(_ index: Int, first: Bool) { insert(index, at: first ? 0 : count) }
}
