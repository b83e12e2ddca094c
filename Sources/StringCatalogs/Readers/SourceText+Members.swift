import TextOutput

extension SourceText {
  /// Returns the value as a number.
  ///
  /// - Throws: `CatalogError` if it is not a number within the bounds.
  package func number(_ value: CatalogValue, _ name: String, in bounds: ClosedRange<Double>) throws(CatalogError)
    -> Double
  {
    guard case .number(let number) = value.content, bounds.contains(number) else {
      let (least, most) = (NumberText.shortest(bounds.lowerBound), NumberText.shortest(bounds.upperBound))
      throw error("\(name) is not a number from \(least) to \(most)", at: value.offset)
    }
    return number
  }

  /// Returns the value as one of several words.
  ///
  /// - Throws: `CatalogError` if it is another value.
  package func word(_ value: CatalogValue, _ name: String, of words: [String]) throws(CatalogError) -> String {
    let word = try text(value, name)
    guard words.contains(word) else {
      let hint = SpellingSuggestion.nearest(to: word, in: words).map { "did you mean '\($0)'?" }
      throw error(
        "\(name) is '\(word)'; \(hint ?? "expected one of \(words.joined(separator: ", "))")", at: value.offset)
    }
    return word
  }

  /// Checks the name of a member of a dictionary.
  ///
  /// - Throws: `CatalogError` at the name if it is unknown.
  package func checkName(
    _ member: CatalogValue.Member, _ owner: String, among names: [String]
  ) throws(CatalogError) {
    guard !names.contains(member.name) else { return }
    let hint = SpellingSuggestion.nearest(to: member.name, in: names).map { "did you mean '\($0)'?" }
    throw error(
      "\(owner) has no member '\(member.name)'; \(hint ?? "expected one of \(names.joined(separator: ", "))")",
      at: member.offset)
  }
}
