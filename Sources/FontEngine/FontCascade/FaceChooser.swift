import CUnicode

/// Chooses the face for one cluster after another, and remembers what took long to find: a text has many clusters, but few
/// different ones.
struct FaceChooser {
  /// A face, and whether it lacks a character of the cluster, as all others do.
  struct Choice {
    var face: FontFace
    var isMissing = false
  }

  /// A face with what it has, which costs a lock to ask for.
  private struct Candidate {
    let face: FontFace
    let coverage: CharacterCoverage
  }

  /// What the catalog gave for a cluster.
  private enum Answer {
    /// The place among the candidates of a face that has it, and is to be tried first for the next one.
    case found(Int)
    case other(Choice)
    case nothing
  }

  /// A short cluster, and the candidate's place, or -1 for the search among the catalog's text faces, -2 for those in colour.
  private struct Question: Hashable {
    let cluster: UInt64
    let place: Int
  }

  private let cascade: FontCascade
  /// The style's own faces, and behind them those of the catalog that were looked at; empty until they are needed.
  private var candidates: [Candidate] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The place of the face that the last cluster not covered by the style's own faces was given, tried first for the next one.
  private var lastFallback = -1
  /// The same for clusters that are emoji.
  private var lastColorFallback = -1
  /// Whether a face has a cluster in another normal form.
  private var forms: [Question: Bool] = [:]
  /// What the catalog has for a cluster that the style's own faces lack.
  private var answers: [Question: Answer] = [:]

  /// The clusters that are remembered; then all are forgotten. Ideographs in use are fewer.
  private static let maximumRemembered = 16_384

  init(_ cascade: FontCascade) { self.cascade = cascade }

  /// The face for a cluster.
  ///
  /// Emoji go to faces in colour if any has them: first the style's own, then the catalog's. What is not an emoji goes to the
  /// style's own faces in their order, then to the catalog's, those in colour last; and where U+FE0E asks for text, a face in
  /// colour comes after all others (UTS #51, 2.4 and 4).
  mutating func choose(for codePoints: [UInt32], isEmoji: Bool) -> Choice {
    if candidates.isEmpty {
      candidates = cascade.faces.map { Candidate(face: $0, coverage: $0.characterCoverage) }
      for (place, candidate) in candidates.enumerated() { places[ObjectIdentifier(candidate.face)] = place }
    }
    if isEmoji, let place = colorFace(codePoints) { return Choice(face: candidates[place].face) }
    let isText = codePoints.contains(0xFE0E)
    for place in cascade.faces.indices where !(isText && candidates[place].coverage.hasColor) {
      if has(place, codePoints) { return Choice(face: candidates[place].face) }
    }
    if lastFallback >= 0, has(lastFallback, codePoints) { return Choice(face: candidates[lastFallback].face) }
    switch remembered(codePoints, -1, { $0.textFace(codePoints) }) {
    case .found(let place):
      lastFallback = place
      return Choice(face: candidates[place].face)
    case .other(let choice): return choice
    case .nothing: return Choice(face: cascade.faces[0])
    }
  }

  /// The place of the first face in colour that has a cluster, or nil.
  private mutating func colorFace(_ codePoints: [UInt32]) -> Int? {
    for place in cascade.faces.indices where candidates[place].coverage.hasColor {
      if has(place, codePoints) { return place }
    }
    if lastColorFallback >= 0, has(lastColorFallback, codePoints) { return lastColorFallback }
    lastColorFallback = -1
    if case .found(let place) = remembered(codePoints, -2, { $0.catalogColorFace(codePoints) }) {
      lastColorFallback = place
      return place
    }
    return nil
  }

  private mutating func catalogColorFace(_ codePoints: [UInt32]) -> Answer {
    let needed = codePoints.filter { !isDefaultIgnorable($0) }
    for face in cascade.catalog.fallbackFaces(for: needed, language: cascade.language, inColor: true) {
      let place = place(of: face)
      if candidates[place].coverage.hasColor, has(place, codePoints) { return .found(place) }
    }
    return .nothing
  }

  private mutating func textFace(_ codePoints: [UInt32]) -> Answer {
    let needed = codePoints.filter { !isDefaultIgnorable($0) }
    guard let letter = needed.first else { return .nothing }
    var base: FontFace?
    var inColor: FontFace?
    for face in cascade.catalog.fallbackFaces(for: needed, language: cascade.language) {
      let place = place(of: face)
      if has(place, codePoints) {
        guard candidates[place].coverage.hasColor else { return .found(place) }
        inColor = inColor ?? face
      }
      if base == nil, candidates[place].coverage.contains(letter) { base = face }
    }
    for place in cascade.faces.indices where has(place, codePoints) {
      return .other(Choice(face: candidates[place].face))
    }
    if let inColor { return .other(Choice(face: inColor)) }
    let own = candidates[0]
    return .other(Choice(face: own.coverage.contains(letter) ? own.face : base ?? own.face, isMissing: true))
  }

  /// The place of a face among the candidates.
  private mutating func place(of face: FontFace) -> Int {
    if let known = places[ObjectIdentifier(face)] { return known }
    candidates.append(Candidate(face: face, coverage: face.characterCoverage))
    places[ObjectIdentifier(face)] = candidates.count - 1
    return candidates.count - 1
  }

  /// What a search gave before, or gives now.
  private mutating func remembered(_ codePoints: [UInt32], _ place: Int, _ search: (inout Self) -> Answer) -> Answer {
    guard let cluster = Self.number(of: codePoints) else { return search(&self) }
    let question = Question(cluster: cluster, place: place)
    if let known = answers[question] { return known }
    let fresh = search(&self)
    if answers.count >= Self.maximumRemembered { answers.removeAll(keepingCapacity: true) }
    answers[question] = fresh
    return fresh
  }

  /// Whether a face can show a cluster: as it is, composed, or decomposed, since HarfBuzz shapes either.
  private mutating func has(_ place: Int, _ codePoints: [UInt32]) -> Bool {
    Self.hasAll(candidates[place].coverage, codePoints) || hasForm(place, codePoints)
  }

  private mutating func hasForm(_ place: Int, _ codePoints: [UInt32]) -> Bool {
    guard let cluster = Self.number(of: codePoints) else {
      return Self.hasForm(candidates[place].coverage, codePoints)
    }
    let question = Question(cluster: cluster, place: place)
    if let known = forms[question] { return known }
    let fresh = Self.hasForm(candidates[place].coverage, codePoints)
    if forms.count >= Self.maximumRemembered { forms.removeAll(keepingCapacity: true) }
    forms[question] = fresh
    return fresh
  }

  /// Up to three code points as one number; longer clusters are not remembered.
  private static func number(of codePoints: [UInt32]) -> UInt64? {
    guard codePoints.count <= 3 else { return nil }
    // 0 is a character, too, so that the first bit tells how many there are.
    return codePoints.reduce(1) { $0 << 21 | UInt64($1) }
  }

  private static func hasAll(_ coverage: CharacterCoverage, _ codePoints: [UInt32]) -> Bool {
    for point in codePoints where !coverage.contains(point) && !isDefaultIgnorable(point) { return false }
    return true
  }

  private static func hasForm(_ coverage: CharacterCoverage, _ codePoints: [UInt32]) -> Bool {
    guard codePoints.count <= longestNormalized else { return false }
    return [1, 0].contains { compose in
      normalized(codePoints, compose: compose).map { hasAll(coverage, $0) } ?? false
    }
  }

  /// Longer clusters are looked at as they are only: no precomposed character has so many parts.
  private static let longestNormalized = 8

  /// A short cluster in NFC or NFD, or nil where ICU fails. The corresponding C function is `unorm2_normalize`.
  private static func normalized(_ codePoints: [UInt32], compose: Int32) -> [UInt32]? {
    let units = codePoints.flatMap { point in
      Unicode.Scalar(point).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: point)]
    }
    var result = [UInt16](repeating: 0, count: longestNormalized * 8)
    var count: Int32 = 0
    guard
      unsafe cu_normalize(units, Int32(units.count), compose, &result, Int32(result.count), &count) == 0,
      count <= result.count
    else { return nil }
    return String(decoding: result.prefix(Int(count)), as: UTF16.self).unicodeScalars.map(\.value)
  }
}

/// Whether a character needs no glyph of its own (Default_Ignorable_Code_Point of Unicode 15, DerivedCoreProperties.txt).
func isDefaultIgnorable(_ codePoint: UInt32) -> Bool {
  switch codePoint {
  case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
    0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    0xE0000...0xE0FFF:
    true
  default: false
  }
}
