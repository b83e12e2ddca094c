/// Suggests corrections of mistyped words.
package enum SpellingSuggestion {
  /// Returns the first nearest candidate at most two edits away (one for words under four letters), or `nil`.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let limit = word.count < 4 ? 1 : 2
    return candidates.map { (candidate: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.candidate
  }

  /// Returns the Levenshtein distance: insertions, deletions, and substitutions of characters. O(length × length).
  package static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    // A word this much longer is never near, so a megabyte of it need not be compared.
    guard abs(first.utf8.count - second.count) <= 64 else { return .max }
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let substituted = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
