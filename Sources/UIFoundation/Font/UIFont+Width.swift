public import Foundation

extension UIFont {
  /// How wide the letters of a font are; standard is 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat

    /// A width by number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A width by number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)
  }
}
