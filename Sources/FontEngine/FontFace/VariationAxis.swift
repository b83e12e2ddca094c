import CHarfBuzz

/// An axis along which a variable face can be set.
public struct VariationAxis: Hashable, Sendable {
  /// The tag of the axis, such as `wght`.
  public let tag: OpenTypeTag
  /// The smallest value.
  public let minimum: Double
  /// The value that the face has unless the axis is set.
  public let defaultValue: Double
  /// The largest value.
  public let maximum: Double
  /// The name for people, such as "Weight", or `nil` if the font gives none.
  public let name: String?
  /// Whether the axis should not be offered to people.
  public let isHidden: Bool

  /// Creates an axis. Its range is extended to contain the default value.
  public init(
    tag: OpenTypeTag, minimum: Double, defaultValue: Double, maximum: Double, name: String? = nil,
    isHidden: Bool = false
  ) {
    self.tag = tag
    self.name = name
    self.isHidden = isHidden
    self.minimum = min(minimum, defaultValue)
    self.defaultValue = defaultValue
    self.maximum = max(maximum, defaultValue)
  }

  /// Returns the nearest value in the range of the axis.
  func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }

  /// Returns the axes of a face. The corresponding C function is `hb_ot_var_get_axis_infos`.
  static func reading(_ face: OpaquePointer) -> [VariationAxis] {
    var count = unsafe min(hb_ot_var_get_axis_count(face), UInt32(FontLimits.maximumAxes))
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      VariationAxis(
        tag: OpenTypeTag(rawValue: $0.tag), minimum: Double($0.min_value), defaultValue: Double($0.default_value),
        maximum: Double($0.max_value), name: unsafe FaceNames.entry(face, $0.name_id),
        isHidden: $0.flags.rawValue & galley_hb_ot_var_axis_flag_hidden != 0)
    }
  }
}
