import FontEngine
import TextOutput

extension FontSource {
  /// Sets the axes of a variable face.
  ///
  /// - Throws: `CommandFailure` with status 65 if the face lacks an axis.
  static func varied(_ face: FontFace, _ settings: [VariationSetting]) throws(CommandFailure) -> FontFace {
    do {
      return try face.varied(settings)
    } catch {
      throw failure(error)
    }
  }
}

extension FontFace {
  /// The axes that are set, such as `wght=600 opsz=12`; empty if none is.
  var setAxes: String {
    variations.map { "\($0.tag)=\(NumberText.rounded($0.value, decimals: 2))" }.joined(separator: " ")
  }

  /// The full name with the axes that are set, by which instances of a face differ.
  var instanceName: String { variations.isEmpty ? names.fullName : "\(names.fullName) (\(setAxes))" }
}

extension ValueType where Value == [VariationSetting] {
  /// Values of axes, such as `wght=600,opsz=12`. A tag has four printable ASCII characters.
  static var axes: Self {
    Self(
      expectation: "axes and values, such as wght=600,opsz=12",
      read: { text in
        let settings = text.split(separator: ",", omittingEmptySubsequences: false).map { part -> VariationSetting? in
          let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          guard words.count == 2, words[0].utf8.count == 4, words[0].utf8.allSatisfy({ 0x20..<0x7F ~= $0 }),
            let value = StrictNumber.double(String(words[1]))
          else { return nil }
          return VariationSetting(OpenTypeTag(String(words[0])), value)
        }
        return settings.contains(nil) ? nil : settings.compactMap(\.self)
      }, spell: { settings in settings.map { "\($0.tag)=\(NumberText.shortest($0.value))" }.joined(separator: ",") })
  }
}
