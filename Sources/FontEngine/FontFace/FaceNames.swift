import CHarfBuzz

/// The names of a face, in English, from its `name` table.
public struct FaceNames: Hashable, Sendable {
  /// The typographic family (name 16) or, if there is none, the family (name 1).
  public var family: String
  /// The typographic style (name 17) or, if there is none, the style (name 2).
  public var style: String
  /// The full name (name 4) or, if there is none, the family and the style.
  public var fullName: String
  /// The PostScript name (name 6) or, if there is none, the full name without spaces.
  public var postScriptName: String
  /// The family of name 1, which at most four faces share.
  public var legacyFamily: String

  /// Creates names for a face that is not open yet.
  public init(family: String, style: String, fullName: String, postScriptName: String, legacyFamily: String? = nil) {
    self.family = family
    self.style = style
    self.fullName = fullName
    self.postScriptName = postScriptName
    self.legacyFamily = legacyFamily ?? family
  }

  /// Reads the names of a face. A missing name is replaced as described for its property.
  init(reading face: OpaquePointer) {
    func name(_ id: UInt32) -> String? { unsafe Self.entry(face, id) }
    let legacy = name(1) ?? "Unnamed"
    let family = name(16) ?? legacy
    let style = name(17) ?? name(2) ?? "Regular"
    let full = name(4) ?? "\(family) \(style)"
    self.init(
      family: family, style: style, fullName: full,
      postScriptName: name(6) ?? String(full.filter { $0 != " " }), legacyFamily: legacy)
  }

  /// Returns an entry of the `name` table, or `nil` if it is missing or empty.
  ///
  /// It is truncated to ``FontLimits/maximumNameLength`` bytes. The corresponding C function is `hb_ot_name_get_utf8`.
  static func entry(_ face: OpaquePointer, _ id: hb_ot_name_id_t) -> String? {
    // Marks an instance or a feature without a name.
    guard id != galley_hb_ot_name_id_invalid else { return nil }
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    var length = unsafe Int(hb_ot_name_get_utf8(face, id, nil, &size, &buffer))
    if length >= buffer.count {
      length = min(length, FontLimits.maximumNameLength)
      buffer = [CChar](repeating: 0, count: length + 1)
      size = UInt32(buffer.count)
      unsafe _ = hb_ot_name_get_utf8(face, id, nil, &size, &buffer)
    }
    return size == 0 ? nil : String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
