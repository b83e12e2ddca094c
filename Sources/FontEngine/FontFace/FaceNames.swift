import CHarfBuzz

/// The names that a face gives itself, in English, from its `name` table.
public struct FaceNames: Hashable, Sendable {
  /// The typographic family (name 16), else the family (name 1).
  public var family: String
  /// The typographic style (name 17), else the style (name 2).
  public var style: String
  /// The full name (name 4), else family and style.
  public var fullName: String
  /// The PostScript name (name 6), else the full name without spaces.
  public var postScriptName: String
  /// The family of name 1, in which at most four faces share a name.
  public var legacyFamily: String

  /// Names given by hand, for a face that is not opened yet.
  public init(family: String, style: String, fullName: String, postScriptName: String, legacyFamily: String? = nil) {
    self.family = family
    self.style = style
    self.fullName = fullName
    self.postScriptName = postScriptName
    self.legacyFamily = legacyFamily ?? family
  }

  /// Reads the names; a missing one falls back as its property says.
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

  /// One entry of the `name` table, cut to ``FontLimits/maximumNameLength`` bytes; nil when it is missing or empty.
  /// The corresponding C function is `hb_ot_name_get_utf8`.
  static func entry(_ face: OpaquePointer, _ id: UInt32) -> String? {
    guard id != Self.missing else { return nil }
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

  /// `HB_OT_NAME_ID_INVALID`: an instance without a name.
  private static let missing: UInt32 = 0xFFFF
}
