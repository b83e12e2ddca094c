/// The name of a custom class, as a document writes it.
public struct InterfaceClassName: Hashable, Sendable, CustomStringConvertible {
  /// The class's name.
  public let name: String
  /// The module, or `nil` for the module of the target and for classes of Objective-C.
  public let module: String?

  /// Creates a class name.
  public init(name: String, module: String?) {
    self.name = name
    self.module = module
  }

  /// The custom class of an element, or `nil` if it has none.
  init?(_ element: InterfaceElement) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    self.name = name
    module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name with its module, such as `Store.ItemCell`.
  public var description: String { module.map { "\($0).\(name)" } ?? name }
}
