/// The faces that a style may use, in order: its own, then the catalog's faces for missing characters.
///
/// A face is chosen for whole grapheme clusters, never for part of one.
public struct FontCascade: Sendable {
  /// The faces that the style names; at least one.
  public let faces: [FontFace]
  /// The catalog that supplies further faces.
  public let catalog: FontCatalog
  /// The language of the text (BCP 47), which affects the order of the system's fonts, or `nil` if it is unknown.
  public let language: String?

  /// Creates a cascade that begins with `face`, followed by `others`.
  public init(_ face: FontFace, others: [FontFace] = [], catalog: FontCatalog, language: String?) {
    faces = [face] + others
    self.catalog = catalog
    self.language = language
  }

  /// Divides a range of text into runs to shape, and appends the clusters that no face has to `missing`.
  ///
  /// Controls and line ends belong to no run. Sequences of more than ``FontLimits/maximumMarkRun`` marks are split.
  /// Once canceled, it returns the runs found so far.
  ///
  /// - Complexity: O(*n*) in the length of the range. In addition, a cluster that the style's own faces lack takes a
  ///   search through the other faces.
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  public func runs(
    of text: [UInt16], in range: Range<Int>, analysis: TextAnalysis, missing: inout [Range<Int>],
    cancellation: Cancellation = .never
  ) throws(FontError) -> [FontRun] {
    let generation = catalog.generation
    let chooser = catalog.faceChoosers.removeChooser(for: self, generation: generation)
    var itemizer = try Itemizer(chooser, of: faces[0], text: text, analysis: analysis)
    try itemizer.run(range, cancellation)
    catalog.faceChoosers.insertChooser(itemizer.chooser, generation: generation)
    missing += itemizer.missing
    return itemizer.runs
  }
}
