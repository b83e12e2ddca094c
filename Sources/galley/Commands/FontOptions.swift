import FontEngine
import FontReports
import TextOutput

extension FontSource {
  static let help = """
    a font file, the name of a family or face, such as Palatino or Helvetica-Bold, or system; FILE#1 is the second face \
    of a collection
    """
}

extension ValueType where Value == FaceChoice {
  /// A face of a file or family: a number, or a name.
  static var face: Self {
    Self(expectation: "the number or the name of a face", read: { FaceChoice($0) }, spell: \.description)
  }
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

extension ValueType where Value == [FontFeature] {
  /// Settings of OpenType features; see ``FeatureSettings``.
  static var features: Self {
    Self(
      expectation: "OpenType features such as smcp,-liga,ss01=2", read: FeatureSettings.features,
      spell: { features in features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",") })
  }
}
