package import CoreGraphics

extension FiniteNumbers {
  /// Returns whether a setter can store the value, which it can if the value is finite.
  ///
  /// The first time that a property rejects a value, a line on standard error says so.
  ///
  /// - Parameters:
  ///   - property: The property's name, by default that of the property whose setter or observer calls the method.
  ///   - file: The file of the property's type, by default the one that calls the method.
  package func isUsable(for property: StaticString = #function, in file: StaticString = #fileID) -> Bool {
    if isFinite { return true }
    // A file is named after its type, as in `UIKit/UIView+Animation.swift`.
    let type = "\(file)".split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
    warnOnce("\(type).\(property): a value that is not finite is ignored.")
    return false
  }

  /// Restores the old value in a `didSet` observer if the new value isn't finite, as ``isUsable(for:in:)`` reports.
  package mutating func keepFinite(
    _ old: Self, for property: StaticString = #function, in file: StaticString = #fileID
  ) {
    if !isUsable(for: property, in: file) { self = old }
  }

  /// Restores the old value like ``keepFinite(_:for:in:)``, and returns whether the value has changed.
  package mutating func acceptChange(
    from old: Self, for property: StaticString = #function, in file: StaticString = #fileID
  ) -> Bool where Self: Equatable {
    keepFinite(old, for: property, in: file)
    return self != old
  }
}
