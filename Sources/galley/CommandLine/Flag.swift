/// An option without a value, such as `--json`.
struct Flag: OptionDeclaring {
  let declaration: OptionDeclaration

  init(_ name: String, help: String) {
    declaration = OptionDeclaration(name: name, placeholder: nil, help: help, isRequired: false)
  }
}
