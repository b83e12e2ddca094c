/// The names that Swift gives to methods in Objective-C, where documents and selectors find them.
enum ObjCNames {
  /// Returns the selector of a method, such as `tap:forEvent:`.
  ///
  /// The first label follows the base name after `With`, unless either has a preposition there already. A method that
  /// throws has a parameter `error`, and one that is asynchronous a completion handler. The source is Swift's
  /// documentation of `@objc`, and what the compiler prints on Apple's platforms.
  static func selector(_ name: MethodName, isAsync: Bool = false, isThrowing: Bool = false) -> String {
    var labels = name.labels
    var pieces: [String] = []
    if let first = labels.first {
      pieces.append(name.base + joined(first, to: name.base))
      labels.removeFirst()
    }
    pieces += labels.map { $0 == "_" ? "" : $0 }
    if isAsync {
      pieces.append(pieces.isEmpty ? name.base + "WithCompletionHandler" : "completionHandler")
    } else if isThrowing {
      pieces.append(pieces.isEmpty ? name.base + "AndReturnError" : "error")
    }
    return pieces.isEmpty ? name.base : pieces.map { $0 + ":" }.joined()
  }

  /// Returns the selector that sets a property.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  private static func joined(_ label: String, to base: String) -> String {
    guard label != "_" else { return "" }
    let hasPreposition =
      prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base).lowercased())
    return (hasPreposition ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func firstWord(of text: String) -> String {
    String(text.prefix { !$0.isUppercase })
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return String(text[start...])
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
