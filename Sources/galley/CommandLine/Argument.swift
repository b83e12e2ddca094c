/// A positional argument of a command, such as `FONT`.
struct Argument: Hashable, Sendable {
  /// The number of values of an argument.
  enum Count: Hashable, Sendable {
    case one, optional, oneOrMore, zeroOrMore
  }

  /// The name in capitals, as shown in the help.
  let name: String
  let count: Count
  let help: String

  init(_ name: String, _ count: Count = .one, help: String) {
    self.name = name
    self.count = count
    self.help = help
  }

  /// The argument as shown in the usage line: `FONT`, `[FONT]`, `FONT...`, or `[FONT...]`.
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
