extension FontFace {
  /// Returns the same face with other measures.
  ///
  /// Glyphs and advances stay the same, unless there is a ``MetricOverrides/sizeAdjust``. Both faces share the bytes in
  /// memory.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  public func overridingMetrics(_ overrides: MetricOverrides) throws(FontError) -> FontFace {
    var setting = setting
    setting.overrides = overrides
    return try set(setting)
  }

  /// Returns the same face with the line box that another rule chooses.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  public func choosingLineBox(by rule: FaceMetrics.LineBoxRule) throws(FontError) -> FontFace {
    if rule == lineBoxRule { return self }
    var setting = setting
    setting.lineBoxRule = rule
    return try set(setting)
  }

  /// Returns the same face with the advances of emoji that another font has.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  func choosingEmojiAdvances(_ advances: EmojiAdvances) throws(FontError) -> FontFace {
    var setting = setting
    setting.emojiAdvances = advances
    return try set(setting)
  }

  /// Returns the same face with a synthesized slant and weight. Its advances stay the same, and its ink changes.
  ///
  /// ``outline(of:)`` is sheared by the slant, and has to be stroked with the weight. The synthesis replaces an earlier
  /// one.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  public func synthesized(_ synthesis: FontSynthesis) throws(FontError) -> FontFace {
    if synthesis == self.synthesis { return self }
    var setting = setting
    setting.synthesis = synthesis
    return try set(setting)
  }

  /// Returns the same face at other axis values. Axes that are not given have their defaults; values out of range are
  /// clamped.
  ///
  /// - Throws: ``FontError/Reason/invalidAxisValue`` for a value that is not finite, ``FontError/Reason/noSuchAxis``,
  ///   or ``FontError/Reason/resourceExhausted``.
  public func varied(_ variations: [VariationSetting]) throws(FontError) -> FontFace {
    var setting = setting
    setting.variations = try VariationSetting.checked(variations, axes: axes, subject: source)
    return try set(setting)
  }

  /// Returns the face at the instance with an index in ``namedInstances``.
  ///
  /// - Throws: ``FontError/Reason/noSuchFace`` if there is no such instance, or ``FontError/Reason/resourceExhausted``.
  public func instance(_ number: Int) throws(FontError) -> FontFace {
    guard namedInstances.indices.contains(number) else {
      throw FontError(
        .noSuchFace, operation: "instance", subject: source,
        detail: "the face has \(namedInstances.count) named instances, and none with number \(number)")
    }
    return try varied(namedInstances[number].coordinates)
  }

  /// Returns the face at the instance with a name or PostScript name, compared case-insensitively.
  ///
  /// - Throws: ``FontError/Reason/noSuchFace`` if there is no such instance, or ``FontError/Reason/resourceExhausted``.
  public func instance(named name: String) throws(FontError) -> FontFace {
    let key = name.lowercased()
    let number = namedInstances.firstIndex {
      $0.postScriptName.lowercased() == key || $0.name.lowercased() == key
    }
    guard let number else {
      throw FontError(
        .noSuchFace, operation: "instance", subject: source, detail: "the face has no instance '\(name)'")
    }
    return try instance(number)
  }
}
