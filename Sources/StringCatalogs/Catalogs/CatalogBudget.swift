/// What the content of a file may grow to while it is read, in bytes.
///
/// Everything that a few bytes of a file can multiply spends it: values and texts that are referred to from many places,
/// forms of texts with variables, their labels, and padding. What occurs once in a file is within its size.
package struct CatalogBudget: Sendable {
  /// The budget is exhausted.
  package struct Exhausted: Error {}

  /// The number of bytes that any file may grow to.
  static let base = 1 << 20
  /// The number of bytes that each byte of a file may become. Two variables with six plural forms each make five of one.
  static let growth = 8
  /// What a value costs beside its text.
  static let valueCost = 48
  /// What a form of a text costs beside its text and its label.
  static let formCost = 64

  /// The number of bytes that are left.
  private(set) var room: Int
  /// The number of bytes that there were.
  let limit: Int

  /// Creates the budget of a file of a number of bytes.
  package init(size: Int) {
    limit = Self.base + Self.growth * size
    room = limit
  }

  /// Spends a number of bytes.
  ///
  /// - Throws: `Exhausted` if that many aren't left.
  mutating func spend(_ bytes: Int) throws(Exhausted) {
    guard bytes <= room else { throw Exhausted() }
    room -= bytes
  }

  /// The reason of an error about the file.
  var reason: String { "the texts grow to more than \(limit) bytes by repetition, forms, or padding" }
}

extension SourceText {
  /// Spends a number of bytes.
  ///
  /// - Throws: `CatalogError` at the given offset if the budget is exhausted.
  func spend(_ bytes: Int, of budget: inout CatalogBudget, at offset: Int) throws(CatalogError) {
    do {
      try budget.spend(bytes)
    } catch {
      throw self.error(budget.reason, at: offset)
    }
  }

  /// Checks that widths and precisions don't make a text of this source too long.
  ///
  /// - Throws: `CatalogError` at the given offset if they exceed the budget of the source.
  package func checkPadding(of text: String, at offset: Int) throws(CatalogError) {
    var budget = CatalogBudget(size: bytes.count)
    try spend(FormatText.padding(in: text), of: &budget, at: offset)
  }
}
