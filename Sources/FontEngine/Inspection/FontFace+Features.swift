import CHarfBuzz

/// A typographic feature of a face, such as small capitals, with the scripts and languages that it is for.
public struct LayoutFeature: Hashable, Sendable {
  /// The table of a feature.
  public enum Kind: String, Hashable, Sendable {
    /// Replaces glyphs (`GSUB`).
    case substitution
    /// Moves glyphs (`GPOS`).
    case positioning
  }

  /// A script and a language of it.
  public struct Language: Hashable, Sendable {
    /// The OpenType tag of the script, such as `latn` or `DFLT`.
    public let script: OpenTypeTag
    /// The OpenType tag of the language, such as `TRK `, or `nil` for all others.
    public let language: OpenTypeTag?
  }

  /// The table of the feature.
  public let kind: Kind
  /// The tag of the feature, such as `smcp`.
  public let tag: OpenTypeTag
  /// The name that the font gives to a stylistic set or a character variant, or `nil`.
  public let name: String?
  /// The scripts and languages, in the order of the font.
  public let languages: [Language]
}

extension FontFace {
  /// The features of `GSUB` and then `GPOS`, each in the order of their tags.
  ///
  /// At most ``FontLimits/maximumFeatureRecords`` features of scripts and languages are read from each table. The
  /// corresponding C functions are `hb_ot_layout_table_get_script_tags`, `hb_ot_layout_script_get_language_tags`,
  /// `hb_ot_layout_language_get_feature_indexes`, and `hb_ot_layout_feature_get_name_ids`.
  public var features: [LayoutFeature] {
    watchMemory {
      [("GSUB" as OpenTypeTag, LayoutFeature.Kind.substitution), ("GPOS", .positioning)].flatMap {
        FeatureReader(harfBuzz.shared, table: $0).features(kind: $1)
      }
    }
  }
}

/// Reads the features of one table.
private struct FeatureReader {
  private let shared: HarfBuzzFace
  private let table: hb_tag_t

  private struct Found {
    var name: String?
    var languages: [LayoutFeature.Language] = []
  }

  init(_ shared: HarfBuzzFace, table: OpenTypeTag) {
    self.shared = shared
    self.table = table.rawValue
  }

  func features(kind: LayoutFeature.Kind) -> [LayoutFeature] {
    var found: [OpenTypeTag: Found] = [:]
    var records = 0
    let tags = unsafe list { unsafe hb_ot_layout_table_get_feature_tags(shared.pointer, table, $0, $1, $2) }
    let scripts = unsafe list { unsafe hb_ot_layout_table_get_script_tags(shared.pointer, table, $0, $1, $2) }
    for (script, scriptTag) in scripts.enumerated() {
      let languages = unsafe list {
        unsafe hb_ot_layout_script_get_language_tags(shared.pointer, table, UInt32(script), $0, $1, $2)
      }
      // The first is the default language, which has no tag.
      for number in 0...languages.count {
        let index = number == 0 ? galley_hb_ot_layout_default_language_index : UInt32(number - 1)
        let language = LayoutFeature.Language(
          script: OpenTypeTag(rawValue: scriptTag),
          language: number == 0 ? nil : OpenTypeTag(rawValue: languages[number - 1]))
        let features = unsafe list {
          unsafe hb_ot_layout_language_get_feature_indexes(shared.pointer, table, UInt32(script), index, $0, $1, $2)
        }
        for feature in features where Int(feature) < tags.count {
          records += 1
          guard records <= FontLimits.maximumFeatureRecords else { return sorted(found, kind) }
          add(language, OpenTypeTag(rawValue: tags[Int(feature)]), feature, to: &found)
        }
      }
    }
    return sorted(found, kind)
  }

  private func add(
    _ language: LayoutFeature.Language, _ tag: OpenTypeTag, _ feature: UInt32, to found: inout [OpenTypeTag: Found]
  ) {
    if found[tag] == nil { found[tag] = Found(name: name(of: feature)) }
    // A table may list a feature several times for one language.
    if found[tag]?.languages.last != language { found[tag]?.languages.append(language) }
  }

  private func sorted(_ found: [OpenTypeTag: Found], _ kind: LayoutFeature.Kind) -> [LayoutFeature] {
    found.map { LayoutFeature(kind: kind, tag: $0.key, name: $0.value.name, languages: $0.value.languages) }
      .sorted { $0.tag.rawValue < $1.tag.rawValue }
  }

  private func name(of feature: UInt32) -> String? {
    var label = galley_hb_ot_name_id_invalid
    guard
      unsafe hb_ot_layout_feature_get_name_ids(shared.pointer, table, feature, &label, nil, nil, nil, nil) != 0
    else { return nil }
    return unsafe FaceNames.entry(shared.pointer, label)
  }

  /// Returns all values of a list, of which `read` stores some from an index on and returns the total.
  private func list(_ read: (UInt32, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> UInt32)
    -> [UInt32]
  {
    var count: UInt32 = 0
    let total = unsafe read(0, &count, nil)
    guard total > 0 else { return [] }
    var values = [UInt32](repeating: 0, count: Int(total))
    count = total
    unsafe _ = read(0, &count, &values)
    return Array(values.prefix(Int(count)))
  }
}
