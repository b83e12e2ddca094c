/// The faces that one style may use, in order: its own, then whatever the catalog offers for missing characters.
///
/// A face is chosen for whole grapheme clusters, never for a part of one.
public struct FontCascade: Sendable {
  /// The faces that the style names; at least one.
  public let faces: [FontFace]
  /// Where other faces come from.
  public let catalog: FontCatalog
  /// The language of the text (BCP 47), which orders the system's fonts.
  public let language: String?

  /// A cascade that begins with `face`, then `others`.
  public init(_ face: FontFace, others: [FontFace] = [], catalog: FontCatalog, language: String?) {
    faces = [face] + others
    self.catalog = catalog
    self.language = language
  }

  /// Divides a stretch of text into runs to shape, and reports the clusters that no face has.
  ///
  /// Controls and line ends belong to no run. Runs of more than ``FontLimits/maximumMarkRun`` marks are divided. Linear in
  /// the stretch, except that a cluster that the style's own faces lack costs a search through the others. Once it is
  /// cancelled, nothing more is divided.
  public func runs(
    of text: [UInt16], in range: Range<Int>, analysis: TextAnalysis, missing: inout [Range<Int>],
    cancellation: Cancellation = .never
  ) -> [FontRun] {
    var itemizer = Itemizer(cascade: self, text: text, analysis: analysis)
    itemizer.run(range, cancellation)
    missing += itemizer.missing
    return itemizer.runs
  }
}
