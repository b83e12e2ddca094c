@testable import StringCatalogs

/// Localized strings: the first byte chooses one of the four kinds of files, the rest is the file.
enum CatalogTarget: FuzzTarget {
  static let name = "catalogs"

  private static let names = ["de.lproj/A.strings", "A.stringsdict", "A.xcstrings"]

  static func run(_ input: FuzzInput) {
    var input = input
    let name = input.one(of: names)
    guard let file = CatalogFile(path: name) else { fatalError("\(name) is no catalog") }
    let bytes = input.remainder
    do {
      let strings = try file.strings(in: bytes)
      for string in strings {
        require(string.file == name && string.line >= 1, "a text stands in \(string.file):\(string.line)")
        checkFormat(string.text)
      }
      require(strings.count <= FormExpansion.mostForms * (1 + bytes.count), "\(strings.count) texts")
    } catch {
      require(
        error.file == name && error.line >= 1 && error.column >= 1, "an error is at \(error.line):\(error.column)")
      require(!error.reason.isEmpty, "an error says nothing")
    }
  }

  /// The pieces of a format join to it, and arguments put in place of them leave none.
  private static func checkFormat(_ text: String) {
    let pieces = FormatText(text).pieces
    require(pieces.map(\.source).joined() == text, "the pieces of a format are another text")
    let filled = StandIns(text: "Example", number: 42).fill(text)
    require(filled.utf8.count <= text.utf8.count * 128, "a format grew to \(filled.utf8.count) bytes")
  }
}
