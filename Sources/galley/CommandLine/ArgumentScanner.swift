import TextOutput

/// Separates the words after a command's name into options and positional arguments.
///
/// Options can be anywhere before `--`, as `--name value` or `--name=value`. Everything after `--` is positional, as is
/// a lone `-`. Repeating an option with one value is an error, since one of the two would be lost silently. An empty
/// argument is an error too, since it usually comes from an unset variable in a script.
struct ArgumentScanner {
  let signature: CommandSignature

  /// Sets the values of the arguments and options.
  ///
  /// - Throws: `CommandFailure` for the first usage error in reading order, with missing arguments last.
  func scan(_ words: [String]) throws(CommandFailure) {
    var given: Set<String> = []
    var positionals: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      let (option, text) = try option(word, rest: &rest)
      guard given.insert(option.name).inserted || option.isRepeated else {
        throw .usage("option --\(option.name) is given twice")
      }
      try option.setValue(text)
    }
    try checkCount(positionals)
    for (index, text) in positionals.enumerated() {
      signature.arguments[min(index, signature.arguments.count - 1)].addValue(text)
    }
  }

  /// Returns the option that a word names, and its value, which may be the next word.
  private func option(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> (any OptionDeclaration, String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = signature.options.first(where: { "--" + $0.name == spelling }) else { throw unknown(spelling) }
    guard let placeholder = option.placeholder else {
      if parts.count == 2 { throw .usage("option \(spelling) takes no value") }
      return (option, "")
    }
    if parts.count == 2 { return (option, String(parts[1])) }
    // `--width --json` has no value. `--width -3` has one, and its reader reports what is wrong with it.
    guard let next = rest.first, !next.hasPrefix("-") || StrictNumber.double(next) != nil else {
      throw .usage("option \(spelling) requires a value: \(spelling) \(placeholder)")
    }
    rest.removeFirst()
    return (option, next)
  }

  private func unknown(_ spelling: String) -> CommandFailure {
    let known = signature.options.map { "--" + $0.name } + ["--help"]
    let hint = SpellingSuggestion.nearest(to: spelling, in: known).map { "; did you mean \($0)?" } ?? ""
    return .usage("unknown option '\(spelling)'\(hint)")
  }

  private func checkCount(_ positionals: [String]) throws(CommandFailure) {
    let arguments = signature.arguments
    let required = arguments.count { $0.isRequired }
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
