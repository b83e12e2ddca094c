/// Reads property lists of any format: binary, XML, or old-style.
package enum PropertyList {
  /// Returns the value of a property list. Nothing in the data can make it recurse or grow without bound; see
  /// ``CatalogValue/deepest``.
  ///
  /// - Throws: `CatalogError` if the data isn't a property list, or has values that catalogs don't have: a binary list with
  ///   dates or data.
  package static func value(of data: [UInt8], name: String) throws(CatalogError) -> CatalogValue {
    if BinaryPropertyList.reads(data) { return try BinaryPropertyList.value(of: data, name: name) }
    return try value(of: SourceText(name: name, decoding: data))
  }

  /// Returns the value of a property list that is text.
  static func value(of source: SourceText) throws(CatalogError) -> CatalogValue {
    XMLPropertyListReader.reads(source)
      ? try XMLPropertyListReader.value(of: source) : try OldStyleReader.value(of: source)
  }
}
