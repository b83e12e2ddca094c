/// A localized text as a label shows it: with its arguments, and without its markup.
package struct ShownText: Hashable, Sendable {
  /// A run of text in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: MarkupStyle = []
  }

  package private(set) var runs: [Run] = []
  /// What is noticed about the text.
  package private(set) var notes: [TextNote] = []
  /// Whether the system inflects words of the text, which are measured as written.
  package private(set) var isInflected = false
  /// Whether the text is shown at all: some number selects its plural forms.
  package private(set) var isShown = true
  /// Whether the text, or what its arguments make of it, has more than ``longest`` UTF-16 code units, after which it ends.
  package private(set) var isTooLong = false

  /// The maximum number of UTF-16 code units. Shaped text takes up to 500 bytes for each.
  package static let longest = 1 << 18

  /// The characters of all runs.
  package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// Creates a text that is shown as it is.
  package init(_ text: String) { runs = [Run(text: text)] }

  /// Creates the text of a string, with examples or else stand-ins for its arguments.
  package init(
    _ string: LocalizedString, isMarkdown: Bool, numbers: NumberStyle, _ examples: [ArgumentExample],
    _ standIns: StandIns
  ) {
    let text = string.text
    guard text.utf8.count <= Self.longest || text.utf16.count <= Self.longest else {
      isTooLong = true
      return
    }
    // Nearly all texts have neither placeholders nor markup.
    let bytes = text.utf8.span
    let isPlain = bytes.indices.allSatisfy { bytes[$0] != UInt8(ascii: "%") && bytes[$0] != UInt8(ascii: "^") }
    guard !isPlain || isMarkdown || string.pseudolanguage != nil else {
      runs = [Run(text: text)]
      if !string.plurals.isEmpty { _ = fill(Placeholders(string, examples, standIns)) }
      return
    }
    let placeholders = Placeholders(string, examples, standIns)
    var elements = placeholders.elements
    if isMarkdown || text.contains("^["), elements.count <= InlineMarkup.maximumLength {
      let markup = InlineMarkup(elements.map(\.element), isMarkdown: isMarkdown)
      (elements, isInflected) = (markup.elements, markup.isInflected)
    }
    if let language = string.pseudolanguage { elements = language.applied(to: elements) }
    let values = fill(placeholders, numbers)
    var length = 0
    for element in elements {
      guard length <= Self.longest else { break }
      if runs.last?.style != element.style { runs.append(Run(text: "", style: element.style)) }
      switch element.element {
      case .scalar(let scalar):
        runs[runs.count - 1].text.unicodeScalars.append(scalar)
        length += UTF16.width(scalar)
      case .argument(let index):
        runs[runs.count - 1].text += values[index]
        length += values[index].utf16.count
      }
    }
    isTooLong = length > Self.longest
    if runs.isEmpty { runs = [Run(text: "")] }
  }

  /// Returns the text of each placeholder.
  private mutating func fill(_ placeholders: Placeholders, _ style: NumberStyle = .localized) -> [String] {
    let filled = placeholders.filled(style)
    (notes, isShown) = (filled.notes, filled.isShown)
    return filled.texts
  }
}

/// The placeholders of a text, and the values that they show.
private struct Placeholders {
  private let string: LocalizedString
  private let examples: [ArgumentExample]
  private let standIns: StandIns
  /// The text, in which each placeholder is one element.
  private(set) var elements: [StyledElement] = []
  private var conversions: [(argument: Int, conversion: FormatText.Conversion)] = []

  init(_ string: LocalizedString, _ examples: [ArgumentExample], _ standIns: StandIns) {
    self.string = string
    self.examples = examples
    self.standIns = standIns
    var next = 1
    func add(_ text: String, to elements: inout [StyledElement]) {
      elements += text.unicodeScalars.map { StyledElement(element: .scalar($0)) }
    }
    for piece in FormatText(string.text).pieces {
      next += piece.asterisks
      switch piece.part {
      case .literal(let text): add(text, to: &elements)
      // Variables are expanded, except in texts that aren't from a catalog with variables.
      case .variable: add(piece.source, to: &elements)
      case .argument(let conversion):
        elements.append(StyledElement(element: .argument(conversions.count)))
        conversions.append((piece.position ?? next, conversion))
        if piece.position == nil { next += 1 }
      }
    }
  }

  func filled(_ style: NumberStyle) -> (texts: [String], notes: [TextNote], isShown: Bool) {
    let language = string.locale.flatMap(LocaleName.tag)
    let decimals = Set(conversions.filter { $0.conversion.kind == .decimal }.map(\.argument))
    let plurals = PluralNumbers(string, language: language, isDecimal: decimals) { choice in
      let example = example(choice.argument, choice.name)
      if case .number(let number) = example?.value, number >= 0 { return number }
      return Double(standIns.number)
    }
    var notes = plurals.notes
    let texts = conversions.map { argument, conversion in
      var value = standIns.value(for: conversion)
      let name = string.plurals.first { $0.argument == argument }?.name ?? ""
      if let example = example(argument, name) {
        if example.kind.fits(conversion) {
          value = example.value
        } else {
          notes.append(Self.note(argument, conversion, example))
        }
      }
      if conversion.kind != .text, let number = plurals.numbers[argument] { value = .number(number) }
      return conversion.text(of: value) { number, decimals, digits in
        style.text(number, decimals: decimals, digits: digits, language: language)
      } ?? ""
    }
    return (texts, notes, plurals.isShown)
  }

  private func example(_ argument: Int, _ name: String) -> ArgumentExample? {
    examples.first { !name.isEmpty && $0.argument == name } ?? examples.first { $0.argument == "\(argument)" }
  }

  private static func note(
    _ argument: Int, _ conversion: FormatText.Conversion, _ example: ArgumentExample
  ) -> TextNote {
    let kind =
      switch conversion.kind {
      case .text: "an object or text"
      case .integer: "an integer"
      case .decimal: "a decimal number"
      }
    let message = "argument \(argument) is \(kind) in the text, and of type \(example.kind.rawValue) in the rules"
    return TextNote(kind: .argumentType, message: message)
  }
}
