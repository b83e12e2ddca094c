/// A file of localized strings.
struct CatalogFile: Hashable, Sendable {
  /// What a file holds, by the end of its name.
  enum Kind: String, CaseIterable, Sendable {
    case strings, stringsdict, xcstrings
  }

  let path: String
  let kind: Kind
  /// The language that the file's folder names; nil outside such folders.
  let locale: String?

  /// The file of a path; nil where the end of its name is none of ``Kind``.
  init?(path: String) {
    let components = path.split(separator: "/")
    guard let name = components.last, let dot = name.lastIndex(of: "."),
      let kind = Kind(rawValue: name[name.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.kind = kind
    let folder = components.dropLast().last ?? ""
    locale = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }

  /// The texts, in the order of the file.
  ///
  /// Throws as ``InputFile/read(_:)`` does, and with status 65 and the place where the content is wrong.
  func strings() throws(CommandFailure) -> [LocalizedString] {
    let data = try InputFile.read(path)
    do {
      return try strings(in: data)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
  }

  /// The texts in the bytes of such a file.
  func strings(in data: [UInt8]) throws(CatalogError) -> [LocalizedString] {
    if kind != .xcstrings, BinaryPropertyList.reads(data) {
      let empty = try SourceText(name: path, decoding: [])
      return try strings(of: BinaryPropertyList.value(of: data, name: path), in: empty)
    }
    let source = try SourceText(name: path, decoding: data)
    let value: CatalogValue
    switch kind {
    case .xcstrings: value = try JSONReader.value(of: source)
    case .strings, .stringsdict:
      let isXML = XMLPropertyListReader.reads(source)
      value = isXML ? try XMLPropertyListReader.value(of: source) : try OldStyleReader.value(of: source)
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
