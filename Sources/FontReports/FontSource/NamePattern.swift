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
    var (index, at) = (0, 0)
    // Where the last star is, and how many characters it stands for so far.
    var star: (index: Int, end: Int)?
    while at < name.count {
      if index < characters.count, characters[index] == "*" {
        star = (index, at)
        index += 1
      } else if index < characters.count, characters[index] == "?" || characters[index] == name[at] {
        index += 1
        at += 1
      } else if let last = star {
        star = (last.index, last.end + 1)
        (index, at) = (last.index + 1, last.end + 1)
      } else {
        return false
      }
    }
    return characters[index...].allSatisfy { $0 == "*" }
  }
}
