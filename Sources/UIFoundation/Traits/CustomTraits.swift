import Foundation

/// The values of traits without a property of their own, by the type of the trait.
struct CustomTraits: Hashable, Sendable {
  // Proof of @unchecked: a value is set once, when it is stored here, and the container is copied by value. Whoever
  // defines a trait decides whether several threads may read its values, as on iOS.
  private struct Entry: @unchecked Sendable {
    let trait: UITrait
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { entries[ObjectIdentifier(trait)].flatMap { $0.value as? Trait.Value } }
    set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The traits that have values.
  var traits: [UITrait] { entries.values.map(\.trait) }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Returns these values, replaced by those of another set.
  func overridden(by other: CustomTraits) -> CustomTraits {
    if other.isEmpty { return self }
    var merged = self
    merged.entries.merge(other.entries) { $1 }
    return merged
  }

  /// Returns whether both have the same value of a trait; values that aren't equatable are never the same.
  static func isSame<Trait: UITraitDefinition>(_ trait: Trait.Type, _ a: CustomTraits, _ b: CustomTraits) -> Bool {
    if !a.contains(trait), !b.contains(trait) { return true }
    return isSame(a[trait] ?? trait.defaultValue, b[trait] ?? trait.defaultValue)
  }

  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
    return compare(a)
  }

  static func == (a: CustomTraits, b: CustomTraits) -> Bool {
    if a.isEmpty, b.isEmpty { return true }
    guard a.entries.count == b.entries.count else { return false }
    return a.entries.allSatisfy { key, entry in b.entries[key].map { isSame(entry.value, $0.value) } ?? false }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(entries.keys)) }
}
