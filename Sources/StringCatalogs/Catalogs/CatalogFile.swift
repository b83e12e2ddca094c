/// A file of localized strings.
package struct CatalogFile: Hashable, Sendable {
  /// The format of a file, determined by its extension.
  package enum Kind: String, CaseIterable, Sendable {
    case strings, stringsdict, xcstrings
  }

  package let path: String
  package let kind: Kind
  /// The language of the enclosing `.lproj` folder; `nil` outside such folders.
  package let locale: String?

  /// Creates a file from a path, or returns `nil` if its extension isn't that of a ``Kind``.
  package init?(path: String) {
    let components = path.split(separator: "/")
    guard let name = components.last, let dot = name.lastIndex(of: "."),
      let kind = Kind(rawValue: name[name.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.kind = kind
    let folder = components.dropLast().last ?? ""
    locale = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }

  /// Returns the texts, in the order of the file.
  ///
  /// - Throws: `CatalogError` if the file can't be read, or at the position of invalid content.
  package func strings() throws(CatalogError) -> [LocalizedString] {
    try strings(in: InputFile.read(path))
  }

  /// Returns the texts in the data of such a file.
  ///
  /// - Throws: `CatalogError` if the content is invalid.
  package func strings(in data: [UInt8]) throws(CatalogError) -> [LocalizedString] {
    if kind != .xcstrings, BinaryPropertyList.reads(data) {
      let empty = try SourceText(name: path, decoding: [])
      return try strings(of: BinaryPropertyList.value(of: data, name: path), in: empty)
    }
    let source = try SourceText(name: path, decoding: data)
    let value: CatalogValue
    switch kind {
    case .xcstrings: value = try JSONReader.value(of: source)
    case .strings, .stringsdict: value = try PropertyList.value(of: source)
    }
    return try strings(of: value, in: source)
  }

  private func strings(of value: CatalogValue, in source: SourceText) throws(CatalogError) -> [LocalizedString] {
    switch kind {
    case .strings: try StringsCatalog(source: source, locale: locale).strings(of: value)
    case .stringsdict: try PluralCatalog(source: source, locale: locale).strings(of: value)
    case .xcstrings: try XcodeCatalog(source: source).strings(of: value)
    }
  }
}
