/// How far a text in a string catalog is translated, as Xcode records it.
enum TextState: String, CaseIterable, Sendable {
  /// Not translated yet.
  case new
  case translated
  /// Translated, but the source text has changed since, or a translator marked it.
  case needsReview = "needs_review"
  /// The app's code no longer has the key, whatever the state of its texts.
  case stale
}
