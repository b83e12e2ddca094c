/// The strings of a `.strings`, `.stringsdict`, or `.xcstrings` file, in every localization and form.
///
/// A test can check translations without running the app:
///
/// ```swift
/// import StringCatalogs
///
/// let catalog = try StringCatalog(path: "App/Localizable.xcstrings")
/// assert(catalog.text(for: "files", in: "pl", arguments: [.number(3)]) == "3 pliki")
/// ```
public struct StringCatalog: Sendable {
  /// The path of the file, as given.
  public let path: String
  /// Every form of every string in every localization, in the order of the file.
  ///
  /// A string of an `.xcstrings` file that has no text in the source language has its key as its text there.
  public let strings: [LocalizedString]

  /// Reads a file, whose extension determines its format. Property lists may be binary, XML, or in the old style.
  ///
  /// O(n) in the size of the file, which may be 64 MB.
  ///
  /// - Throws: `CatalogError` if the file can't be read, is in another format, or is invalid.
  public init(path: String) throws(CatalogError) {
    guard let file = CatalogFile(path: path) else {
      throw CatalogError(.invalid, file: path, CatalogSearch.unknownFormat)
    }
    self.path = path
    strings = try file.strings()
  }

  /// Reads all catalogs in a folder and its subfolders, sorted by path; those that only links to folders lead to come last.
  /// Hidden folders are skipped.
  ///
  /// - Throws: `CatalogError` if there is no catalog, a folder can't be read, a link leads out of the folder, or for the
  ///   first invalid file.
  public static func catalogs(inFolder path: String) throws(CatalogError) -> [StringCatalog] {
    let found = try CatalogSearch.files(path)
    if let failure = found.failures.first { throw failure }
    var catalogs: [StringCatalog] = []
    for file in found.files { catalogs.append(try StringCatalog(path: file.path)) }
    return catalogs
  }

  /// The languages that have strings, as the file or its `.lproj` folder names them, such as `pt-BR`, in the order of the
  /// file.
  public var localizations: [String] {
    var seen: Set<String> = []
    return strings.compactMap(\.locale).filter { seen.insert($0).inserted }
  }

  /// Returns the strings in a localization, each in all of its forms. The names `pt_BR` and `pt-BR` mean the same.
  public func strings(in localization: String) -> [LocalizedString] {
    let tag = LocaleName.tag(localization)
    return strings.filter { $0.locale.map { LocaleName.tag($0) == tag } ?? false }
  }

  /// Returns the text that an app shows for a key in a localization: that of the form that the arguments and the device
  /// select, with the arguments filled in.
  ///
  /// `nil` if the key has no text in the localization, or none for these arguments. A file that is in no `.lproj` folder
  /// has the localization `nil`. The device is one of ``DeviceVariation/devices``.
  public func text(
    for key: String, in localization: String?, arguments: [ArgumentValue] = [], device: String = "iphone"
  ) -> String? {
    let tag = localization.flatMap(LocaleName.tag)
    for string in strings where string.key == key && string.locale.flatMap(LocaleName.tag) == tag {
      guard string.device?.isShown(on: device) ?? true, let text = string.text(with: arguments) else { continue }
      return text
    }
    return nil
  }
}
