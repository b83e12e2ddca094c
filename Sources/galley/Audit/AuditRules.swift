/// The labels that an app's texts are shown in: the contents of a `galley.json` file, or the label of a command line.
struct AuditRules: Sendable {
  /// The name of the file that is read without being named.
  static let fileName = "galley.json"
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
    var place = ""

    /// Returns whether a text matches a pattern of each kind that has any.
    func matches(_ text: RuledText) -> Bool {
      (keys.isEmpty || keys.contains { $0.matches(text.key) })
        && (tables.isEmpty || tables.contains { $0.matches(text.table) })
        && (comments.isEmpty || comments.contains { $0.matches(text.comment) })
    }
  }

  /// What rules look at in a text, in UTF-8.
  struct RuledText {
    let key: [UInt8]
    let table: [UInt8]
    let comment: [UInt8]
  }

  /// The path of the file; `nil` if there is none.
  var path: String?
  /// The labels for texts that match no rule.
  var labels: [AuditQuestion]
  /// The rules; the first one that matches a text applies.
  var rules: [Rule] = []
  private let looksAtComments: Bool

  init(path: String? = nil, labels: [AuditQuestion], rules: [Rule] = []) {
    self.path = path
    self.labels = labels
    self.rules = rules
    looksAtComments = rules.contains { !$0.comments.isEmpty }
  }

  /// Returns the treatment of a text, and the index of the rule that determines it; `nil` if none does.
  func treatment(of string: LocalizedString) -> (treatment: Treatment, rule: Int?) {
    guard !rules.isEmpty else { return (.measured(labels), nil) }
    let text = RuledText(
      key: Array(string.key.utf8), table: Array(string.table.utf8),
      comment: looksAtComments ? Array(string.comment.lowercased().utf8) : [])
    guard let index = rules.firstIndex(where: { $0.matches(text) }) else { return (.measured(labels), nil) }
    return (rules[index].treatment, index)
  }
}
