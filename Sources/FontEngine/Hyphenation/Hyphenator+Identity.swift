extension Hyphenator: Hashable {
  /// Returns whether two hyphenators are the same object. Different objects may find different dictionaries.
  public static func == (left: Hyphenator, right: Hyphenator) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
