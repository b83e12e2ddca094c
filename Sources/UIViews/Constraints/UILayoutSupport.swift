public import Foundation

/// How far a view controller's bars reach into its view, as an item for constraints: what a top or bottom layout guide is.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}
