import CHarfBuzz

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
