/// The choice of one face of a file or a family: its number in the file, or its name.
package enum FaceChoice: Hashable, Sendable {
  /// The index of the face in a collection. The first face is 0, as in the tables of fonts and in `hb-shape`.
  case index(Int)
  /// The full name, PostScript name, or style, or a part of a name that only one face has.
  case name(String)

  /// Reads a number or a name, which must not be empty.
  package init?(_ text: String) {
    if text.isEmpty { return nil }
    let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    // A number that is too large is that of no face.
    self = isNumber ? .index(Int(text) ?? .max) : .name(text)
  }
}

extension FaceChoice: CustomStringConvertible {
  package var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .name(let name): name
    }
  }
}
