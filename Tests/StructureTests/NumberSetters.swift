/// What every public setter of a number does with one that is not finite: `NumberSetters.txt`, one property a line, with
/// an outcome behind it.
struct NumberSetters {
  /// What a setter does.
  enum Outcome: String {
    /// A number of a value type, stored as it is; whoever is given the value answers for it.
    case value
    /// The requirement of a protocol; the types that conform to it decide.
    case requirement
    /// A property that is stored and that nothing is computed from, as it is.
    case kept
    /// A number that is not finite is ignored.
    case rejected
    /// Any number is brought to the nearest one that can be used, and NaN to 0.
    case clamped
    /// NaN, or whatever else UIKit raises an exception for, raises that; the rest is ignored.
    case raises
    /// NaN is ignored, and infinity stands for no limit.
    case limit
  }

  private(set) var outcomes: [String: Outcome] = [:]
  /// The lines that name no outcome.
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

  /// The list for the setters that there are: new ones have no outcome yet.
  func list(of setters: Set<String>, header: String) -> String {
    header + setters.sorted().map { "\($0) \(outcomes[$0]?.rawValue ?? "?")\n" }.joined()
  }

  /// The lines of a list before its first property.
  static func header(of list: String) -> String {
    list.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }.map { "\($0)\n" }
      .joined()
  }
}
