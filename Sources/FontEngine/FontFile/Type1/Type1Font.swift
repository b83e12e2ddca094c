import CFreeType
import Glibc

/// The contents of a Type 1 font, read by FreeType once, when the font is opened.
struct Type1Font {
  struct Glyph {
    var name: String
    var advance: Int
    var bounds: GlyphBounds
  }

  var unitsPerEm = 1000
  var family = ""
  var style = ""
  var postScriptName = ""
  var ascender = 0
  var descender = 0
  var height = 0
  var underlinePosition = 0
  var underlineThickness = 0
  var italicAngle = 0.0
  var weight = 400
  var isMonospaced = false
  var isItalic = false
  var isBold = false
  var glyphs: [Glyph] = []
  /// The characters with their glyphs, sorted by character.
  var characters: [(character: UInt32, glyph: UInt16)] = []
  var kernPairs: [KernPair] = []

  /// A pair of glyphs and the adjustment of the distance between them, in font units.
  struct KernPair: Hashable {
    var left: UInt16
    var right: UInt16
    var value: Int16
  }

  /// Reads a font.
  ///
  /// The corresponding C functions are `FT_New_Memory_Face`, `FT_Get_PS_Font_Info`, `FT_Load_Glyph`, and
  /// `FT_Get_Next_Char`.
  ///
  /// - Throws: ``FontError/Reason/malformed``, ``FontError/Reason/unusable``, ``FontError/Reason/tooLarge``, or
  ///   ``FontError/Reason/resourceExhausted``.
  init(_ bytes: FontBytes, subject: String) throws(FontError) {
    let read = try unsafe FreeTypeLibrary.withFace(
      bytes, index: 0, subject: subject, reserve: Self.reserve(for: bytes)
    ) { (face) throws(FontError) -> Type1Font in
      var font = Type1Font()
      unsafe font.readHeader(face)
      try unsafe font.readGlyphs(face, subject: subject)
      unsafe font.readCharacters(face)
      return font
    }
    self = read
    guard !characters.isEmpty else {
      throw FontError(
        .unusable, operation: "FT_Get_First_Char", subject: subject,
        detail: "no glyph of the Type 1 font has the name of a character")
    }
  }

  private init() {}

  /// The memory to set aside while FreeType reads a font, so that it does not crash if memory runs out.
  ///
  /// FreeType unpacks the font and copies its tables whenever they grow, which takes a few times the size of the file.
  /// It does so until the call in which memory ran out returns, or has to do without after all.
  static func reserve(for bytes: FontBytes) -> Int { min(4 << 20 + 16 * bytes.count, 64 << 20) }

  /// Returns a slant in whole degrees.
  ///
  /// Since version 2.14.2, FreeType has the angle in 1/65,536 of a degree, and before it in whole degrees. The loaded version
  /// may be another than that of the header, so the number tells: no slant has so many degrees, or so small a part of one.
  static func degrees(ofItalicAngle angle: FT_Long) -> Double {
    abs(angle) <= 360 ? Double(angle) : (Double(angle) / 65536).rounded(.towardZero)
  }

  private mutating func readHeader(_ face: FT_Face) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String? {
      unsafe pointer.map {
        let length = unsafe strnlen($0, FontLimits.maximumNameLength)
        return unsafe String(decoding: UnsafeRawBufferPointer(start: $0, count: length), as: UTF8.self)
      }
    }
    let record = unsafe face.pointee
    unitsPerEm = unsafe min(max(16, Int(record.units_per_EM)), 16384)
    ascender = unsafe Int(record.ascender)
    descender = unsafe Int(record.descender)
    height = unsafe Int(record.height)
    underlinePosition = unsafe Int(record.underline_position)
    underlineThickness = unsafe Int(record.underline_thickness)
    isMonospaced = unsafe record.face_flags & galley_ft_face_flag_fixed_width != 0
    isItalic = unsafe record.style_flags & galley_ft_style_flag_italic != 0
    isBold = unsafe record.style_flags & galley_ft_style_flag_bold != 0
    unsafe postScriptName = text(FT_Get_Postscript_Name(face)) ?? "Unnamed"
    unsafe family = text(record.family_name) ?? postScriptName
    unsafe style = text(record.style_name) ?? "Regular"
    var info = unsafe PS_FontInfoRec()
    if unsafe FT_Get_PS_Font_Info(face, &info) == 0 {
      unsafe italicAngle = Self.degrees(ofItalicAngle: info.italic_angle)
      unsafe weight = Self.weight(named: text(info.weight) ?? "") ?? (isBold ? 700 : 400)
    }
  }

  /// Returns the weight on the scale of `OS/2` for a name from Adobe's Technical Note 5088 or from makers of Type 1
  /// fonts.
  private static func weight(named name: String) -> Int? {
    let weights = [
      "thin": 100, "ultralight": 200, "extralight": 200, "light": 300, "book": 400, "regular": 400, "normal": 400,
      "roman": 400, "medium": 500, "semibold": 600, "demi": 600, "demibold": 600, "bold": 700, "extrabold": 800,
      "heavy": 800, "black": 900, "ultra": 900,
    ]
    return weights[name.lowercased().filter { $0 != " " && $0 != "-" }]
  }

  private mutating func readGlyphs(_ face: FT_Face, subject: String) throws(FontError) {
    let count = unsafe Int(face.pointee.num_glyphs)
    guard (1...FontLimits.maximumType1Glyphs).contains(count) else {
      throw FontError(
        count < 1 ? .unusable : .tooLarge, operation: "FT_New_Memory_Face", subject: subject,
        detail: "the Type 1 font has \(count) glyphs; 1 to \(FontLimits.maximumType1Glyphs) are allowed")
    }
    let end = ThreadClock.now() + Int(FontLimits.maximumType1Seconds * 1e9)
    var name = [CChar](repeating: 0, count: 128)
    var points = 0
    for index in 0..<count {
      if ThreadClock.now() > end {
        throw FontError(
          .unusable, operation: "FT_Load_Glyph", subject: subject, detail: "the glyphs take too long to interpret")
      }
      try unsafe FreeTypeLibrary.checkMemory(of: face, subject)
      let nameFailed = unsafe FT_Get_Glyph_Name(face, FT_UInt(index), &name, FT_UInt(name.count)) != 0
      var glyph = Glyph(
        name: nameFailed ? "" : String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self),
        advance: 0, bounds: .empty)
      // A glyph that FreeType cannot interpret has no width.
      if unsafe FT_Load_Glyph(face, FT_UInt(index), galley_ft_load_no_scale) == 0,
        let slot = unsafe face.pointee.glyph
      {
        let limit = Int(FontLimits.maximumAdvance) * unitsPerEm
        glyph.advance = unsafe min(max(0, Int(slot.pointee.metrics.horiAdvance)), min(limit, 65535))
        unsafe points += max(0, Int(slot.pointee.outline.n_points))
        guard points <= FontLimits.maximumType1Points else {
          throw FontError(
            .tooLarge, operation: "FT_Load_Glyph", subject: subject,
            detail: "the glyphs have more than the \(FontLimits.maximumType1Points) points allowed")
        }
        var box = FT_BBox()
        if unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 {
          glyph.bounds = GlyphBounds(
            minX: Double(box.xMin), minY: Double(box.yMin), maxX: Double(box.xMax), maxY: Double(box.yMax))
        }
      }
      glyphs.append(glyph)
    }
  }

  private mutating func readCharacters(_ face: FT_Face) {
    guard unsafe FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { return }
    var glyph: FT_UInt = 0
    var character = unsafe FT_Get_First_Char(face, &glyph)
    while glyph != 0, character < 0x11_0000, characters.count < 0x11_0000 {
      if glyph < glyphs.count { characters.append((UInt32(character), UInt16(glyph))) }
      let next = unsafe FT_Get_Next_Char(face, character, &glyph)
      guard next > character else { break }
      character = next
    }
  }
}
