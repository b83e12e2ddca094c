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
