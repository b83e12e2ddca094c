package import TextLayout

extension ParagraphCache {
  /// The process-wide cache, with the process's fonts: equal text in equal faces is shaped once.
  package static let process = ParagraphCache(catalog: ProcessFonts.catalog)
}
