import Foundation

/// Prose in a script, as material for texts of any length.
///
/// A cold layout must not meet words that a cache of shaped words knows. So ``fresh(length:_:)`` exchanges the letters
/// of the prose among their like (vowels, consonants, ideographs) anew for each text: lengths, spaces and punctuation
/// stay.
package struct TextSource: Sendable {
  /// Prose in Latin letters.
  package static let latin = TextSource("latin", exchanging: ["aeiou", "bcdfghjklmnpqrstvwxyz"])
  /// Arabic prose with Latin names and digits in it.
  package static let arabic = TextSource(
    "arabic", exchanging: ["aeiou", "bcdfghjklmnpqrstvwxyz", "بتثجحخسشصضطظعغفقكمنه"])
  /// Chinese prose; all ideographs in it change positions.
  package static let cjk = TextSource("cjk", exchanging: [TextSource.ideographs(in: TextSource.prose("cjk"))])
  /// Thai prose. Letters stay, since other words are none in the dictionary that finds line breaks; phrases change
  /// positions.
  package static let thai = TextSource("thai", exchanging: [])
  /// Emoji: single ones, which change positions, and sequences, flags and keycaps.
  package static let emoji = TextSource(
    "emoji", exchanging: ["😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗😙😚🙂🤗🤩🤔🤨😐😑😶🙄😏😣😥😮🤐🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷"])

  private let words: [[Unicode.Scalar]]
  private let classes: [[Unicode.Scalar]]

  private init(_ name: String, exchanging classes: [String]) {
    words = Self.prose(name).split(separator: " ").map { Array($0.unicodeScalars) }
    self.classes = classes.map { Array($0.unicodeScalars) }
  }

  /// The prose itself, repeated up to a length in UTF-16 code units and cut between characters.
  package func prose(length: Int) -> String {
    var text = Cutter(length: length)
    while !text.isFull { for word in words { text.append(word) } }
    return text.string
  }

  /// A text of words that were not seen before, of a length in UTF-16 code units.
  package func fresh(length: Int, _ generator: inout SeededGenerator) -> String {
    var text = Cutter(length: length)
    while !text.isFull {
      var map: [Unicode.Scalar: Unicode.Scalar] = [:]
      for letters in classes {
        for (letter, other) in zip(letters, letters.shuffled(using: &generator)) {
          map[letter] = other
          if let capital = Self.capital(letter) { map[capital] = Self.capital(other) }
        }
      }
      for word in classes.isEmpty ? words.shuffled(using: &generator) : words {
        text.append(word.map { map[$0] ?? $0 })
      }
    }
    return text.string
  }

  /// A new order of the prose's own words, of a length in UTF-16 code units.
  package func reordered(length: Int, _ generator: inout SeededGenerator) -> String {
    var text = Cutter(length: length)
    while !text.isFull { for word in words.shuffled(using: &generator) { text.append(word) } }
    return text.string
  }

  private static func prose(_ name: String) -> String {
    let file = "\(Paths.benchmarks)/Texts/\(name).txt"
    do {
      return try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      preconditionFailure("\(file) lies beside the program's sources: \(error)")
    }
  }

  private static func ideographs(in text: String) -> String {
    var found = Set<Unicode.Scalar>()
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.isIdeographic && found.insert($0).inserted }))
  }

  private static func capital(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    let capital = letter.properties.uppercaseMapping.unicodeScalars
    guard capital.count == 1, let first = capital.first, first != letter else { return nil }
    return first
  }
}

/// Joins words with spaces up to a length.
private struct Cutter {
  private var scalars = String.UnicodeScalarView()
  private var count = 0
  private let length: Int

  init(length: Int) { self.length = length }

  var isFull: Bool { count >= length }

  mutating func append(_ word: [Unicode.Scalar]) {
    guard !isFull else { return }
    if count > 0 { add(" ") }
    for scalar in word { add(scalar) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    count += UTF16.width(scalar)
  }

  /// The text, cut at the last character that fits, without a space at its end.
  var string: String {
    var text = String(scalars)
    while text.utf16.count > length { text.removeLast() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
