import TextOutput

/// The manual pages of the tool and its commands, for `man(1)`, in the macros of `man(7)`.
struct ManualPage {
  let commands: [any Command.Type]

  /// The page `galley(1)`.
  var overview: String {
    var page = Self.title("galley", "measures real text and solves Auto Layout constraints")
    page += ".SH SYNOPSIS\n" + Self.synopsis("galley", ["COMMAND", "[ARGUMENT...]"])
    page += Self.synopsis("galley", ["--completions SHELL"]) + Self.synopsis("galley", ["--man [COMMAND]"])
    page += ".SH DESCRIPTION\n" + Self.text(HelpText.summary)
    page += ".SH COMMANDS\n" + commands.map { Self.item(".BR \(Self.page($0.name)) (1)", $0.abstract) }.joined()
    page += ".SH OPTIONS\n" + ToolOption.allCases.map { Self.item(Self.spelling($0.spelling), $0.help) }.joined()
    return page + Self.exitStatus + ".SH ENVIRONMENT\n"
      + HelpText.environment.map { Self.item(".B \($0)", $1) }.joined()
      + Self.references(commands.map { "galley-\($0.name)" })
  }

  /// Returns the page of a command, such as `galley-font(1)`.
  func page(of signature: CommandSignature) -> String {
    var page = Self.title("galley-\(signature.name)", signature.abstract)
    page += ".SH SYNOPSIS\n" + Self.synopsis("galley \(signature.name)", signature.synopsis)
    let sentence = "\(signature.abstract.prefix(1).uppercased())\(signature.abstract.dropFirst())."
    let paragraphs = [sentence] + signature.discussion.split(separator: "\n\n").map(String.init)
    page += ".SH DESCRIPTION\n" + paragraphs.map(Self.text).joined(separator: ".PP\n")
    if !signature.arguments.isEmpty {
      page += ".SH ARGUMENTS\n" + signature.arguments.map { Self.item(".I \(Self.escaped($0.name))", $0.help) }.joined()
    }
    let options = signature.options.map { ($0.spelling, $0.help) } + [("-h, --help", "prints the usage")]
    page += ".SH OPTIONS\n" + options.map { Self.item(Self.spelling($0), $1) }.joined()
    return page + Self.exitStatus + Self.references(["galley"])
  }

  private static var exitStatus: String {
    ".SH EXIT STATUS\n" + ExitStatus.meanings.map { item(".B \($0.rawValue)", $1) }.joined()
  }

  private static func title(_ name: String, _ abstract: String) -> String {
    """
    .TH \(escaped(name.uppercased())) 1 \(Galley.date) "galley \(Galley.version)" "User Commands"
    .ad l
    .nh
    .SH NAME

    """ + text("\(name) - \(abstract)")
  }

  private static func synopsis(_ lead: String, _ parts: [String]) -> String {
    ".HP\n.B \(escaped(lead))\n" + parts.map { text($0.replacing(" ", with: "\u{A0}")) }.joined()
  }

  /// Returns a tagged paragraph.
  private static func item(_ tag: String, _ help: String) -> String { ".TP\n\(tag)\n" + text(help) }

  private static func spelling(_ spelling: String) -> String { ".B \(escaped(spelling))" }

  private static func page(_ command: String) -> String { escaped("galley-\(command)") }

  private static func references(_ names: [String]) -> String {
    ".SH SEE ALSO\n"
      + names.enumerated().map { ".BR \(escaped($1)) (1)\($0 == names.count - 1 ? "" : ",")\n" }.joined()
  }

  /// Returns a paragraph in lines of at most 80 bytes. A line that starts with a period or an apostrophe would be a
  /// request.
  private static func text(_ paragraph: String) -> String {
    if HelpText.isVerbatim(paragraph) { return ".nf\n\(escaped(paragraph))\n.fi\n" }
    var lines: [String] = []
    for word in paragraph.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }) {
      let word = escaped(String(word))
      if let line = lines.last, line.utf8.count + word.utf8.count < 80 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" : "") + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns text in which nothing is an escape, and hyphens can be copied as options.
  private static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\u{A0}": "\\ "
      case _ where scalar.value > 0x7E: "\\[u\(hexadecimal(scalar.value))]"
      default: nil
      }
    }
  }

  /// Returns at least four digits, as `groff` requires.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
