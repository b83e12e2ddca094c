import DynamicType
package import StringCatalogs
package import TextOutput

/// A first version of an app's rules, guessed from the words in keys and comments.
///
/// Each rule says what it was guessed from in its member `guess`.
package struct AuditRulesDraft {
  /// A kind of label, which words in keys and comments name.
  private struct Role {
    let words: [String]
    let style: TypeStyle
    /// The width of the label in points, if it isn't that of other labels.
    var width: Double?
    /// The most lines of the label, if there is a limit whatever the texts are.
    var mostLines = AuditRulesDraft.mostLines
  }

  /// The roles. In a key, the last word decides; in a comment, the first role, as in "the title of the button".
  private static let roles = [
    Role(words: ["button", "action", "link"], style: .body),
    // A fifth of the narrowest phones sold: more tabs than five are in the list behind "More".
    Role(words: ["tab"], style: .caption2, width: 375 / 5, mostLines: 1),
    Role(words: ["subtitle", "subheading", "subheadline"], style: .subheadline),
    Role(words: ["caption", "footer", "footnote", "hint"], style: .footnote),
    Role(words: ["title", "heading", "headline", "header"], style: .headline),
    Role(words: ["label", "placeholder", "name", "row", "cell"], style: .body),
    Role(words: ["message", "body", "description", "explanation", "detail", "details", "error", "text"], style: .body),
  ]
  /// The tables that the system shows, not the app's labels.
  private static let systemTables = ["InfoPlist", "AppShortcuts"]
  /// The width of a phone's label, in points: 375, as wide as the narrowest phones sold, without margins of 16.
  private static let phoneWidth = 343.0
  /// The width of a tablet's label, in points: 744, without margins of 20.
  private static let tabletWidth = 704.0
  /// The number of characters that fit on a line of ``phoneWidth`` in the style body, about.
  private static let charactersPerLine = 40
  private static let mostLines = 10

  /// The keys that a rule is for.
  private struct Match {
    let role: Int
    /// The pattern for keys, or `nil` for the word in comments.
    let pattern: String?
    let word: String
    var keys = 0
    var longest = 0

    /// The position of the word among those of all roles.
    var rank: Int { role * 100 + (AuditRulesDraft.roles[role].words.firstIndex(of: word) ?? 0) }
  }

  /// The width of labels; `nil` to guess it.
  private let width: Double?
  private let hasTablets: Bool
  private var keys = 0
  private var longest: [Int] = []
  private var systemTables: [String: Int] = [:]
  private var matches: [String: Match] = [:]

  /// Guesses rules for texts in labels of `width` points, or of the device's width if it is `nil`.
  ///
  /// The first text of each key in the language that the app is written in counts, or else the first in any language.
  package init(_ strings: [LocalizedString], width: Double?) {
    self.width = width
    hasTablets = strings.contains { $0.device?.name == "ipad" }
    var known: Set<String> = []
    for isSource in [true, false] {
      for string in strings where string.isInSourceLanguage == isSource {
        if known.insert("\(string.catalog)\n\(string.key)").inserted { add(string) }
      }
    }
  }

  private mutating func add(_ string: LocalizedString) {
    let table = String(string.table)
    guard !Self.systemTables.contains(table) else {
      systemTables[table, default: 0] += 1
      return
    }
    keys += 1
    guard let match = Self.match(string) else { return longest.append(string.text.count) }
    let name = match.pattern ?? "\n\(match.word)"
    var counted = matches[name] ?? match
    counted.keys += 1
    counted.longest = max(counted.longest, string.text.count)
    matches[name] = counted
  }

  /// The number of rules, and of the keys that they are for, in words.
  package var summary: String {
    let found = matches.values.reduce(0) { $0 + $1.keys }
    return "\(rules.count) rules for \(found) of \(keys) keys, all of them guesses; check them, and remove 'guess'"
  }

  /// The content of the rules file, with guesses marked.
  package var json: JSONValue {
    let phone = width ?? Self.phoneWidth
    let isWide = hasTablets && width == nil
    let points: JSONValue =
      isWide ? ["iphone": .number(phone), "ipad": .number(Self.tabletWidth)] : .number(phone)
    let most = longest.max() ?? 0
    return [
      "schema": .integer(AuditRules.schema),
      "defaults": [
        "style": .string(TypeStyle.body.rawValue), "width": points, "lineLimit": .integer(Self.lines(most)),
        "guess": .string("\(longest.count) keys name no kind of label; the longest text has \(most) characters"),
      ],
      "rules": .array(rules),
    ]
  }

  private var rules: [JSONValue] {
    var rules = systemTables.sorted { $0.key < $1.key }.map { table, count -> JSONValue in
      [
        "tables": .string(table), "ignore": "shown by the system, not in a label",
        "guess": .string("\(Self.keys(count)) in the table"),
      ]
    }
    // Patterns for keys first, since comments say less; longer patterns first, since they are more exact.
    let sorted = matches.values.sorted { first, second in
      let (one, two) = (first.pattern ?? "", second.pattern ?? "")
      return (-one.count, one, first.rank) < (-two.count, two, second.rank)
    }
    for match in sorted {
      let role = Self.roles[match.role]
      let pattern = match.pattern.map { JSONValue.Member(name: "keys", value: .string($0)) }
      var members: [JSONValue.Member] = [
        pattern ?? JSONValue.Member(name: "comments", value: .string("*\(match.word)*")),
        JSONValue.Member(name: "style", value: .string(role.style.rawValue)),
      ]
      if let width = role.width, self.width == nil {
        members.append(JSONValue.Member(name: "width", value: .number(width)))
      }
      let characters = "the longest text has \(match.longest) characters"
      members += [
        JSONValue.Member(name: "lineLimit", value: .integer(min(Self.lines(match.longest), role.mostLines))),
        JSONValue.Member(
          name: "guess", value: .string("\(Self.keys(match.keys)) named '\(match.word)'; \(characters)")),
      ]
      rules.append(.object(members))
    }
    return rules
  }

  private static func keys(_ count: Int) -> String { count == 1 ? "1 key" : "\(count) keys" }

  private static func lines(_ characters: Int) -> Int {
    min(max(1, (characters + charactersPerLine - 1) / charactersPerLine), mostLines)
  }

  private static func match(_ string: LocalizedString) -> Match? {
    // A key with spaces is the text itself, whose words don't say where it is shown.
    let words = string.key.contains(" ") ? [] : words(of: string.key)
    for (index, word) in words.enumerated().reversed() {
      guard let role = role(of: word.text.lowercased()) else { continue }
      let before = index == 0 ? "" : "*" + TextPattern.escaping(word.separator)
      let after = index == words.count - 1 ? "" : TextPattern.escaping(words[index + 1].separator) + "*"
      // A word of camel case ends where the next begins, which a pattern can't say.
      if index < words.count - 1, after == "*" { continue }
      return Match(role: role, pattern: before + word.text + after, word: word.text.lowercased())
    }
    // Short words are parts of others too often.
    let named = self.words(of: string.comment).map { $0.text.lowercased() }.filter { $0.count > 3 }
    for (role, word) in roles.enumerated().flatMap({ role in role.element.words.map { (role.offset, $0) } })
    where named.contains(word) {
      return Match(role: role, pattern: nil, word: word)
    }
    return nil
  }

  private static func role(of word: String) -> Int? { roles.firstIndex { $0.words.contains(word) } }

  /// Returns the words of a key and the separator before each, which is empty at a capital letter in camel case.
  private static func words(of key: String) -> [(separator: String, text: String)] {
    var words: [(separator: String, text: String)] = []
    var separator = ""
    var last: Character?
    for character in key {
      let isWord = character.isLetter || character.isNumber
      if !isWord {
        separator.append(character)
      } else if let last, last.isLetter || last.isNumber, !(last.isLowercase && character.isUppercase) {
        words[words.count - 1].text.append(character)
      } else {
        words.append((separator, String(character)))
        separator = ""
      }
      last = character
    }
    return words
  }
}
