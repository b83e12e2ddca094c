/// Separates the arguments of a command into options and positional arguments.
///
/// Options can be anywhere before `--`, as `--name value` or `--name=value`. Everything after `--` is positional, as is
/// a lone `-`. Repeating an option is an error, since one of the two values would be lost silently. An empty argument
/// is an error too, since it usually comes from an unset variable in a script.
struct ArgumentScanner {
  let signature: CommandSignature

  /// Returns the separated arguments.
  ///
  /// - Throws: `CommandFailure` for the first usage error in reading order, with missing arguments last.
  func scan(_ arguments: [String]) throws(CommandFailure) -> ParsedArguments {
    var texts: [String: String] = [:]
    var positionals: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positionals.append(argument)
        continue
      }
      let (declaration, text) = try option(argument, rest: &rest)
      guard texts.updateValue(text, forKey: declaration.name) == nil else {
        throw .usage("option --\(declaration.name) is given twice")
      }
    }
    try checkCount(positionals)
    if let missing = signature.options.first(where: { $0.isRequired && texts[$0.name] == nil }) {
      throw .usage("missing option \(missing.spelling)")
    }
    return ParsedArguments(optionTexts: texts, positionals: positionals, arguments: signature.arguments)
  }

  private func option(_ argument: String, rest: inout ArraySlice<String>) throws(CommandFailure) -> (
    OptionDeclaration, String
  ) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let declaration = signature.options.first(where: { "--" + $0.name == spelling }) else {
      throw unknown(spelling)
    }
    guard let placeholder = declaration.placeholder else {
      if parts.count == 2 { throw .usage("option \(spelling) takes no value") }
      return (declaration, "")
    }
    if parts.count == 2 { return (declaration, String(parts[1])) }
    // `--width --json` has no value. `--width -3` has one, and its reader reports what is wrong with it.
    guard let next = rest.first, !next.hasPrefix("-") || StrictNumber.double(next) != nil else {
      throw .usage("option \(spelling) requires a value: \(spelling) \(placeholder)")
    }
    rest.removeFirst()
    return (declaration, next)
  }

  private func unknown(_ spelling: String) -> CommandFailure {
    let known = signature.options.map { "--" + $0.name } + ["--help"]
    let hint = SpellingSuggestion.nearest(to: spelling, in: known).map { "; did you mean \($0)?" } ?? ""
    return .usage("unknown option '\(spelling)'\(hint)")
  }

  private func checkCount(_ positionals: [String]) throws(CommandFailure) {
    let arguments = signature.arguments
    let required = arguments.count(where: \.isRequired)
    if positionals.count < required {
      throw .usage("missing argument \(arguments[positionals.count].name)")
    }
    if positionals.count > arguments.count, arguments.last?.isRepeated != true {
      throw .usage("unexpected argument '\(positionals[arguments.count])'")
    }
    if let empty = positionals.firstIndex(of: "") {
      throw .usage("argument \(arguments[min(empty, arguments.count - 1)].name) is empty")
    }
  }
}
