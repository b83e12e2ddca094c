import CHarfBuzz

/// The baselines of a script, from the `BASE` table, in font units.
public struct ScriptBaselines: Hashable, Sendable {
  /// A baseline and its position.
  public struct Line: Hashable, Sendable {
    /// The tag of the baseline, such as `romn`.
    public let tag: OpenTypeTag
    /// The position: upward in horizontal lines, to the right in vertical ones.
    public let position: Double
  }

  /// The OpenType tag of the script, such as `latn` or `DFLT`.
  public let script: OpenTypeTag
  /// Whether the baselines are those of vertical lines.
  public let isVertical: Bool
  /// The baselines, in the order of the table.
  public let lines: [Line]
  /// The lowest ink that a line should have room for, or `nil` if the table doesn't state it.
  public let minimum: Double?
  /// The highest ink that a line should have room for, or `nil` if the table doesn't state it.
  public let maximum: Double?
}

extension FontFace {
  /// The baselines of each script in the `BASE` table, those of horizontal lines first.
  ///
  /// ``baseline(_:script:language:isVertical:)`` looks up a single one by the script of a text. The corresponding C
  /// function is `hb_ot_layout_get_baseline`.
  public var scriptBaselines: [ScriptBaselines] {
    let table = harfBuzz.shared.tables["BASE"]
    return watchMemory {
      [false, true].flatMap { isVertical in
        scriptBaselines(table, axis: table.unsigned16(at: isVertical ? 6 : 4), isVertical: isVertical)
      }
    }
  }

  private func scriptBaselines(_ table: FontData, axis: Int, isVertical: Bool) -> [ScriptBaselines] {
    guard axis != 0, let tags = table.uint16(at: axis), let list = table.uint16(at: axis + 2) else { return [] }
    let names = (0..<table.unsigned16(at: axis + Int(tags))).compactMap {
      table.uint32(at: axis + Int(tags) + 2 + 4 * $0)
    }
    let start = axis + Int(list)
    let unit = Double(harfBuzz.unitsPerEm) / Double(harfBuzz.advanceUnitsPerEm)
    let defaultLanguage: OpenTypeTag = "dflt"
    return (0..<table.unsigned16(at: start)).compactMap { index in
      let record = start + 2 + 6 * index
      guard let script = table.uint32(at: record), let offset = table.uint16(at: record + 4) else { return nil }
      // There is a limited number of registered baselines, and the tags of a damaged table may be many.
      let lines = names.prefix(FontLimits.maximumBaselines).compactMap { name -> ScriptBaselines.Line? in
        var position: hb_position_t = 0
        let found = unsafe hb_ot_layout_get_baseline(
          harfBuzz.font, hb_ot_layout_baseline_tag_t(name), isVertical ? HB_DIRECTION_TTB : HB_DIRECTION_LTR, script,
          defaultLanguage.rawValue, &position)
        return found == 0
          ? nil : ScriptBaselines.Line(tag: OpenTypeTag(rawValue: name), position: Double(position) * unit)
      }
      // BaseScript: the offset of the default MinMax table, whose offsets lead to coordinates.
      let scriptTable = start + Int(offset)
      let limits = table.unsigned16(at: scriptTable + 2)
      func limit(_ offset: Int) -> Double? {
        guard limits != 0, let coordinate = table.uint16(at: scriptTable + limits + offset), coordinate != 0
        else { return nil }
        return table.int16(at: scriptTable + limits + Int(coordinate) + 2).map { Double($0) * sizeAdjust }
      }
      return ScriptBaselines(
        script: OpenTypeTag(rawValue: script), isVertical: isVertical, lines: lines, minimum: limit(0),
        maximum: limit(2))
    }
  }
}
