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

  /// Creates an axis. Its range is extended to contain the default value.
  public init(tag: OpenTypeTag, minimum: Double, defaultValue: Double, maximum: Double) {
    self.tag = tag
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
        maximum: Double($0.max_value))
    }
  }
}

/// A value for one axis of a variable face. Values out of range are clamped.
public struct VariationSetting: Hashable, Sendable {
  /// The tag of the axis.
  public let tag: OpenTypeTag
  /// The value, in the units of the axis. Must be finite.
  public let value: Double

  /// Creates a setting of an axis.
  public init(_ tag: OpenTypeTag, _ value: Double) {
    self.tag = tag
    self.value = value
  }

  /// Returns settings in the order of the axes, at most one per axis (the last one wins), clamped to their ranges.
  ///
  /// - Throws: ``FontError/Reason/invalidAxisValue`` for a value that is not finite, or
  ///   ``FontError/Reason/noSuchAxis``.
  static func checked(
    _ settings: [VariationSetting], axes: [VariationAxis], subject: String
  ) throws(FontError) -> [VariationSetting] {
    for setting in settings {
      guard setting.value.isFinite else {
        throw FontError(
          .invalidAxisValue, operation: "hb_font_set_variations", subject: subject,
          detail: "the value \(setting.value) of axis '\(setting.tag)' is not finite")
      }
      guard axes.contains(where: { $0.tag == setting.tag }) else {
        throw FontError(
          .noSuchAxis, operation: "hb_font_set_variations", subject: subject,
          detail: axes.isEmpty ? "the face is not variable" : "the face has no axis '\(setting.tag)'")
      }
    }
    return axes.compactMap { axis in
      settings.last { $0.tag == axis.tag }.map { VariationSetting(axis.tag, axis.clamped($0.value)) }
    }
  }
}
