/// A namespace for how weak collections reference and compare objects.
public enum NSPointerFunctions {
  /// How an object is referenced and compared.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are referenced strongly.
    public static let strongMemory: Options = []
    /// Objects are referenced weakly. An entry is removed when its object is deallocated.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared by `isEqual(_:)` and `hash`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied if they can be. The tables ignore this option.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
