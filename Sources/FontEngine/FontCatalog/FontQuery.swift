/// A request for a face: families in order of preference, and how the face should look.
public struct FontQuery: Hashable, Sendable {
  /// The family names in order of preference.
  ///
  /// They can be aliases of registered faces, or the generic families of the system: `serif`, `sans-serif`,
  /// `monospace`, `cursive`, `fantasy`, `system-ui`, `emoji`, and `math`.
  public let families: [String]
  /// The weight, from 1 to 1000. Regular is 400 and bold 700.
  public let weight: Double
  /// The width in percent of the normal width, from 50 to 200.
  public let width: Double
  /// The slant that the face should have.
  public let slant: FontSlant
  /// The language of the text (BCP 47), by which the system chooses a face for a generic family; `nil` if unknown.
  public let language: String?

  /// Creates a query. Values out of range are clamped; a weight or width that is NaN counts as normal.
  public init(
    families: [String], weight: Double = 400, width: Double = 100, slant: FontSlant = .upright, language: String? = nil
  ) {
    self.families = families
    self.weight = weight.isNaN ? 400 : min(max(weight, 1), 1000)
    self.width = width.isNaN ? 100 : min(max(width, 50), 200)
    self.slant = slant
    self.language = language
  }

  /// The families that stand for whichever family the system prefers.
  static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "emoji", "math",
  ]
}

/// The result of a query: a face, and the styling to synthesize because no face of the family has it.
public struct FontMatch: Hashable, Sendable {
  /// The face. If it is variable, its axes are set to the requested values.
  public let file: FontFile
  /// The slant and weight that the face lacks.
  public let synthesis: FontSynthesis

  /// Creates a match.
  public init(file: FontFile, synthesis: FontSynthesis) {
    self.file = file
    self.synthesis = synthesis
  }
}
