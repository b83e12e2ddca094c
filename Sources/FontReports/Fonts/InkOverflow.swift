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
  /// The number of glyphs with ink.
  private(set) var inked = 0
  /// The scripts with glyphs that leave the box, the one with most of them first.
  private(set) var groups: [Group] = []

  /// The number of glyphs that leave the box.
  var count: Int { groups.reduce(0) { $0 + $1.glyphs.count } }

  /// Compares all glyphs with a line box.
  init(_ face: FontFace, _ box: FaceMetrics.LineBox) {
    self.face = face
    self.box = box
    let scripts = Self.scripts(of: face)
    var found: [OpenTypeTag?: Group] = [:]
    for (glyph, bounds) in face.inkBounds.enumerated() where !bounds.isEmpty {
      inked += 1
      let (above, below) = (bounds.maxY - box.ascender, box.descender - bounds.minY)
      guard above > 0 || below > 0 else { continue }
      var group = found[scripts[glyph]] ?? Group(script: scripts[glyph])
      group.glyphs.append(Glyph(id: UInt32(glyph), above: above, below: below))
      found[scripts[glyph]] = group
    }
    groups = found.values.sorted {
      ($1.glyphs.count, $0.script?.rawValue ?? .max) < ($0.glyphs.count, $1.script?.rawValue ?? .max)
    }
  }

  /// Returns the script of each glyph: that of its characters, or of the glyph that its name is derived from.
  ///
  /// `a.sc` is derived from `a`, and `f_i` from `f`, by the conventions of the Adobe Glyph List Specification.
  private static func scripts(of face: FontFace) -> [OpenTypeTag?] {
    let shared: Set<OpenTypeTag> = ["Zyyy", "Zinh"]
    var scripts = [OpenTypeTag?](repeating: nil, count: face.glyphCount)
    for character in face.characterRanges.joined() {
      guard let scalar = Unicode.Scalar(character), let glyph = face.glyph(for: scalar).map(Int.init),
        scripts.indices.contains(glyph)
      else { continue }
      let script = FontFace.script(of: character)
      if scripts[glyph].map(shared.contains) ?? true { scripts[glyph] = script }
    }
    let names = scripts.indices.map { face.glyphName(UInt32($0)) }
    var named: [String: OpenTypeTag] = [:]
    for (glyph, name) in names.enumerated() {
      if let name, let script = scripts[glyph] { named[name] = script }
    }
    for (glyph, name) in names.enumerated() where scripts[glyph] == nil {
      let base = name?.prefix { $0 != "." && $0 != "_" } ?? ""
      scripts[glyph] = named[String(base)]
    }
    return scripts
  }

  /// Returns the name of a glyph, or its number if it has none.
  func name(of glyph: UInt32) -> String { face.glyphName(glyph) ?? "glyph \(glyph)" }
}
