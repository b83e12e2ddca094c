import TextOutput

/// A property of a face as people read and compare it: its name, its value, and the table that states it.
struct FontFact: Hashable, Sendable {
  /// The value of a property.
  enum Value: Hashable, Sendable {
    /// One or more lengths in font units.
    case units([Double])
    /// Words, or a number that is no length.
    case text(String)
  }

  let name: String
  /// The value, or `nil` if the face doesn't state it.
  let value: Value?
  /// The table or tables that the value comes from.
  let source: String

  init(_ name: String, _ source: String, _ value: Value?) {
    self.name = name
    self.source = source
    self.value = value
  }

  /// Creates a property of lengths. A missing length makes the whole value missing.
  init(_ name: String, _ source: String, units: [Double?]) {
    let known = units.compactMap(\.self)
    self.init(name, source, known.count == units.count ? .units(known) : nil)
  }

  /// Creates a property in words.
  init(_ name: String, _ source: String, _ text: String?) {
    self.init(name, source, text.map(Value.text))
  }

  /// The value for people: lengths in font units, with up to two decimals.
  var text: String { text(unit: 1, decimals: 2) }

  /// Returns the value for people, with lengths multiplied by `unit`.
  func text(unit: Double, decimals: Int) -> String {
    switch value {
    case .units(let lengths): lengths.map { NumberText.rounded($0 * unit, decimals: decimals) }.joined(separator: " ")
    case .text(let text): text
    case nil: "-"
    }
  }

  /// The value for programs: a number, several, or a text.
  var json: JSONValue {
    switch value {
    case .units(let lengths): lengths.count == 1 ? .number(lengths[0]) : .array(lengths.map(JSONValue.number))
    case .text(let text): .string(text)
    case nil: .null
    }
  }

  /// Returns whether two values are the same, as seen by someone who sets text at one size: lengths in ems.
  static func isSame(_ a: FontFact, _ b: FontFact, unitsPerEm: (Double, Double)) -> Bool {
    guard case .units(let first)? = a.value, case .units(let second)? = b.value else { return a.value == b.value }
    return first.count == second.count
      && zip(first, second).allSatisfy { abs($0 / unitsPerEm.0 - $1 / unitsPerEm.1) < 1e-9 }
  }
}
