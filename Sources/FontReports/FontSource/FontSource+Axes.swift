package import FontEngine
import TextOutput

extension FontSource {
  /// Sets the axes of a variable face.
  ///
  /// - Throws: `ReportError` if the face lacks an axis.
  package static func varied(_ face: FontFace, _ settings: [VariationSetting]) throws(ReportError) -> FontFace {
    do {
      return try face.varied(settings)
    } catch {
      throw failure(error)
    }
  }
}

extension FontFace {
  /// The axes that are set, such as `wght=600 opsz=12`; empty if none is.
  package var setAxes: String {
    variations.map { "\($0.tag)=\(NumberText.rounded($0.value, decimals: 2))" }.joined(separator: " ")
  }

  /// The full name with the axes that are set, by which instances of a face differ.
  package var instanceName: String { variations.isEmpty ? names.fullName : "\(names.fullName) (\(setAxes))" }
}
