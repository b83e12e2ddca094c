package import StringCatalogs

/// The texts that an audit is limited to.
package struct AuditFilter: Sendable {
  /// The locales; empty for all. Texts without a locale count as the first.
  package var locales: [String] = []
  /// The patterns of which a key has to match one; empty for all keys.
  package var keys: [TextPattern] = []
  /// The states of texts in string catalogs; empty for all. A text without a state counts as translated.
  package var states: [TextState] = []
  /// The patterns of which a key may match none.
  package var excluded: [TextPattern] = []

  package init() {}

  /// Returns a text with its locale, or `nil` if it isn't audited.
  package func wanted(_ string: LocalizedString) -> LocalizedString? {
    var string = string
    if !locales.isEmpty {
      string.locale = string.locale ?? locales[0]
      guard LocaleName.matches(string.locale ?? "", anyOf: locales) else { return nil }
    }
    guard states.isEmpty || states.contains(string.state ?? .translated) else { return nil }
    return matchesKey(string) ? string : nil
  }

  /// Returns whether the key of a text is wanted.
  func matchesKey(_ string: LocalizedString) -> Bool {
    guard !keys.isEmpty || !excluded.isEmpty else { return true }
    let key = Array(string.key.utf8)
    return (keys.isEmpty || keys.contains { $0.matches(key) }) && !excluded.contains { $0.matches(key) }
  }
}
