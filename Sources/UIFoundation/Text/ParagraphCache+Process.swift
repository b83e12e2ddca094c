package import TextLayout

extension ParagraphCache {
  /// The process's cache, over the process's fonts: equal text in equal faces is shaped once, whoever shows it.
  package static let process = ParagraphCache(catalog: ProcessFonts.catalog)
}
