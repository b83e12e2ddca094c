/// A trail that can be walked.
struct Trail: Sendable {
  /// The name on signs and maps.
  var name: String
  /// The length in kilometers.
  var length: Double
  /// What there is to see on the way.
  var summary: String

  /// Creates a trail.
  init(name: String, length: Double, summary: String) {
    self.name = name
    self.length = length
    self.summary = summary
  }
}

extension Trail {
  /// The trails that the app shows.
  static let all = [
    Trail(name: "Lake Loop", length: 4.5, summary: "Level, and open to strollers."),
    Trail(
      name: "Ridge Trail to the Old Observatory", length: 12,
      summary:
        "Steep at the start. The observatory is open on clear nights, and the way back is marked with reflectors."),
    Trail(name: "Mill Creek", length: 7.2, summary: "Three bridges and a mill that still turns."),
  ]
}
