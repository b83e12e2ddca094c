/// The name, arguments, options, and help of a command.
struct CommandSignature {
  let name: String
  let abstract: String
  let discussion: String
  /// The arguments in the order of the command line. Only the last one may be repeated.
  let arguments: [any ArgumentDeclaration]
  /// The options in the order of the help.
  let options: [any OptionDeclaration]

  /// The parts of the usage line, which are not broken: `FONT...`, `[--size POINTS]`, `[--json]`.
  var synopsis: [String] {
    arguments.map(\.spelling) + options.map { "[\($0.spelling)]" }
  }
}

extension CommandSignature {
  /// Reads the declarations on a command's properties.
  init(_ command: some Command) {
    let type = type(of: command)
    let properties = Mirror(reflecting: command).children.map(\.value)
    self.init(
      name: type.name, abstract: type.abstract, discussion: type.discussion,
      arguments: properties.compactMap { $0 as? any ArgumentDeclaration },
      options: properties.compactMap { $0 as? any OptionDeclaration })
  }
}
