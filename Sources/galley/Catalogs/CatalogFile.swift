/// A file of localized strings.
struct CatalogFile: Hashable, Sendable {
  /// The format of a file, determined by its extension.
  enum Kind: String, CaseIterable, Sendable {
    case strings, stringsdict, xcstrings
  }

  let path: String
  let kind: Kind
  /// The language of the enclosing `.lproj` folder; `nil` outside such folders.
  let locale: String?

  /// Creates a file from a path, or returns `nil` if its extension isn't that of a ``Kind``.
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

  /// Returns the texts, in the order of the file.
  ///
  /// - Throws: The errors of ``InputFile/read(_:)``, or `CommandFailure` with status 65 and the position of invalid
  ///   content.
  func strings() throws(CommandFailure) -> [LocalizedString] {
    let data = try InputFile.read(path)
    do {
      return try strings(in: data)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
  }

  /// Returns the texts in the data of such a file.
  ///
  /// - Throws: `CatalogError` if the content is invalid.
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

/// An error in a file of localized strings, with its position.
struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as given.
  let file: String
  /// The line, starting at 1.
  let line: Int
  /// The column in Unicode scalars, starting at 1.
  let column: Int
  /// The reason, without a period.
  let reason: String

  /// The message in the form of compiler diagnostics, so that editors can find the position.
  var description: String { "\(file):\(line):\(column): \(reason)" }
}
