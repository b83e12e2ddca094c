extension Hyphenator: Hashable {
  /// Whether two hyphenators are the same object: what dictionaries they find may differ otherwise.
  public static func == (left: Hyphenator, right: Hyphenator) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
