import FontReports

/// The script for bash.
struct BashCompletions {
  let commands: [any Command.Type]

  var script: String {
    let cases = commands.map { command in
      let names = ([command.name] + command.aliases).joined(separator: " | ")
      return "  \(names))\n" + Self.body(of: command.signature) + "    ;;\n"
    }
    return Self.head + """
      _galley() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} position=0
        COMPREPLY=()
        # Bash takes --name=value apart.
        if [[ $word == = ]]; then
          word=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD == 1)); then
          _galley_words "$word" \(Self.joined(commands.map { $0.name } + ToolOption.allCases.map { "--\($0.name)" }))
          return
        fi
        case ${COMP_WORDS[1]} in
        --completions)
          ((COMP_CWORD > 2)) || _galley_words "$word" \(Self.joined(Shell.allCases.map(\.rawValue)))
          ;;
        --man | help)
          ((COMP_CWORD > 2)) || _galley_words "$word" \(Self.joined(commands.map { $0.name }))
          ;;
      \(cases.joined())  esac
      }

      complete -F _galley galley

      """
  }

  /// The functions that offer words, files, and fonts. None evaluates a candidate, as `compgen -W` would.
  private static let head = #"""
    # Completions of galley for bash, printed by 'galley --completions bash'.

    # Offers the words after the first, which is the beginning.
    _galley_words() {
      local start=$1 candidate
      shift
      for candidate; do
        [[ $candidate != "$start"* ]] || COMPREPLY+=("$candidate")
      done
    }

    # Offers words after the last comma.
    _galley_list() {
      local start=${1##*,} kept=${1%"${1##*,}"} candidate
      shift
      for candidate; do
        [[ $candidate != "$start"* ]] || COMPREPLY+=("$kept$candidate")
      done
    }

    # Offers folders, and files with the extensions after the first word.
    _galley_files() {
      local start=$1 candidate extension
      shift
      compopt -o filenames 2>/dev/null
      while IFS= read -r candidate; do
        for extension in / "$@"; do
          if [[ $extension == / && -d $candidate || ${candidate,,} == *."$extension" ]]; then
            COMPREPLY+=("$candidate")
            break
          fi
        done
      done < <(compgen -f -- "$start")
    }

    # Offers the names of fonts, quoted unless the word already begins with a quotation mark, and font files.
    _galley_fonts() {
      local start=$1 quoted candidate
      if [[ $start != */* ]]; then
        while IFS= read -r candidate; do
          if [[ $start == [\"\']* ]]; then
            [[ $candidate != "${start:1}"* ]] || COMPREPLY+=("$candidate")
          else
            printf -v quoted %q "$candidate"
            [[ $quoted != "$start"* ]] || COMPREPLY+=("$quoted")
          fi
        done < <("${COMP_WORDS[0]}" fonts --names 2>/dev/null)
      fi
      ((${#COMPREPLY[@]})) || _galley_files "$start" FONT_EXTENSIONS
    }

    # Counts the arguments before the current word, given the options that take a value.
    _galley_count() {
      local index
      position=0
      for ((index = 2; index < COMP_CWORD; index++)); do
        if [[ " $1 " == *" ${COMP_WORDS[index]} "* ]]; then
          index=$((index + 1))
          [[ ${COMP_WORDS[index]} != = ]] || index=$((index + 1))
        elif [[ ${COMP_WORDS[index]} != -?* ]]; then
          position=$((position + 1))
        fi
      done
    }


    """#.replacing("FONT_EXTENSIONS", with: joined(Completion.fontExtensions))

  private static func joined(_ words: [String]) -> String { words.map(Shell.bash.quoted).joined(separator: " ") }

  /// Returns the lines for the words after a command.
  private static func body(of signature: CommandSignature) -> String {
    let valued = signature.options.filter { $0.placeholder != nil }
    var text = ""
    if !valued.isEmpty {
      text += "    case $previous in\n"
      for option in valued {
        text += "    --\(option.name))\n      \(call(option.completion) ?? ":")\n      return\n      ;;\n"
      }
      text += "    esac\n"
    }
    let options = joined(signature.options.map { "--\($0.name)" } + ["--help"])
    text += "    if [[ $word == -* ]]; then\n      _galley_words \"$word\" \(options)\n      return\n    fi\n"
    let calls = signature.arguments.map { call($0.completion) }
    guard calls.contains(where: { $0 != nil }) else { return text }
    text += "    _galley_count \"\(valued.map { "--\($0.name)" }.joined(separator: " "))\"\n"
    for (position, argument) in signature.arguments.enumerated() {
      guard let call = calls[position] else { continue }
      text += "    ((position \(argument.isRepeated ? "<" : "!=") \(position))) || \(call)\n"
    }
    return text
  }

  /// Returns the line that offers values, or `nil` if there are none.
  private static func call(_ completion: Completion) -> String? {
    switch completion {
    case .none: nil
    case .words(let words): "_galley_words \"$word\" \(joined(words))"
    case .list(let words): "_galley_list \"$word\" \(joined(words))"
    case .file(let extensions): (["_galley_files \"$word\""] + extensions).joined(separator: " ")
    case .font: "_galley_fonts \"$word\""
    }
  }
}
