/// A shell that can complete the tool's commands, options, and values.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the shell's script, which offers the commands, the options of each, and their values.
  ///
  /// Names of fonts are read with `galley fonts --names` when they are completed.
  func completions(of commands: [any Command.Type]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }

  /// Returns a word as all three shells read it literally: in single quotes unless it is plain.
  ///
  /// Bash and zsh take a backslash in single quotes literally, but fish takes `\\` and `\'` as escapes.
  func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: ","):
        true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    let escaped =
      switch self {
      case .bash, .zsh: text.replacing("'", with: #"'\''"#)
      case .fish: text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#)
      }
    return "'\(escaped)'"
  }
}
