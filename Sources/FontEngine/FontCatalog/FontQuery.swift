/// What a style asks for: families in order of preference, and how the face should look.
public struct FontQuery: Hashable, Sendable {
  /// Family names, the preferred one first; also aliases that faces were registered with, and the generic families
  /// `serif`, `sans-serif`, `monospace`, `cursive`, `fantasy`, `system-ui`, `emoji` and `math` of the system.
  public let families: [String]
  /// 1 to 1000; 400 is regular and 700 bold.
  public let weight: Double
  /// Percent of the normal width, 50 to 200.
  public let width: Double
  /// How the face should lean.
  public let slant: FontSlant
  /// The language of the text (BCP 47), by which the system chooses a face for a generic family; nil if unknown.
  public let language: String?

  /// Values out of range are clamped; a weight or width that is no number counts as normal.
  public init(
    families: [String], weight: Double = 400, width: Double = 100, slant: FontSlant = .upright, language: String? = nil
  ) {
    self.families = families
    self.weight = weight.isNaN ? 400 : min(max(weight, 1), 1000)
    self.width = width.isNaN ? 100 : min(max(width, 50), 200)
    self.slant = slant
    self.language = language
  }

  /// Families that stand for whatever the system prefers.
  static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "emoji", "math",
  ]
}

/// What was found for a query: a face, and what has to be drawn because no face of the family was designed so.
public struct FontMatch: Hashable, Sendable {
  /// The face, with its axes set to what was asked where it is variable.
  public let file: FontFile
  /// The slant and the weight that the face lacks.
  public let synthesis: FontSynthesis

  /// A face and what it lacks.
  public init(file: FontFile, synthesis: FontSynthesis) {
    self.file = file
    self.synthesis = synthesis
  }
}
