import CHarfBuzz

extension HarfBuzzFont {
  /// Returns the lookups of `GSUB` and of `GPOS` that HarfBuzz applies to left-to-right text in a script and language, with
  /// features for the whole text. Lookups that their rules start are not among them.
  ///
  /// The corresponding C functions are `hb_shape_plan_create2` and `hb_ot_shape_plan_collect_lookups`.
  func planLookups(
    _ script: OpenTypeTag, _ language: hb_language_t?, _ features: [hb_feature_t] = []
  ) -> (substitutions: [Int], positions: [Int]) {
    shared.memory.watch { unsafe lookups(script, language, features) }
  }

  private func lookups(
    _ script: OpenTypeTag, _ language: hb_language_t?, _ features: [hb_feature_t]
  ) -> (substitutions: [Int], positions: [Int]) {
    var properties = unsafe hb_segment_properties_t()
    unsafe properties.direction = HB_DIRECTION_LTR
    unsafe properties.script = hb_script_from_iso15924_tag(script.rawValue)
    unsafe properties.language = language
    var count: UInt32 = 0
    let coordinates = unsafe hb_font_get_var_coords_normalized(font, &count)
    let plan = unsafe hb_shape_plan_create2(
      face, &properties, features, UInt32(features.count), coordinates, count, Shaper.shapers)
    let lookups = unsafe hb_set_create()
    defer {
      unsafe hb_set_destroy(lookups)
      unsafe hb_shape_plan_destroy(plan)
    }
    func indices(_ table: OpenTypeTag) -> [Int] {
      unsafe hb_set_clear(lookups)
      unsafe hb_ot_shape_plan_collect_lookups(plan, table.rawValue, lookups)
      var indices: [Int] = []
      var lookup = galley_hb_set_value_invalid
      while unsafe hb_set_next(lookups, &lookup) != 0 { indices.append(Int(lookup)) }
      return indices
    }
    return (indices("GSUB"), indices("GPOS"))
  }
}
