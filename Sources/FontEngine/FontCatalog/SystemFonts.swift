import CFontconfig
import Glibc
import Synchronization

/// The fonts that Fontconfig knows, loaded when first needed.
///
/// If Fontconfig has no configuration or no fonts, all results are empty. If memory runs out, all functions throw
/// ``FontError/Reason/resourceExhausted``, and the next call starts again.
@safe
final class SystemFonts: Sendable {
  /// Characters that need a font, and their language (BCP 47), if known.
  struct Request: Hashable, Sendable {
    var codePoints: [UInt32]
    var language: String?
    /// Whether only faces with color glyphs match.
    var inColor = false
  }

  /// A face, and the characters that it has according to Fontconfig.
  @safe
  private struct Candidate {
    var file: FontFile
    var characters: OpaquePointer
    var hasColor: Bool
  }

  /// Fontconfig's configuration and its cached results, protected by a lock.
  @safe
  private struct Configuration: @unchecked Sendable {
    // Proof of @unchecked Sendable: the pointers are used only inside the lock below.
    var pointer: OpaquePointer?
    var isLoaded = false
    var orders: [String: [Candidate]] = [:]

    mutating func forgetOrders() {
      for candidates in orders.values { SystemFonts.release(candidates) }
      orders = [:]
    }
  }

  private let configuration = Mutex(Configuration())

  private let configurationFile: String?

  /// Creates the fonts of a configuration file, or of the default configuration.
  init(configurationFile: String? = nil) { self.configurationFile = configurationFile }

  deinit {
    configuration.withLock { state in
      state.forgetOrders()
      if let pointer = unsafe state.pointer { unsafe FcConfigDestroy(pointer) }
    }
  }

  /// Calls `body` with the configuration, which is loaded the first time. Returns `nil` if there is none.
  ///
  /// Fontconfig reports a failed allocation only in part, as an empty result; but as for HarfBuzz, ``MemoryWatch``
  /// notices those after which Fontconfig calls the system no more.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``, or the error that `body` throws.
  private func withConfiguration<Result>(
    _ operation: String, _ body: (inout Configuration, OpaquePointer) throws(FontError) -> Result
  ) throws(FontError) -> Result? {
    try configuration.withLock { (state) throws(FontError) -> Result? in
      guard let pointer = unsafe try load(&state) else { return nil }
      return try MemoryWatch.checking(operation, Self.subject) { () throws(FontError) in
        try unsafe body(&state, pointer)
      }
    }
  }

  private static let subject = "Fontconfig"

  /// Throws an error if memory ran out since ``withConfiguration(_:_:)`` called its body.
  ///
  /// Fontconfig crashes later if a pattern or a set of properties is incomplete.
  private static func checkMemory(_ operation: String) throws(FontError) {
    if errno == ENOMEM {
      throw FontError(.resourceExhausted, operation: operation, subject: subject, code: ENOMEM)
    }
  }

  /// Returns what a function of Fontconfig returned, or throws an error if it is `nil`, which stands for no memory.
  private static func require<Pointer>(_ pointer: Pointer?, _ operation: String) throws(FontError) -> Pointer {
    guard let pointer else {
      throw FontError(.resourceExhausted, operation: operation, subject: subject, code: ENOMEM)
    }
    return pointer
  }

  /// Returns the configuration, which is loaded the first time, or `nil` if there is none.
  ///
  /// The corresponding C functions are `FcInitLoadConfigAndFonts`, `FcConfigParseAndLoad`, and `FcConfigBuildFonts`.
  private func load(_ state: inout Configuration) throws(FontError) -> OpaquePointer? {
    if !state.isLoaded {
      func release(_ pointer: OpaquePointer?) {
        if let pointer = unsafe pointer { unsafe FcConfigDestroy(pointer) }
      }
      unsafe state.pointer = try MemoryWatch.checking("FcConfigBuildFonts", Self.subject, release: release) {
        if let configurationFile {
          unsafe Self.load(file: configurationFile)
        } else {
          unsafe FcInitLoadConfigAndFonts()
        }
      }
      state.isLoaded = true
    }
    return unsafe state.pointer
  }

  private static func load(file: String) -> OpaquePointer? {
    guard let configuration = unsafe FcConfigCreate() else { return nil }
    guard unsafe FcConfigParseAndLoad(configuration, file, galley_fc_true) == galley_fc_true,
      unsafe FcConfigBuildFonts(configuration) == galley_fc_true
    else {
      unsafe FcConfigDestroy(configuration)
      return nil
    }
    return unsafe configuration
  }

  /// Returns all families, sorted by name.
  func familyNames() throws(FontError) -> [String] {
    unsafe Array(Set(try list { _ in }.map(\.names.family))).sorted()
  }

  /// Returns the faces of a family, or none if the name contains a NUL.
  ///
  /// A variable file is listed by its named instances and, if `withVariable` is `true`, also as itself.
  func files(inFamily family: String, withVariable: Bool = false) throws(FontError) -> [FontFile] {
    try list(FC_FAMILY, family, withVariable: withVariable)
  }

  /// Returns the variable files, each once.
  func variableFiles() throws(FontError) -> [FontFile] {
    try unsafe list(withVariable: true) { pattern in unsafe FcPatternAddBool(pattern, FC_VARIABLE, galley_fc_true) }
  }

  /// Returns the family that Fontconfig chooses for a generic family. The corresponding C function is `FcFontMatch`.
  func family(standingFor generic: String, _ query: FontQuery) throws(FontError) -> String? {
    guard !generic.utf8.contains(0) else { return nil }
    return try unsafe withConfiguration("FcFontMatch") { (_, configuration) throws(FontError) -> String? in
      let pattern = unsafe try Self.require(FcPatternCreate(), "FcPatternCreate")
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe FcPatternAddString(pattern, FC_FAMILY, generic)
      unsafe FcPatternAddBool(pattern, FC_SCALABLE, galley_fc_true)
      unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(query.weight))
      unsafe FcPatternAddDouble(pattern, FC_WIDTH, query.width)
      unsafe FcPatternAddInteger(pattern, FC_SLANT, Self.slant(query.slant))
      if let language = query.language { unsafe FcPatternAddString(pattern, FC_LANG, language) }
      try Self.checkMemory("FcPatternAdd")
      unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      var result = FcResultNoMatch
      guard let match = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
      defer { unsafe FcPatternDestroy(match) }
      return unsafe Self.string(match, FC_FAMILY)
    } ?? nil
  }

  /// Returns the faces with a PostScript name or, if there are none, with the full name, or else of the family.
  func files(named name: String) throws(FontError) -> [FontFile] {
    let byPostScript = try list(FC_POSTSCRIPT_NAME, name)
    if !byPostScript.isEmpty { return byPostScript }
    let byFullName = try list(FC_FULLNAME, name)
    return byFullName.isEmpty ? try files(inFamily: name) : byFullName
  }

  /// Returns the faces with a value of a property. C would end the value at a NUL, so no face has a value that contains
  /// one.
  private func list(
    _ property: String, _ value: String, withVariable: Bool = false
  ) throws(FontError) -> [FontFile] {
    guard !value.utf8.contains(0) else { return [] }
    return try unsafe list(withVariable: withVariable) { pattern in unsafe FcPatternAddString(pattern, property, value)
    }
  }

  /// Returns the scalable faces that a pattern selects, sorted by name and weight so that the order is always the same.
  ///
  /// The corresponding C function is `FcFontList`.
  private func list(
    withVariable: Bool = false, _ fill: (OpaquePointer) -> Void
  ) throws(FontError) -> [FontFile] {
    let found = try unsafe withConfiguration("FcFontList") { (_, configuration) throws(FontError) -> [FontFile] in
      let pattern = unsafe try Self.require(FcPatternCreate(), "FcPatternCreate")
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe FcPatternAddBool(pattern, FC_SCALABLE, galley_fc_true)
      unsafe fill(pattern)
      let wanted = unsafe try Self.require(FcObjectSetCreate(), "FcObjectSetCreate")
      defer { unsafe FcObjectSetDestroy(wanted) }
      for property in Self.properties { unsafe FcObjectSetAdd(wanted, property) }
      try Self.checkMemory("FcObjectSetAdd")
      let set = unsafe try Self.require(FcFontList(configuration, pattern, wanted), "FcFontList")
      defer { unsafe FcFontSetDestroy(set) }
      return unsafe Self.patterns(of: set).compactMap { pattern in
        unsafe withVariable || !Self.isVariable(pattern) ? Self.file(pattern) : nil
      }
    }
    return (found ?? []).sorted { a, b in
      let (first, second) = (
        (a.names.family, a.weightClass, a.names.fullName), (b.names.family, b.weightClass, b.names.fullName)
      )
      if first != second { return first < second }
      return (a.path, a.index, a.instance ?? -1) < (b.path, b.index, b.instance ?? -1)
    }
  }

  /// Returns the faces that have at least one of the characters, in Fontconfig's order for the language.
  ///
  /// The order is computed once per language. A text with many characters that no font has then costs one pass through
  /// the faces for each, rather than a sort.
  func fallbacks(_ request: Request) throws(FontError) -> [FontFile] {
    try unsafe withConfiguration("FcFontSort") { (state, configuration) throws(FontError) -> [FontFile] in
      let language = request.language ?? ""
      if state.orders[language] == nil {
        // A text has one language. A caller with dozens of languages pays for sorting again.
        if state.orders.count >= 32 { state.forgetOrders() }
        state.orders[language] = try MemoryWatch.checking("FcFontSort", Self.subject, release: Self.release) {
          () throws(FontError) in
          try unsafe Self.order(configuration, language: request.language)
        }
      }
      return (state.orders[language] ?? []).filter { candidate in
        (candidate.hasColor || !request.inColor)
          && request.codePoints.contains { unsafe FcCharSetHasChar(candidate.characters, $0) == galley_fc_true }
      }.map(\.file)
    } ?? []
  }

  private static func release(_ candidates: [Candidate]) {
    for candidate in candidates { unsafe FcCharSetDestroy(candidate.characters) }
  }

  /// Returns all scalable faces in order of preference for a language. The corresponding C function is `FcFontSort`.
  private static func order(_ configuration: OpaquePointer, language: String?) throws(FontError) -> [Candidate] {
    let pattern = unsafe try require(FcPatternCreate(), "FcPatternCreate")
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddBool(pattern, FC_SCALABLE, galley_fc_true)
    if let language { unsafe FcPatternAddString(pattern, FC_LANG, language) }
    try checkMemory("FcPatternAdd")
    unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    let set = unsafe try require(FcFontSort(configuration, pattern, galley_fc_false, nil, &result), "FcFontSort")
    defer { unsafe FcFontSetDestroy(set) }
    return unsafe patterns(of: set).compactMap { pattern -> Candidate? in
      var characters: OpaquePointer?
      guard unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
        let file = unsafe file(pattern), let copy = unsafe FcCharSetCopy(characters)
      else { return nil }
      var hasColor: FcBool = 0
      unsafe _ = FcPatternGetBool(pattern, FC_COLOR, 0, &hasColor)
      return unsafe Candidate(file: file, characters: copy, hasColor: hasColor != 0)
    }
  }

  private static let properties = [
    FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_VARIABLE,
  ]

  private static func patterns(of set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    unsafe UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)).compactMap { unsafe $0 }
  }

  /// Returns the first string of a property. The corresponding C function is `FcPatternGetString`.
  static func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  /// Returns the first integer of a property. The corresponding C function is `FcPatternGetInteger`.
  static func integer(_ pattern: OpaquePointer, _ property: String) -> Int? {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : nil
  }
}
