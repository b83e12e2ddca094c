public import Foundation

/// A layout guide for the area that bars cover at the top or bottom of a view controller's view.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the covered area, in points.
  var length: CGFloat { get }
  /// The anchor of the top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}
