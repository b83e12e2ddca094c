import FontReports

/// The script for zsh, which works as a file `_galley` in `fpath` and when it is sourced.
struct ZshCompletions {
  let commands: [any Command.Type]

  var script: String {
    let names = commands.map { $0.name }.joined(separator: " ")
    let described = commands.map { command in
      "      \(Shell.zsh.quoted("\(command.name):\(command.abstract)"))\n"
    }
    let cases = commands.map { command in
      "    (\(([command.name] + command.aliases).joined(separator: "|")))\n"
        + "      _arguments \\\n" + Self.specifications(of: command.signature) + "      ;;\n"
    }
    return """
      #compdef galley
      # Completions of galley for zsh, printed by 'galley --completions zsh'.

      _galley_fonts() {
        local -a names=(${(f)"$(_call_program fonts $galley fonts --names 2>/dev/null)"})
        _alternative 'fonts:font:compadd -a names' \
          'files:font file:_files -g "*.(\(Completion.fontExtensions.joined(separator: "|")))"'
      }

      _galley() {
        local curcontext=$curcontext state state_descr line galley=$words[1]
        typeset -A opt_args
        _arguments -C -A '-*' \
          \(Self.toolOptions(names).joined(separator: " \\\n    ")) \
          '1:command:->command' \
          '*::argument:->argument'
        case $state in
        (command)
          local -a commands=(
      \(described.joined())    )
          _describe -t commands command commands
          ;;
        (argument)
          case $line[1] in
          (help)
            _arguments '1:command:(\(names))'
            ;;
      \(cases.joined())    esac
          ;;
        esac
      }

      if [[ $funcstack[1] == _galley ]]; then
        _galley "$@"
      else
        compdef _galley galley
      fi

      """
  }

  /// Returns the specifications of the tool's own options, each of which excludes everything else.
  private static func toolOptions(_ names: String) -> [String] {
    ToolOption.allCases.map { option in
      let help = "[\(escaped(option.help))]"
      switch option {
      case .help: return "'(- *)'{-h,--help}" + Shell.zsh.quoted(help)
      case .version: return Shell.zsh.quoted("(- *)--version\(help)")
      case .completions:
        let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
        return Shell.zsh.quoted("(- *)--completions\(help):shell:(\(shells))")
      case .man: return Shell.zsh.quoted("(- *)--man\(help)::command:(\(names))")
      }
    }
  }

  private static func specifications(of signature: CommandSignature) -> String {
    var lines = ["'(- *)'{-h,--help}'[prints this help]'"]
    for option in signature.options {
      let help = "[\(escaped(option.help))]"
      guard let placeholder = option.placeholder else {
        lines.append(Shell.zsh.quoted("--\(option.name)\(help)"))
        continue
      }
      lines.append(Shell.zsh.quoted("--\(option.name)=\(help):\(placeholder):\(action(option.completion))"))
    }
    for (position, argument) in signature.arguments.enumerated() {
      let lead = argument.isRepeated ? "*" : "\(position + 1)\(argument.isRequired ? "" : ":")"
      lines.append(Shell.zsh.quoted("\(lead):\(argument.name):\(action(argument.completion))"))
    }
    return "        " + lines.joined(separator: " \\\n        ") + "\n"
  }

  /// Returns a specification's action. A single space offers nothing, but shows the placeholder.
  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    // A single word in parentheses would be a qualifier of the pattern.
    case .file(let extensions) where extensions.count == 1: "_files -g \"*.\(extensions[0])\""
    case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .font: "_galley_fonts"
    }
  }

  /// Returns a description, in which brackets would end it.
  private static func escaped(_ text: String) -> String {
    text.replacing(#"\"#, with: #"\\"#).replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
  }
}
