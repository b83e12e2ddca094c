/// Chooses a face for each cluster, and caches the results of slow searches: a text has many clusters, but few distinct
/// ones.
///
/// Choices don't depend on the text, except that the fallback face that was chosen last is preferred: in a paragraph, up to
/// a change of style, a tab, or an attachment.
struct FaceChooser {
  /// A chosen face.
  struct Choice {
    /// Whether the face lacks a character of the cluster. No other face has them all either.
    var face: FontFace
    var isMissing = false
  }

  /// A face with its coverage, which takes a lock to get.
  struct Candidate {
    let face: FontFace
    let coverage: CharacterCoverage
  }

  /// The result of a search in the catalog.
  private enum Answer {
    /// The index of a candidate that has the cluster. The next cluster tries it first.
    case found(Int)
    /// A face that the next cluster does not try first.
    case other(Choice)
    /// No face, because the cluster has no visible character or no color face has it.
    case nothing
  }

  /// A short cluster and a candidate's index, or -1 for a search among the catalog's text faces and -2 among its color
  /// faces.
  private struct Question: Hashable {
    let cluster: UInt64
    let index: Int
  }

  /// The style's own faces.
  private let faces: [FontFace]
  private let language: String?
  // Unowned, since the catalog stores choosers.
  private unowned let catalog: FontCatalog
  /// The style's own faces, followed by the catalog's faces that were examined. Empty until first needed.
  private var candidates: [Candidate] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The index of the fallback face that was chosen last, which the next cluster tries first; -1 if there is none.
  private var lastFallback = -1
  /// The same as `lastFallback`, for emoji clusters.
  private var lastColorFallback = -1
  /// Whether HarfBuzz shows a cluster that a face does not map.
  private var replacements: [Question: Bool] = [:]
  /// The result of a search for a cluster that the style's own faces lack.
  private var answers: [Question: Answer] = [:]

  /// The number of results to cache. When a cache is full, it is cleared. Fewer ideographs are in common use.
  private static let maximumRemembered = 16_384

  init(_ cascade: FontCascade) {
    faces = cascade.faces
    language = cascade.language
    catalog = cascade.catalog
  }

  /// Whether memory ran out while one of the faces was read. The catalog opens such a face again.
  var isDamaged: Bool { candidates.contains { $0.face.isDamaged } }

  /// Returns whether the choices are those of a cascade of the same catalog.
  func serves(_ cascade: FontCascade) -> Bool {
    language == cascade.language && faces.elementsEqual(cascade.faces, by: ===)
  }

  /// Forgets which fallback faces were chosen last.
  mutating func beginParagraph() {
    lastFallback = -1
    lastColorFallback = -1
  }

  /// Chooses the face for a cluster.
  ///
  /// Emoji get a color face if one has them: first one of the style's own, then one of the catalog's. Other clusters
  /// get the first of the style's own faces, then of the catalog's, that has them, color faces last. With U+FE0E, which
  /// requests text, a color face comes after all others (UTS #51, 2.4 and 4).
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  mutating func choose(for codePoints: [UInt32], isEmoji: Bool) throws(FontError) -> Choice {
    if candidates.isEmpty {
      candidates = try faces.map { (face) throws(FontError) in
        Candidate(face: face, coverage: try face.characterCoverage)
      }
      for (index, candidate) in candidates.enumerated() { indices[ObjectIdentifier(candidate.face)] = index }
    }
    if isEmoji, let index = try colorFace(codePoints) { return Choice(face: candidates[index].face) }
    let isText = codePoints.contains(0xFE0E)
    for index in faces.indices where !(isText && candidates[index].coverage.hasColor) {
      if has(index, codePoints) { return Choice(face: candidates[index].face) }
    }
    if lastFallback >= 0, has(lastFallback, codePoints) { return Choice(face: candidates[lastFallback].face) }
    switch try remembered(codePoints, -1, { (chooser) throws(FontError) in try chooser.textFace(codePoints) }) {
    case .found(let index):
      lastFallback = index
      return Choice(face: candidates[index].face)
    case .other(let choice): return choice
    case .nothing: return Choice(face: faces[0])
    }
  }

  /// The face that gets the next emoji cluster if it has all its characters; `nil` if that isn't known yet.
  var nextColorFace: Candidate? {
    if let own = candidates.prefix(faces.count).first(where: { $0.coverage.hasColor }) { return own }
    return lastColorFallback >= 0 ? candidates[lastColorFallback] : nil
  }

  /// Returns the index of the first color face that has a cluster, or `nil`.
  private mutating func colorFace(_ codePoints: [UInt32]) throws(FontError) -> Int? {
    for index in faces.indices where candidates[index].coverage.hasColor {
      if has(index, codePoints) { return index }
    }
    if lastColorFallback >= 0, has(lastColorFallback, codePoints) { return lastColorFallback }
    lastColorFallback = -1
    let answer = try remembered(codePoints, -2) { (chooser) throws(FontError) in
      try chooser.catalogColorFace(codePoints)
    }
    if case .found(let index) = answer {
      lastColorFallback = index
      return index
    }
    return nil
  }

  private mutating func catalogColorFace(_ codePoints: [UInt32]) throws(FontError) -> Answer {
    let needed = codePoints.filter { !isDefaultIgnorable($0) }
    let found = try catalog.firstFallback(for: needed, language: language, inColor: true) {
      (face) throws(FontError) -> Int? in
      let index = try candidateIndex(of: face)
      guard candidates[index].coverage.hasColor, has(index, codePoints) else { return nil }
      return index
    }
    return found.map { .found($0) } ?? .nothing
  }

  private mutating func textFace(_ codePoints: [UInt32]) throws(FontError) -> Answer {
    let needed = codePoints.filter { !isDefaultIgnorable($0) }
    guard let letter = needed.first else { return .nothing }
    var base: FontFace?
    var inColor: FontFace?
    let found = try catalog.firstFallback(for: needed, language: language) {
      (face) throws(FontError) -> Int? in
      let index = try candidateIndex(of: face)
      if has(index, codePoints) {
        guard candidates[index].coverage.hasColor else { return index }
        inColor = inColor ?? face
      }
      if base == nil, candidates[index].coverage.contains(letter) { base = face }
      return nil
    }
    if let found { return .found(found) }
    for index in faces.indices {
      if has(index, codePoints) { return .other(Choice(face: candidates[index].face)) }
    }
    if let inColor { return .other(Choice(face: inColor)) }
    let own = candidates[0]
    return .other(Choice(face: own.coverage.contains(letter) ? own.face : base ?? own.face, isMissing: true))
  }

  /// Returns the index of a face among the candidates, and adds the face if it is not one yet.
  private mutating func candidateIndex(of face: FontFace) throws(FontError) -> Int {
    if let known = indices[ObjectIdentifier(face)] { return known }
    candidates.append(Candidate(face: face, coverage: try face.characterCoverage))
    indices[ObjectIdentifier(face)] = candidates.count - 1
    return candidates.count - 1
  }

  /// Returns the cached result of a search, or runs the search and caches its result.
  private mutating func remembered(
    _ codePoints: [UInt32], _ index: Int, _ search: (inout Self) throws(FontError) -> Answer
  ) throws(FontError) -> Answer {
    guard let cluster = Self.number(of: codePoints) else { return try search(&self) }
    let question = Question(cluster: cluster, index: index)
    if let known = answers[question] { return known }
    let fresh = try search(&self)
    if answers.count >= Self.maximumRemembered { answers.removeAll(keepingCapacity: true) }
    answers[question] = fresh
    return fresh
  }

  /// Returns whether a face has a cluster: as it is, or with the replacements that HarfBuzz makes within the face.
  private mutating func has(_ index: Int, _ codePoints: [UInt32]) -> Bool {
    if Self.hasAll(candidates[index].coverage, codePoints) { return true }
    return hasReplacements(index, codePoints)
  }

  private mutating func hasReplacements(_ index: Int, _ codePoints: [UInt32]) -> Bool {
    guard codePoints.count <= Self.longestComposed else { return false }
    // A single character is looked up faster than a cached result.
    guard codePoints.count > 1, let cluster = Self.number(of: codePoints) else {
      return candidates[index].coverage.shows(codePoints)
    }
    let question = Question(cluster: cluster, index: index)
    if let known = replacements[question] { return known }
    let fresh = candidates[index].coverage.shows(codePoints)
    if replacements.count >= Self.maximumRemembered { replacements.removeAll(keepingCapacity: true) }
    replacements[question] = fresh
    return fresh
  }

  /// The longest cluster whose other forms are tried. No precomposed character has so many parts.
  private static let longestComposed = 8

  /// Returns up to three code points packed into one number, or `nil` for a longer cluster, which is not cached.
  private static func number(of codePoints: [UInt32]) -> UInt64? {
    guard codePoints.count <= 3 else { return nil }
    // Since 0 is also a character, the leading 1 bit encodes the count.
    return codePoints.reduce(1) { $0 << 21 | UInt64($1) }
  }

  private static func hasAll(_ coverage: CharacterCoverage, _ codePoints: [UInt32]) -> Bool {
    for point in codePoints where !coverage.contains(point) && !isDefaultIgnorable(point) { return false }
    return true
  }
}

/// Returns whether a character needs no glyph of its own.
///
/// These are the characters with Default_Ignorable_Code_Point in Unicode 15, DerivedCoreProperties.txt.
func isDefaultIgnorable(_ codePoint: UInt32) -> Bool {
  switch codePoint {
  case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
    0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    0xE0000...0xE0FFF:
    true
  default: false
  }
}
