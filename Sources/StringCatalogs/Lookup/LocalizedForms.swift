/// The text of a key in the localization that was found, in all of its plural forms.
package struct LocalizedForms: Hashable, Sendable {
  package private(set) var forms: [LocalizedString]

  /// Creates a text from its first form.
  package init(_ form: LocalizedString) { forms = [form] }

  mutating func append(_ form: LocalizedString) { forms.append(form) }

  /// Whether the text depends on a number.
  package var hasPlurals: Bool { forms.contains { !$0.plurals.isEmpty } }

  /// The form that needs no number, as a format: that of `other`, whose placeholders are plain, such as `%d`.
  package var format: String { plainForm.text }

  private var plainForm: LocalizedString { forms.first(where: \.isPlain) ?? forms[0] }

  /// Returns the text with arguments filled in, in the plural form that they select.
  ///
  /// If the catalog lacks that form, it is the plain one. `numberLanguage` is the language of the numbers; `nil` for
  /// that of the text. O(n) in the length of all forms.
  package func text(
    with arguments: [ArgumentValue], numbers: NumberStyle = .localized, numberLanguage: String? = nil
  ) -> String {
    let form = forms.first { $0.isSelected(by: arguments) } ?? plainForm
    return form.filled(with: arguments, numbers: numbers, language: numberLanguage ?? form.language)
  }
}

extension LocalizedString {
  /// Whether no plural form of the text is for certain numbers.
  package var isPlain: Bool { plurals.allSatisfy { $0.form == "other" } }
}
