/// A positional argument of a command, such as `FONT`.
struct Argument: Hashable, Sendable {
  /// How often the argument stands on the command line.
  enum Count: Hashable, Sendable {
    case one, optional, oneOrMore, zeroOrMore
  }

  /// In capitals, as the help shows it.
  let name: String
  let count: Count
  let help: String

  init(_ name: String, _ count: Count = .one, help: String) {
    self.name = name
    self.count = count
    self.help = help
  }

  /// As the usage line shows it: `FONT`, `[FONT]`, `FONT...` or `[FONT...]`.
  var spelling: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .zeroOrMore: "[\(name)...]"
    }
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var isRepeated: Bool { count == .oneOrMore || count == .zeroOrMore }
}
