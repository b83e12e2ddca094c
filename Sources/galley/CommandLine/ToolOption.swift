/// An option of the tool itself, given in place of a command.
enum ToolOption: CaseIterable {
  case help, version, completions, man

  /// The name without leading dashes.
  var name: String {
    switch self {
    case .help: "help"
    case .version: "version"
    case .completions: "completions"
    case .man: "man"
    }
  }

  /// The spellings of the option with a placeholder for its value, as shown in the help.
  var spelling: String {
    switch self {
    case .help: "-h, --help"
    case .version: "--version"
    case .completions: "--completions SHELL"
    case .man: "--man [COMMAND]"
    }
  }

  var help: String {
    switch self {
    case .help: "prints this help, or a command's help if given after it"
    case .version: "prints the version"
    case .completions: "prints completions for a shell: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))"
    case .man: "prints the manual page of the tool or of a command"
    }
  }
}
