package import FontEngine

/// A pattern for the names of fonts: a part of a name, or a whole name with `*` and `?`.
package struct NamePattern {
  private let characters: [Character]

  /// Creates a pattern. Upper- and lowercase letters match one another.
  package init(_ pattern: String) {
    let lowercased = pattern.lowercased()
    let isPart = !lowercased.contains { $0 == "*" || $0 == "?" }
    characters = Array(isPart ? "*\(lowercased)*" : lowercased)
  }

  /// Returns whether the family, the full name, or the PostScript name matches.
  package func matches(_ names: FaceNames) -> Bool {
    [names.family, names.fullName, names.postScriptName, names.legacyFamily].contains { matches($0) }
  }

  /// Returns whether a name matches.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of pattern and name.
  package func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    var (place, at) = (0, 0)
    // Where the last star is, and how many characters it stands for so far.
    var star: (place: Int, end: Int)?
    while at < name.count {
      if place < characters.count, characters[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < characters.count, characters[place] == "?" || characters[place] == name[at] {
        place += 1
        at += 1
      } else if let last = star {
        star = (last.place, last.end + 1)
        (place, at) = (last.place + 1, last.end + 1)
      } else {
        return false
      }
    }
    return characters[place...].allSatisfy { $0 == "*" }
  }
}
