import FontEngine

/// An iOS font family that isn't free, and the families with the same advance widths that substitute for it.
///
/// A substitute has the line box that was recorded of the iOS font, and its own where nothing was: ``RecordedLineBox``.
/// Sources of the widths: the TeX Gyre fonts are based on URW's, which have those of Adobe's Palatino, Helvetica, Times
/// and Courier (their readmes); Arial and Times New Roman were designed with the same widths.
/// Liberation has those of Arial, Times New Roman and Courier New, Gelasio those of Georgia (their descriptions), and
/// Menlo is derived from DejaVu Sans Mono. Helvetica Neue's widths are similar to Helvetica's, but not the same; no
/// free font has them.
package struct SubstitutedFamily: Sendable {
  /// A face with its iOS name.
  package struct Face: Sendable {
    /// The PostScript name, such as `Helvetica-BoldOblique`.
    package let postScriptName: String
    let style: String
    let weightClass: Int
    let isItalic: Bool
  }

  /// The name on iOS.
  package let name: String
  package let faces: [Face]
  /// The families that substitute for it, in order of preference.
  package let standIns: [String]

  /// Creates a family whose PostScript names begin with `prefix`; `faces` are pairs of their suffix and style.
  private init(_ name: String, _ prefix: String, _ faces: [(end: String, style: String)], _ standIns: [String]) {
    self.name = name
    self.standIns = standIns
    self.faces = faces.map { end, style in
      let words = style.split(separator: " ")
      return Face(
        postScriptName: prefix + end, style: style,
        weightClass: words.lazy.compactMap { Self.weights[$0] }.first ?? 400,
        isItalic: words.contains("Italic") || words.contains("Oblique"))
    }
  }

  private static let weights: [Substring: Int] = [
    "UltraLight": 100, "Thin": 200, "Light": 300, "Medium": 500, "Bold": 700,
  ]

  private static let pagella = ["TeX Gyre Pagella", "P052"]
  private static let heros = ["TeX Gyre Heros", "Nimbus Sans", "Liberation Sans"]
  private static let termes = ["TeX Gyre Termes", "Nimbus Roman", "Liberation Serif"]
  private static let cursor = ["TeX Gyre Cursor", "Nimbus Mono PS", "Liberation Mono"]

  /// The families, with the faces that they have on iOS (Times and Courier with those of macOS).
  package static let all = [
    SubstitutedFamily(
      "Palatino", "Palatino",
      [("-Roman", "Regular"), ("-Italic", "Italic"), ("-Bold", "Bold"), ("-BoldItalic", "Bold Italic")], pagella),
    SubstitutedFamily(
      "Helvetica", "Helvetica",
      [
        ("", "Regular"), ("-Oblique", "Oblique"), ("-Bold", "Bold"), ("-BoldOblique", "Bold Oblique"),
        ("-Light", "Light"),
        ("-LightOblique", "Light Oblique"),
      ], heros),
    SubstitutedFamily(
      "Helvetica Neue", "HelveticaNeue",
      [
        ("", "Regular"), ("-Italic", "Italic"), ("-Bold", "Bold"), ("-BoldItalic", "Bold Italic"),
        ("-Medium", "Medium"),
        ("-MediumItalic", "Medium Italic"), ("-Light", "Light"), ("-LightItalic", "Light Italic"), ("-Thin", "Thin"),
        ("-ThinItalic", "Thin Italic"), ("-UltraLight", "UltraLight"), ("-UltraLightItalic", "UltraLight Italic"),
      ], heros),
    SubstitutedFamily(
      "Arial", "Arial",
      [("MT", "Regular"), ("-ItalicMT", "Italic"), ("-BoldMT", "Bold"), ("-BoldItalicMT", "Bold Italic")], heros),
    SubstitutedFamily(
      "Times", "Times",
      [("-Roman", "Regular"), ("-Italic", "Italic"), ("-Bold", "Bold"), ("-BoldItalic", "Bold Italic")], termes),
    SubstitutedFamily(
      "Times New Roman", "TimesNewRomanPS",
      [("MT", "Regular"), ("-ItalicMT", "Italic"), ("-BoldMT", "Bold"), ("-BoldItalicMT", "Bold Italic")], termes),
    SubstitutedFamily(
      "Courier", "Courier",
      [("", "Regular"), ("-Oblique", "Oblique"), ("-Bold", "Bold"), ("-BoldOblique", "Bold Oblique")], cursor),
    SubstitutedFamily(
      "Courier New", "CourierNewPS",
      [("MT", "Regular"), ("-ItalicMT", "Italic"), ("-BoldMT", "Bold"), ("-BoldItalicMT", "Bold Italic")], cursor),
    SubstitutedFamily(
      "Georgia", "Georgia",
      [("", "Regular"), ("-Italic", "Italic"), ("-Bold", "Bold"), ("-BoldItalic", "Bold Italic")], ["Gelasio"]),
    SubstitutedFamily(
      "Menlo", "Menlo",
      [("-Regular", "Regular"), ("-Italic", "Italic"), ("-Bold", "Bold"), ("-BoldItalic", "Bold Italic")],
      ["DejaVu Sans Mono"]),
  ]

  /// Returns whether a name, ignoring case, is the family's, or a face's full or PostScript name.
  func answers(to name: String) -> Bool {
    let name = name.lowercased()
    return name == self.name.lowercased() || face(named: name) != nil
  }

  private func face(named lowercased: String) -> Face? {
    faces.first {
      $0.postScriptName.lowercased() == lowercased || "\(name) \($0.style)".lowercased() == lowercased
    }
  }

  /// Returns the faces of the first installed substitute, or `nil` if none is installed.
  func standIn(in catalog: FontCatalog) -> [FontFile]? {
    for family in standIns {
      let files = catalog.files(inFamily: family)
      if !files.isEmpty { return files }
    }
    return nil
  }

  /// Returns the substitute's nearest face, with the name of an iOS face.
  private func file(for face: Face, among files: [FontFile]) -> FontFile? {
    func distance(_ file: FontFile) -> Int {
      abs(file.weightClass - face.weightClass) + (file.isItalic == face.isItalic ? 0 : 1000)
    }
    guard var file = files.min(by: { distance($0) < distance($1) }) else { return nil }
    file.names = FaceNames(
      family: name, style: face.style, fullName: face.style == "Regular" ? name : "\(name) \(face.style)",
      postScriptName: face.postScriptName)
    file.weightClass = face.weightClass
    file.overrides = RecordedLineBox.named(face.postScriptName)?.overrides
    return file
  }

  /// Returns the substitute for a family, full, or PostScript name of iOS; for a family, its regular face.
  static func file(named name: String, in catalog: FontCatalog) -> FontFile? {
    guard let family = all.first(where: { $0.answers(to: name) }), let files = family.standIn(in: catalog) else {
      return nil
    }
    return family.file(for: family.face(named: name.lowercased()) ?? family.faces[0], among: files)
  }

  /// Returns the substitutes for the faces of an iOS family; empty if there are none.
  static func files(inFamily name: String, in catalog: FontCatalog) -> [FontFile] {
    guard let family = all.first(where: { $0.name.lowercased() == name.lowercased() }),
      let files = family.standIn(in: catalog)
    else { return [] }
    return family.faces.compactMap { family.file(for: $0, among: files) }
  }
}
