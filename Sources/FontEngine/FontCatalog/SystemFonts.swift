import CFontconfig
import Synchronization

/// The fonts that Fontconfig knows, read when they are first asked for.
///
/// Where Fontconfig has no configuration or no fonts, every answer is empty.
@safe
final class SystemFonts: Sendable {
  /// Characters that need a font, and the language that they are in (BCP 47), if known.
  struct Request: Hashable, Sendable {
    var codePoints: [UInt32]
    var language: String?
    /// Whether only faces with glyphs in colour will do.
    var inColor = false
  }

  /// A face, and the characters that Fontconfig knows it to have.
  @safe
  private struct Candidate {
    var file: FontFile
    var characters: OpaquePointer
    var hasColor: Bool
  }

  /// Fontconfig's configuration and what was asked of it, which belong to whoever holds the lock.
  @safe
  private struct Configuration: @unchecked Sendable {
    // Proof of @unchecked Sendable: the pointers are used only inside the lock below.
    var pointer: OpaquePointer?
    var isLoaded = false
    var orders: [String: [Candidate]] = [:]

    mutating func forgetOrders() {
      for candidate in orders.values.joined() { unsafe FcCharSetDestroy(candidate.characters) }
      orders = [:]
    }
  }

  private let configuration = Mutex(Configuration())

  init() {}

  deinit {
    configuration.withLock { state in
      state.forgetOrders()
      if let pointer = unsafe state.pointer { unsafe FcConfigDestroy(pointer) }
    }
  }

  /// The configuration, loaded the first time; nil where there is none.
  /// The corresponding C function is `FcInitLoadConfigAndFonts`.
  private static func load(_ state: inout Configuration) -> OpaquePointer? {
    if !state.isLoaded {
      state.isLoaded = true
      unsafe state.pointer = FcInitLoadConfigAndFonts()
    }
    return unsafe state.pointer
  }

  /// All families, by name.
  func familyNames() -> [String] {
    unsafe Array(Set(list { _ in }.map(\.names.family))).sorted()
  }

  /// The faces of a family.
  func files(inFamily family: String) -> [FontFile] {
    unsafe list { pattern in unsafe FcPatternAddString(pattern, FC_FAMILY, family) }
  }

  /// The faces with this PostScript name, else with this full name, else of this family.
  func files(named name: String) -> [FontFile] {
    let byPostScript = unsafe list { pattern in unsafe FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, name) }
    if !byPostScript.isEmpty { return byPostScript }
    let byFullName = unsafe list { pattern in unsafe FcPatternAddString(pattern, FC_FULLNAME, name) }
    return byFullName.isEmpty ? files(inFamily: name) : byFullName
  }

  /// The scalable faces that a pattern selects, sorted by name and weight so that the order is the same on every run.
  /// The corresponding C function is `FcFontList`.
  private func list(_ fill: (OpaquePointer) -> Void) -> [FontFile] {
    let found = configuration.withLock { state -> [FontFile] in
      guard let configuration = unsafe Self.load(&state), let pattern = unsafe FcPatternCreate() else { return [] }
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
      unsafe fill(pattern)
      let wanted = unsafe FcObjectSetCreate()
      defer { unsafe FcObjectSetDestroy(wanted) }
      for property in Self.properties { unsafe FcObjectSetAdd(wanted, property) }
      guard let set = unsafe FcFontList(configuration, pattern, wanted) else { return [] }
      defer { unsafe FcFontSetDestroy(set) }
      return unsafe Self.patterns(of: set).compactMap { unsafe Self.file($0) }
    }
    return found.sorted {
      ($0.names.family, $0.weightClass, $0.names.fullName, $0.path, $0.index)
        < ($1.names.family, $1.weightClass, $1.names.fullName, $1.path, $1.index)
    }
  }

  /// The faces that have at least one of the characters, in Fontconfig's order for the language.
  ///
  /// The order is asked for once for each language, so that a text of many characters without a font costs a walk through
  /// the faces for each, and not a sort.
  func fallbacks(_ request: Request) -> [FontFile] {
    configuration.withLock { state in
      guard let pointer = unsafe Self.load(&state) else { return [] }
      let language = request.language ?? ""
      if state.orders[language] == nil {
        // A text has one language; a caller who has dozens has them sorted again.
        if state.orders.count >= 32 { state.forgetOrders() }
        unsafe state.orders[language] = Self.order(pointer, language: request.language)
      }
      return (state.orders[language] ?? []).filter { candidate in
        (candidate.hasColor || !request.inColor)
          && request.codePoints.contains { unsafe FcCharSetHasChar(candidate.characters, $0) == FcTrue }
      }.map(\.file)
    }
  }

  /// All scalable faces in the order of preference for a language. The corresponding C function is `FcFontSort`.
  private static func order(_ configuration: OpaquePointer, language: String?) -> [Candidate] {
    guard let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    if let language { unsafe FcPatternAddString(pattern, FC_LANG, language) }
    unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let set = unsafe FcFontSort(configuration, pattern, FcFalse, nil, &result) else { return [] }
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
    FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT,
  ]

  private static func patterns(of set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    unsafe UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)).compactMap { unsafe $0 }
  }

  /// A pattern of Fontconfig as a value; nil if it names no file.
  private static func file(_ pattern: OpaquePointer) -> FontFile? {
    guard let path = unsafe string(pattern, FC_FILE) else { return nil }
    let family = unsafe string(pattern, FC_FAMILY) ?? path
    let style = unsafe string(pattern, FC_STYLE) ?? "Regular"
    let full = unsafe string(pattern, FC_FULLNAME) ?? "\(family) \(style)"
    let names = FaceNames(
      family: family, style: style, fullName: full, postScriptName: unsafe string(pattern, FC_POSTSCRIPT_NAME) ?? full)
    return FontFile(
      path: path, index: unsafe (integer(pattern, FC_INDEX) ?? 0) & 0xFFFF,  // the upper half names an instance
      names: names,
      weightClass: unsafe Int(FcWeightToOpenType(Int32(integer(pattern, FC_WEIGHT) ?? Int(FC_WEIGHT_REGULAR)))),
      isItalic: unsafe (integer(pattern, FC_SLANT) ?? 0) != FC_SLANT_ROMAN)
  }

  /// A property's first string. The corresponding C function is `FcPatternGetString`.
  private static func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  /// A property's first whole number. The corresponding C function is `FcPatternGetInteger`.
  private static func integer(_ pattern: OpaquePointer, _ property: String) -> Int? {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : nil
  }
}
