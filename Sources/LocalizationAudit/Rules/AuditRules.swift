import StringCatalogs

/// The labels that an app's texts are shown in: the contents of a `galley.json` file, or the label of a command line.
package struct AuditRules: Sendable {
  /// The name of the file that is read without being named.
  package static let fileName = "galley.json"
  /// The version of the format.
  static let schema = 1

  /// What happens to a text.
  enum Treatment: Sendable {
    /// The text is measured for each label.
    case measured([AuditQuestion])
    /// The text isn't measured, for a reason.
    case ignored(String)
  }

  /// The treatment of the texts that match patterns.
  struct Rule: Sendable {
    /// The patterns of which the key has to match one; empty for all keys. The same applies to the others.
    var keys: [TextPattern] = []
    var tables: [TextPattern] = []
    /// The patterns for comments, in lowercase.
    var comments: [TextPattern] = []
    var treatment = Treatment.ignored("")
    /// Whether ``AuditRulesDraft`` guessed the rule, and nobody has confirmed it.
    var isGuess = false
    /// The path, line, and column of the rule.
    var location = ""

    /// Returns whether a text matches a pattern of each kind that has any.
    func matches(_ text: RuledText) -> Bool {
      (keys.isEmpty || keys.contains { $0.matches(text.key) })
        && (tables.isEmpty || tables.contains { $0.matches(text.table) })
        && (comments.isEmpty || comments.contains { $0.matches(text.comment) })
    }
  }

  /// Examples for the arguments of the texts that match patterns.
  struct ArgumentRule: Sendable {
    /// The texts. Only the patterns have a meaning.
    var texts = Rule()
    var examples: [ArgumentExample] = []
  }

  /// What rules look at in a text, in UTF-8.
  struct RuledText {
    let key: [UInt8]
    let table: [UInt8]
    let comment: [UInt8]
  }

  /// The path of the file; `nil` if there is none.
  package private(set) var path: String?
  /// The labels for texts that match no rule.
  let labels: [AuditQuestion]
  /// The rules; the first one that matches a text applies.
  let rules: [Rule]
  /// The examples for arguments. The first rule that matches a text and has an example for an argument applies.
  let arguments: [ArgumentRule]
  /// The paths of the files that are named on the command line, rather than found in folders.
  package var namedFiles: Set<String> = []
  private let looksAtComments: Bool

  /// The tables whose texts the system shows, not the app's labels.
  static let systemTables = ["InfoPlist", "AppShortcuts"]
  /// The reason that their texts are ignored.
  static let systemReason = "shown by the system, not in a label"

  /// Creates rules by which all texts are measured in the same labels.
  package init(labels: [AuditQuestion]) { self.init(path: nil, labels: labels) }

  init(path: String?, labels: [AuditQuestion], rules: [Rule] = [], arguments: [ArgumentRule] = []) {
    self.path = path
    self.labels = labels
    self.rules = rules
    self.arguments = arguments
    looksAtComments = (rules + arguments.map(\.texts)).contains { !$0.comments.isEmpty }
  }

  /// Returns the treatment of a text, and the index of the rule that determines it; `nil` if none does.
  func treatment(of string: LocalizedString) -> (treatment: Treatment, rule: Int?) {
    let text = ruled(string)
    let isSystem =
      Self.systemTables.contains { text.table.elementsEqual($0.utf8) } && !namedFiles.contains(string.file)
    let other: Treatment = isSystem ? .ignored(Self.systemReason) : .measured(labels)
    // Rules for keys or comments alone aren't about texts that the system shows.
    let match = rules.firstIndex { rule in (!isSystem || !rule.tables.isEmpty) && rule.matches(text) }
    return match.map { (rules[$0].treatment, $0) } ?? (other, nil)
  }

  /// Returns the examples for the arguments of a text, those that apply first.
  func examples(for string: LocalizedString) -> [ArgumentExample] {
    guard !arguments.isEmpty, !string.plurals.isEmpty || string.text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let text = ruled(string)
    return arguments.filter { $0.texts.matches(text) }.flatMap(\.examples)
  }

  private func ruled(_ string: LocalizedString) -> RuledText {
    RuledText(
      key: Array(string.key.utf8), table: Array(string.table.utf8),
      comment: looksAtComments ? Array(string.comment.lowercased().utf8) : [])
  }
}
