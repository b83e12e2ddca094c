/// A language that doesn't exist, in which a text is shown to test what translations may do to a layout.
///
/// These are Xcode's pseudolanguages, as its scheme editor names them, with hyphens instead of spaces.
public enum Pseudolanguage: String, CaseIterable, Sendable {
  /// Each text twice.
  case doubleLength = "double-length"
  /// Letters with marks above and below, which make lines higher.
  case accented
  /// Each text between `[#` and `#]`, so that a missing end is visible.
  case bounded
  /// Each text from right to left.
  case rightToLeft = "right-to-left"

  /// Returns a text in this language. Arguments and styles are preserved.
  func applied(to text: [StyledElement]) -> [StyledElement] {
    guard !text.isEmpty else { return [] }
    switch self {
    case .doubleLength: return text + Self.plain(" ") + text
    case .accented: return text.flatMap(Self.accented)
    case .bounded: return Self.plain("[# ") + text + Self.plain(" #]")
    case .rightToLeft: return Self.rightToLeft(text)
    }
  }

  private static func plain(_ text: String) -> [StyledElement] {
    text.unicodeScalars.map { StyledElement(element: .scalar($0)) }
  }

  /// Adds an acute accent above each ASCII letter and a dot below each vowel, composed where Unicode has the letter.
  private static func accented(_ element: StyledElement) -> [StyledElement] {
    guard case .scalar(let scalar) = element.element,
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    else { return [element] }
    let dot = "aeiouAEIOU".unicodeScalars.contains(scalar) ? "\u{323}" : ""
    return "\(scalar)\(dot)\u{301}".unicodeScalars.map {
      StyledElement(element: .scalar($0), style: element.style)
    }
  }

  /// Overrides the direction of each paragraph (U+202E), since bidi formatting ends with it. Arguments are isolated
  /// (U+2068), so that their digits and letters stay in order.
  private static func rightToLeft(_ text: [StyledElement]) -> [StyledElement] {
    let ends: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2029}"]
    var shown: [StyledElement] = []
    var isOpen = false
    for element in text {
      if case .scalar(let scalar) = element.element, ends.contains(scalar) {
        if isOpen { shown += plain("\u{202C}") }
        isOpen = false
        shown.append(element)
        continue
      }
      if !isOpen { shown += plain("\u{202E}") }
      isOpen = true
      if case .argument = element.element {
        shown += plain("\u{2068}") + [element] + plain("\u{2069}")
      } else {
        shown.append(element)
      }
    }
    return isOpen ? shown + plain("\u{202C}") : shown
  }
}
