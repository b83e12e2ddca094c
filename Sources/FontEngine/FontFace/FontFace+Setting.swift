extension FontFace {
  /// The same face with other measures; glyphs and advances stay, unless there is a ``MetricOverrides/sizeAdjust``, and
  /// so do the bytes in memory.
  public func overridingMetrics(_ overrides: MetricOverrides) -> FontFace {
    var setting = setting
    setting.overrides = overrides
    return set(setting)
  }

  /// The same face with the line box that another rule chooses.
  public func choosingLineBox(by rule: FaceMetrics.LineBoxRule) -> FontFace {
    if rule == lineBoxRule { return self }
    var setting = setting
    setting.lineBoxRule = rule
    return set(setting)
  }

  /// The same face with a slant and a weight that are drawn: its advances stay, and its ink grows.
  ///
  /// Whoever draws must do the same: shear by the slant, then stroke with the weight. Replaces an earlier synthesis.
  public func synthesized(_ synthesis: FontSynthesis) -> FontFace {
    if synthesis == self.synthesis { return self }
    var setting = setting
    setting.synthesis = synthesis
    return set(setting)
  }

  /// The same face at another place among its axes; axes that are not given have their defaults.
  ///
  /// Throws ``FontError/Reason/invalidAxisValue`` and ``FontError/Reason/noSuchAxis``; values out of range are clamped.
  public func varied(_ variations: [VariationSetting]) throws(FontError) -> FontFace {
    var setting = setting
    setting.variations = try VariationSetting.checked(variations, axes: axes, subject: source)
    return set(setting)
  }

  /// The face at a place that has a name, counted as in ``namedInstances``.
  ///
  /// Throws ``FontError/Reason/noSuchFace`` when there is no such instance.
  public func instance(_ number: Int) throws(FontError) -> FontFace {
    guard namedInstances.indices.contains(number) else {
      throw FontError(
        .noSuchFace, operation: "instance", subject: source,
        detail: "the face has \(namedInstances.count) named instances, and none with number \(number)")
    }
    return try varied(namedInstances[number].coordinates)
  }

  /// The face at a place that has a name: the instance's own or its PostScript name, whatever the case.
  ///
  /// Throws ``FontError/Reason/noSuchFace`` when there is no such instance.
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
