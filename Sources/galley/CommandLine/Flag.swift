/// A switch on the command line that is given or not: `--json`.
struct Flag: OptionDeclaring {
  let declaration: OptionDeclaration

  init(_ name: String, help: String) {
    declaration = OptionDeclaration(name: name, placeholder: nil, help: help, isRequired: false)
  }
}
