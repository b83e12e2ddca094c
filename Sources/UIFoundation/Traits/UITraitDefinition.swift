/// A trait: what kind of value it has, and which one where nobody gave any.
///
/// Conform a type of your own to pass a value down the tree of views: write it to `traitOverrides`, and read it from
/// `traitCollection` with the type as the subscript.
public protocol UITraitDefinition<Value>: SendableMetatype {
  /// What the trait's values are.
  associatedtype Value
  /// The value where nobody gave one.
  static var defaultValue: Value { get }
  /// The trait's name, for a person.
  static var name: String { get }
  /// A name that no other trait has.
  static var identifier: String { get }
  /// Whether colours may look different for another value.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// The type's name, its module included.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Colours look the same.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that has a property of its own.
protocol NamedTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var property: WritableKeyPath<TraitValues, Value> { get }
}

extension NamedTrait {
  /// Unspecified.
  public static var defaultValue: Value { TraitValues()[keyPath: property] }

  static func value(in values: TraitValues) -> Value { values[keyPath: property] }

  /// Writes a value of any type, if it is the trait's.
  static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: property] = value }
  }

  static func isSame(_ a: TraitValues, _ b: TraitValues) -> Bool { a[keyPath: property] == b[keyPath: property] }

  static func reset(_ values: inout TraitValues) { values[keyPath: property] = defaultValue }
}
