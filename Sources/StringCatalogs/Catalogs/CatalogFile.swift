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

  /// The texts of a file, in its order, and the errors of the entries that are left out.
  package struct Contents: Sendable {
    package internal(set) var strings: [LocalizedString] = []
    package internal(set) var failures: [CatalogError] = []

    package init(failures: [CatalogError] = []) { self.failures = failures }
  }

  /// Returns the texts, in the order of the file.
  ///
  /// - Throws: `CatalogError` if the file can't be read, or at the position of the first invalid content.
  package func strings() throws(CatalogError) -> [LocalizedString] { try contents().allStrings() }

  /// Returns the texts in the data of such a file.
  ///
  /// - Throws: `CatalogError` if any content is invalid.
  package func strings(in data: [UInt8]) throws(CatalogError) -> [LocalizedString] {
    try contents(of: data).allStrings()
  }

  /// Returns the texts of the valid entries, and the errors of the others.
  ///
  /// - Throws: `CatalogError` if the file can't be read, isn't in its format, or contains more than its
  ///   ``CatalogBudget``.
  package func contents() throws(CatalogError) -> Contents { try contents(of: InputFile.read(path)) }

  func contents(of data: [UInt8]) throws(CatalogError) -> Contents {
    var budget = CatalogBudget(size: data.count)
    if kind != .xcstrings, BinaryPropertyList.reads(data) {
      let empty = try SourceText(name: path, decoding: [])
      return try contents(of: BinaryPropertyList.value(of: data, name: path, &budget), in: empty, &budget)
    }
    let source = try SourceText(name: path, decoding: data)
    let value: CatalogValue
    switch kind {
    case .xcstrings: value = try JSONReader.value(of: source)
    case .strings, .stringsdict: value = try PropertyList.value(of: source)
    }
    return try contents(of: value, in: source, &budget)
  }

  private func contents(
    of value: CatalogValue, in source: SourceText, _ budget: inout CatalogBudget
  ) throws(CatalogError) -> Contents {
    switch kind {
    case .strings: try StringsCatalog(source: source, locale: locale).contents(of: value, &budget)
    case .stringsdict: try PluralCatalog(source: source, locale: locale).contents(of: value, &budget)
    case .xcstrings: try XcodeCatalog(source: source).contents(of: value, &budget)
    }
  }
}

extension CatalogFile.Contents {
  /// Returns the texts.
  ///
  /// - Throws: The first of the errors.
  fileprivate func allStrings() throws(CatalogError) -> [LocalizedString] {
    if let first = failures.first { throw first }
    return strings
  }

  /// Adds the texts of an entry, or the error that it has.
  mutating func add(_ entry: () throws(CatalogError) -> [LocalizedString]) {
    do {
      strings += try entry()
    } catch {
      failures.append(error)
    }
  }
}
