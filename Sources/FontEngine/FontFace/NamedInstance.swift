import CHarfBuzz

/// A point on a variable face's axes that the designer named.
public struct NamedInstance: Hashable, Sendable {
  /// The name of the style, such as "Semi Bold". The full name is the family followed by this name.
  public let name: String
  /// The PostScript name from `fvar` or, if there is none, the names of family and style joined by a hyphen.
  public let postScriptName: String
  /// The position of the instance: a value for every axis.
  public let coordinates: [VariationSetting]

  /// Returns the named instances of a face.
  ///
  /// The corresponding C functions are `hb_ot_var_named_instance_get_subfamily_name_id`,
  /// `hb_ot_var_named_instance_get_postscript_name_id`, and `hb_ot_var_named_instance_get_design_coords`.
  static func reading(_ face: HarfBuzzFace, family: String) -> [NamedInstance] {
    guard !face.axes.isEmpty else { return [] }
    let count = unsafe hb_ot_var_get_named_instance_count(face.pointer)
    return (0..<min(count, UInt32(FontLimits.maximumInstances))).map { index in
      // The buffer holds every axis of the file, including those beyond the limit.
      var length = unsafe hb_ot_var_get_axis_count(face.pointer)
      var values = [Float](repeating: 0, count: Int(length))
      unsafe _ = hb_ot_var_named_instance_get_design_coords(face.pointer, index, &length, &values)
      let coordinates = zip(face.axes, values).map { axis, value in
        VariationSetting(axis.tag, axis.clamped(Double(value)))
      }
      let name = unsafe FaceNames.entry(
        face.pointer, hb_ot_var_named_instance_get_subfamily_name_id(face.pointer, index))
      let style = name ?? "Instance \(index + 1)"
      let postScript = unsafe FaceNames.entry(
        face.pointer, hb_ot_var_named_instance_get_postscript_name_id(face.pointer, index))
      let prefix = unsafe FaceNames.entry(face.pointer, 25) ?? family
      return NamedInstance(
        name: style, postScriptName: postScript ?? FaceNames.postScript("\(prefix)-\(style)"),
        coordinates: coordinates)
    }
  }
}

extension FaceNames {
  /// Returns the names of a face at axis values: those of the instance with these values, else the face's own.
  func varied(_ variations: [VariationSetting], instances: [NamedInstance], axes: [VariationAxis]) -> FaceNames {
    guard !variations.isEmpty else { return self }
    let coordinates = axes.map { axis in
      variations.first { $0.tag == axis.tag } ?? VariationSetting(axis.tag, axis.defaultValue)
    }
    guard let instance = instances.first(where: { $0.coordinates == coordinates }) else { return self }
    return named(instance)
  }

  /// Returns the names of an instance of the face that has these names.
  func named(_ instance: NamedInstance) -> FaceNames {
    FaceNames(
      family: family, style: instance.name, fullName: "\(family) \(instance.name)",
      postScriptName: instance.postScriptName, legacyFamily: legacyFamily)
  }

  /// Removes all but ASCII letters, digits, and hyphens, as Adobe's Technical Note 5902 derives PostScript names.
  static func postScript(_ name: String) -> String {
    String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
  }
}
