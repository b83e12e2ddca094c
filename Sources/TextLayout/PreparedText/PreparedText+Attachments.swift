import FontEngine

extension PreparedText {
  /// Returns the text with other sizes of its attachments, which don't change how it is shaped.
  ///
  /// Both share the analysis and the glyphs, but not those of sizes, in faces whose glyphs depend on the size.
  ///
  /// - Throws: The errors of ``Paragraph/attaching(_:)``. If the attachments are at other offsets, also those of
  ///   ``init(_:catalog:cancellation:)``, since the text is prepared anew.
  package func resizing(_ attachments: [InlineAttachment]) throws(TextLayoutError) -> PreparedText {
    let resized = try paragraph.attaching(attachments)
    guard !isComposed, let held, attachments.map(\.offset) == paragraph.attachments.map(\.offset) else {
      return try PreparedText(resized, catalog: catalog)
    }
    let shaped = ShapedText(held, paragraph: resized, runs: held.runs, TextAccount(), sharesGlyphs: true)
    return PreparedText(shaped, sizeDependence: sizeDependence)
  }
}
