import FontEngine

/// The glyphs whose ink leaves the line box of their face, so that it may be cut off or touch the next line.
struct InkOverflow {
  /// A glyph that leaves the box.
  struct Glyph {
    let id: UInt32
    /// How far the ink is above the box, in font units; not positive if it isn't.
    let above: Double
    /// How far the ink is below the box, in font units; not positive if it isn't.
    let below: Double
  }

  /// The glyphs that leave the box on one side.
  struct Side {
    let count: Int
    /// The glyph that is farthest from the box.
    let farthest: UInt32
    /// Its distance from the box, in font units.
    let distance: Double
  }

  /// The glyphs of a script.
  struct Group {
    /// The script, or `nil` for glyphs that neither a character nor their name assigns to one.
    let script: OpenTypeTag?
    fileprivate(set) var glyphs: [Glyph] = []

    /// The glyphs above the box, or `nil` if there are none.
    var above: Side? { side(\.above) }
    /// The glyphs below the box, or `nil` if there are none.
    var below: Side? { side(\.below) }

    private func side(_ distance: KeyPath<Glyph, Double>) -> Side? {
      let outside = glyphs.filter { $0[keyPath: distance] > 0 }
      guard let farthest = outside.max(by: { $0[keyPath: distance] < $1[keyPath: distance] }) else { return nil }
      return Side(count: outside.count, farthest: farthest.id, distance: farthest[keyPath: distance])
    }
  }

  let face: FontFace
  /// The line box that glyphs are compared with, in font units.
  let box: FaceMetrics.LineBox
  /// The characters of glyphs that leave the box.
  private let characters: [UInt32: Unicode.Scalar]
  /// The number of glyphs with ink.
  private(set) var inked = 0
  /// The scripts with glyphs that leave the box, the one with most of them first.
  private(set) var groups: [Group] = []

  /// The number of glyphs that leave the box.
  var count: Int { groups.reduce(0) { $0 + $1.glyphs.count } }

  /// Compares all glyphs with a line box.
  ///
  /// ``FaceInk/overflow(of:)`` does it once for each box.
  init(_ ink: FaceInk, _ box: FaceMetrics.LineBox) {
    face = ink.face
    self.box = box
    var leaving: [Glyph] = []
    for (glyph, outer) in zip(UInt32(0)..., ink.outerBoxes) {
      guard let bounds = ink.box(of: glyph, leaving: box) else {
        if !outer.isEmpty { inked += 1 }
        continue
      }
      guard !bounds.isEmpty else { continue }
      inked += 1
      let (above, below) = (bounds.maxY - box.ascender, box.descender - bounds.minY)
      if above > 0 || below > 0 { leaving.append(Glyph(id: glyph, above: above, below: below)) }
    }
    let scripts = GlyphScripts(face, of: leaving.map(\.id))
    characters = scripts.characters
    var found: [OpenTypeTag?: Group] = [:]
    for glyph in leaving {
      let script = scripts[glyph.id]
      found[script, default: Group(script: script)].glyphs.append(glyph)
    }
    groups = found.values.sorted {
      ($1.glyphs.count, $0.script?.rawValue ?? .max) < ($0.glyphs.count, $1.script?.rawValue ?? .max)
    }
  }

  /// Returns the name of a glyph, or its number if it has none.
  func name(of glyph: UInt32) -> String { face.glyphName(glyph) ?? "glyph \(glyph)" }

  /// Returns the character of a glyph, or `nil` if none selects it.
  func character(of glyph: UInt32) -> Unicode.Scalar? { characters[glyph] }

  /// Returns the character of a glyph and its name, such as `É (Eacute)`, or the name alone if it has no character.
  func label(of glyph: UInt32) -> String {
    guard let character = characters[glyph] else { return name(of: glyph) }
    let code = Self.code(of: character)
    let shown = ScriptSample.isVisibleAlone(character) ? String(Character(character)) : code
    guard let name = face.glyphName(glyph) else { return shown == code ? code : "\(shown) (\(code))" }
    return shown == name ? name : "\(shown) (\(name))"
  }

  /// Returns the code point of a character, such as `U+00C9`.
  static func code(of character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
