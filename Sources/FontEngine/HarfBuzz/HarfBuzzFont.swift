import CHarfBuzz

/// An immutable HarfBuzz font: a face at a variation, a size, and a slant.
///
/// One font unit is ``subunits`` HarfBuzz units: 1 for faces with all axes at their defaults, so that advances are
/// whole font units, and 64 for others, since HarfBuzz rounds variation deltas to the scale. A size-adjust of p/q
/// multiplies that by p and the units per em by q, so that it does not lose precision either.
@safe
final class HarfBuzzFont: @unchecked Sendable {
  // Proof of @unchecked Sendable: the object is immutable after `init` (hb_font_make_immutable), HarfBuzz's own caches
  // in it are lock-free, and its hb-ot functions share nothing else.
  let shared: HarfBuzzFace
  let font: OpaquePointer
  /// The font without its slant. HarfBuzz 6 returns the bounds of glyphs as designed, and HarfBuzz 7 those of slanted
  /// glyphs.
  let upright: OpaquePointer
  let setting: FontSetting.Shaping
  /// The bounds of glyphs that are slow to vary; otherwise `nil`.
  let variedBounds: VariedBounds?
  let loneGlyphs = LoneGlyphs()
  /// The number of HarfBuzz units in one font unit of the face as designed.
  let subunits: Int
  /// The number of HarfBuzz units in an em of the face as set.
  let advanceUnitsPerEm: Int

  var face: OpaquePointer { unsafe shared.pointer }

  /// Creates a font. If memory runs out, nothing has a width in it, and ``MemoryWatch`` records that.
  ///
  /// The face hides `trak` from HarfBuzz, which is left to ``SizedAdvances``. The corresponding C functions
  /// are `hb_font_create`, `hb_font_set_scale`, `hb_font_set_variations`, `hb_font_set_ppem`, and
  /// `hb_font_set_synthetic_slant`.
  convenience init(_ shared: HarfBuzzFace, _ setting: FontSetting.Shaping) {
    // One pixel per point: the layout is in points and does not depend on the pixels of a screen.
    self.init(shared, setting, pixelsPerEm: setting.pointSize)
  }

  /// Returns the font at a number of pixels per em, by which bitmaps are chosen.
  func sized(pixelsPerEm: Int) -> HarfBuzzFont { HarfBuzzFont(shared, setting, pixelsPerEm: Double(pixelsPerEm)) }

  private init(_ shared: HarfBuzzFace, _ setting: FontSetting.Shaping, pixelsPerEm: Double?) {
    let fine = setting.variations.isEmpty ? 1 : 64
    subunits = fine * setting.sizeAdjust.numerator
    advanceUnitsPerEm = shared.unitsPerEm * fine * setting.sizeAdjust.denominator
    self.shared = shared
    self.setting = setting
    variedBounds = setting.variations.isEmpty || shared.variedPoints.isEmpty ? nil : VariedBounds()
    let scale = Int32(clamping: shared.unitsPerEm * subunits)
    func make(slant: Double) -> OpaquePointer {
      unsafe shared.memory.watch { unsafe Self.makeFont(shared.pointer, setting, slant, scale: scale, pixelsPerEm) }
    }
    unsafe font = make(slant: setting.slant)
    unsafe upright = setting.slant == 0 ? hb_font_reference(font) : make(slant: 0)
  }

  private static func makeFont(
    _ face: OpaquePointer, _ setting: FontSetting.Shaping, _ slant: Double, scale: Int32, _ pixelsPerEm: Double?
  ) -> OpaquePointer {
    let font: OpaquePointer = unsafe hb_font_create(face)
    unsafe hb_font_set_scale(font, scale, scale)
    if !setting.variations.isEmpty {
      var settings = setting.variations.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      unsafe hb_font_set_variations(font, &settings, UInt32(settings.count))
    }
    if let pixelsPerEm {
      let pixels = UInt32(max(1, min(pixelsPerEm.rounded(), Double(FontLimits.maximumPixelsPerEm))))
      unsafe hb_font_set_ppem(font, pixels, pixels)
    }
    if slant != 0 { unsafe hb_font_set_synthetic_slant(font, Float(slant)) }
    unsafe hb_font_make_immutable(font)
    return unsafe font
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_font_destroy(upright)
  }

  var bytes: FontBytes { shared.bytes }
  var unitsPerEm: Int { shared.unitsPerEm }
}
