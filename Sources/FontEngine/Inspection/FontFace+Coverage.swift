import CHarfBuzz

/// The number of characters of a script that a face maps to glyphs.
public struct ScriptCoverage: Hashable, Sendable {
  /// The script, an ISO 15924 tag such as `Latn`, or `Zyyy` for characters that scripts share.
  public let script: OpenTypeTag
  /// The number of characters.
  public let characters: Int
}

extension FontFace {
  /// The characters that the face maps to glyphs, as ranges of code points in ascending order.
  ///
  /// The corresponding C functions are `hb_face_collect_unicodes` and `hb_set_next_range`.
  public var characterRanges: [ClosedRange<UInt32>] { watchMemory { readCharacterRanges() } }

  private func readCharacterRanges() -> [ClosedRange<UInt32>] {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(harfBuzz.face, set)
    var ranges: [ClosedRange<UInt32>] = []
    var (first, last) = (galley_hb_set_value_invalid, galley_hb_set_value_invalid)
    while unsafe hb_set_next_range(set, &first, &last) != 0 {
      guard first < 0x11_0000 else { break }
      ranges.append(first...min(last, 0x10_FFFF))
    }
    return ranges
  }

  /// The scripts of the characters that the face maps, with the most frequent one first.
  ///
  /// Declared ranges in `OS/2` don't count, since they are often wrong. The corresponding C function is
  /// `hb_unicode_script`.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  public var scripts: [ScriptCoverage] {
    var counts: [OpenTypeTag: Int] = [:]
    // Neighbors mostly have the same script, so counting them first saves most of the lookups.
    var run: (script: OpenTypeTag, characters: Int) = ("Zyyy", 0)
    for range in characterRanges {
      for character in range {
        let script = Self.script(of: character)
        if script != run.script {
          if run.characters > 0 { counts[run.script, default: 0] += run.characters }
          run = (script, 0)
        }
        run.characters += 1
      }
    }
    if run.characters > 0 { counts[run.script, default: 0] += run.characters }
    return counts.map { ScriptCoverage(script: $0.key, characters: $0.value) }
      .sorted { ($1.characters, $0.script.rawValue) < ($0.characters, $1.script.rawValue) }
  }

  /// Returns the script of a character, an ISO 15924 tag. The corresponding C function is `hb_unicode_script`.
  public static func script(of character: UInt32) -> OpenTypeTag {
    unsafe OpenTypeTag(
      rawValue: hb_script_to_iso15924_tag(hb_unicode_script(hb_unicode_funcs_get_default(), character)))
  }
}
