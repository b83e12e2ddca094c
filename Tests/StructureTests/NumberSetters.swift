/// The effect of values that aren't finite on every public settable property made of numbers, from `NumberSetters.txt`.
///
/// Each line of the file contains a property and an outcome.
struct NumberSetters {
  /// The effect of setting a property to a value that isn't finite.
  enum Outcome: String {
    /// A value type stores the number as it is. The code that uses the value has to check it.
    case value
    /// A protocol requirement, whose effect depends on the conforming type.
    case requirement
    /// The number is stored as it is. Nothing is computed from it.
    case kept
    /// The number is ignored.
    case rejected
    /// The number is replaced by the nearest valid one, and NaN by 0.
    case clamped
    /// NaN raises an exception, like other values for which UIKit raises one. The others are ignored.
    case raises
    /// NaN is ignored, and infinity means no limit.
    case limit
  }

  private(set) var outcomes: [String: Outcome] = [:]
  /// The lines without a valid outcome.
  private(set) var undecided: [String] = []

  init(_ list: String) {
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ").map(String.init)
      if parts.count == 2, let outcome = Outcome(rawValue: parts[1]) {
        outcomes[parts[0]] = outcome
      } else {
        undecided.append(String(line))
      }
    }
  }

  /// Returns the list for the current setters. New ones have a question mark as their outcome.
  func list(of setters: Set<String>, header: String) -> String {
    header + setters.sorted().map { "\($0) \(outcomes[$0]?.rawValue ?? "?")\n" }.joined()
  }

  /// Returns the comment lines at the start of a list.
  static func header(of list: String) -> String {
    list.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }.map { "\($0)\n" }
      .joined()
  }
}
