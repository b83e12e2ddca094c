import FontReports

/// The script for fish.
struct FishCompletions {
  let commands: [any Command.Type]

  var script: String {
    let names = commands.map { $0.name }.joined(separator: " ")
    var text = Self.head
    for command in commands {
      text += line("__galley_is_first", "-a \(command.name)", command.abstract)
    }
    for option in ToolOption.allCases {
      let letter = option == .help ? "-s h " : ""
      text += line("__galley_is_first", "\(letter)-l \(option.name)", option.help)
    }
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    text += line("__galley_follows --completions; and test (__galley_position) -eq 0", "-a '\(shells)'", nil)
    text += line("__galley_follows --man help; and test (__galley_position) -eq 0", "-a '\(names)'", nil)
    for command in commands { text += lines(for: command) }
    return text
  }

  private static let head = #"""
    # Completions of galley for fish, printed by 'galley --completions fish'.

    # Whether the current word is the one after galley.
    function __galley_is_first
      test (count (commandline -opc)) -eq 1
    end

    # Whether the word after galley is one of the given ones.
    function __galley_follows
      set -l words (commandline -opc)
      test (count $words) -gt 1; and contains -- $words[2] $argv
    end

    # Prints the number of arguments before the current word, given the options that take a value.
    function __galley_position
      set -l words (commandline -opc)
      set -l position 0
      set -l is_value 0
      for word in $words[3..-1]
        if test $is_value -eq 1
          set is_value 0
        else if contains -- $word $argv
          set is_value 1
        else if not string match -qr '^-.' -- $word
          set position (math $position + 1)
        end
      end
      echo $position
    end

    # Prints folders, and files with the given extensions.
    function __galley_files
      set -l start (commandline -ct | string replace -r '^--[-\w]+=' '')
      set -l extensions (string join '|' $argv)
      __fish_complete_path $start | string match -r '(?i)^.*(?:/|\.(?:'$extensions'))(?:\t.*)?$'
    end

    # Prints the names of fonts, and font files.
    function __galley_fonts
      set -l words (commandline -opc)
      command $words[1] fonts --names 2>/dev/null
      __galley_files FONT_EXTENSIONS
    end

    complete -c galley -f

    """#.replacing("FONT_EXTENSIONS", with: Completion.fontExtensions.joined(separator: " "))

  private func lines(for command: any Command.Type) -> String {
    let signature = command.signature
    let condition = "__galley_follows \(([command.name] + command.aliases).joined(separator: " "))"
    var text = line(condition, "-s h -l help", "prints this help")
    for option in signature.options {
      let value = option.placeholder == nil ? "" : " -x" + Self.candidates(option.completion)
      text += line(condition, "-l \(option.name)\(value)", option.help)
    }
    let valued = signature.options.filter { $0.placeholder != nil }.map { "--\($0.name)" }
    for (index, argument) in signature.arguments.enumerated() where argument.completion != .none {
      let words = (["__galley_position"] + valued).joined(separator: " ")
      let position = "test (\(words)) \(argument.isRepeated ? "-ge" : "-eq") \(index)"
      text += line(
        "\(condition); and \(position)", String(Self.candidates(argument.completion).dropFirst()), nil)
    }
    return text
  }

  private func line(_ condition: String, _ candidates: String, _ help: String?) -> String {
    let description = help.map { " -d \(Shell.fish.quoted($0))" } ?? ""
    return "complete -c galley -n \(Shell.fish.quoted(condition)) \(candidates)\(description)\n"
  }

  private static func candidates(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .words(let words): " -a \(Shell.fish.quoted(words.joined(separator: " ")))"
    case .list(let words): " -a \(Shell.fish.quoted("(__fish_append , \(words.joined(separator: " ")))"))"
    case .file(let extensions): " -a '(__galley_files \(extensions.joined(separator: " ")))'"
    case .font: " -a '(__galley_fonts)'"
    }
  }
}
