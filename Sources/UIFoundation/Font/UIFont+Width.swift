public import Foundation

extension UIFont {
  /// The width of a font's letters; standard is 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(-0.3)
    /// A width between compressed and standard.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A width wider than standard.
    public static let expanded = Width(0.2)
  }
}
