import CFontconfig

extension SystemFonts {
  /// Returns the face that a Fontconfig pattern describes, or `nil` if the pattern names no file.
  static func file(_ pattern: OpaquePointer) -> FontFile? {
    guard let path = unsafe string(pattern, FC_FILE) else { return nil }
    let index = UInt32(truncatingIfNeeded: unsafe integer(pattern, FC_INDEX) ?? 0)
    // The upper 16 bits of the index number the named instances from 1; 0 is the face itself.
    let instance = Int(index >> 16 & 0x7FFF)
    let (weights, widths) = unsafe (range(pattern, FC_WEIGHT), range(pattern, FC_WIDTH))
    let weight = FcWeightToOpenTypeDouble(weights.map { max($0.lowerBound, min(80, $0.upperBound)) } ?? 80)
    var file = FontFile(
      path: path, index: Int(index & 0xFFFF), names: unsafe names(pattern, path: path, isInstance: instance > 0),
      weightClass: Int(min(max(weight, 1), 1000).rounded()), slant: unsafe slant(pattern),
      width: widths.map { max($0.lowerBound, min(100, $0.upperBound)) } ?? 100)
    if instance > 0 { file.instance = instance - 1 }
    if unsafe isVariable(pattern) {
      let axes: [(OpenTypeTag, ClosedRange<Double>?)] = [
        (
          "wght",
          weights.map { FcWeightToOpenTypeDouble($0.lowerBound)...FcWeightToOpenTypeDouble($0.upperBound) }
        ),
        ("wdth", widths),
      ]
      let defaults = ["wght": Double(file.weightClass), "wdth": file.width]
      file.axes = axes.compactMap { tag, range in
        guard let range, range.lowerBound < range.upperBound else { return nil }
        let value = defaults[tag.description] ?? range.lowerBound
        return VariationAxis(tag: tag, minimum: range.lowerBound, defaultValue: value, maximum: range.upperBound)
      }
    }
    return file
  }

  /// Returns the names of a face.
  ///
  /// The names of an instance combine the family and the style: Fontconfig has the same full and PostScript name for
  /// all instances, which FreeType derives from the file.
  private static func names(_ pattern: OpaquePointer, path: String, isInstance: Bool) -> FaceNames {
    let family = unsafe string(pattern, FC_FAMILY) ?? path
    let style = unsafe string(pattern, FC_STYLE) ?? "Regular"
    let own = isInstance ? nil : unsafe string(pattern, FC_FULLNAME)
    let full = own ?? "\(family) \(style)"
    let postScript =
      isInstance ? FaceNames.postScript("\(family)-\(style)") : unsafe string(pattern, FC_POSTSCRIPT_NAME)
    return FaceNames(family: family, style: style, fullName: full, postScriptName: postScript ?? full)
  }

  /// Returns whether a pattern describes all settings of a variable face. The C function is `FcPatternGetBool`.
  static func isVariable(_ pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, FC_VARIABLE, 0, &value) == FcResultMatch && value == galley_fc_true
  }

  private static func slant(_ pattern: OpaquePointer) -> FontSlant {
    switch unsafe integer(pattern, FC_SLANT) ?? 0 {
    case Int(galley_fc_slant_italic): .italic
    case Int(galley_fc_slant_oblique): .oblique
    default: .upright
    }
  }

  static func slant(_ slant: FontSlant) -> Int32 {
    switch slant {
    case .upright: galley_fc_slant_roman
    case .italic: galley_fc_slant_italic
    case .oblique: galley_fc_slant_oblique
    }
  }

  /// Returns the range of a property; a single number is a range of one value.
  ///
  /// The C functions are `FcPatternGetRange` and `FcPatternGetDouble`.
  private static func range(_ pattern: OpaquePointer, _ property: String) -> ClosedRange<Double>? {
    var number = 0.0
    if unsafe FcPatternGetDouble(pattern, property, 0, &number) == FcResultMatch, number.isFinite {
      return number...number
    }
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard unsafe FcPatternGetRange(pattern, property, 0, &range) == FcResultMatch, let range = unsafe range,
      unsafe FcRangeGetDouble(range, &low, &high) == galley_fc_true, low <= high
    else { return nil }
    return low...high
  }
}
