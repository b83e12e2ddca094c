package import Foundation

/// The radii of a rectangle's corners, in points; `nil` for a corner that isn't rounded.
package struct CornerRadii {
  package var topLeft: CGSize?
  package var topRight: CGSize?
  package var bottomLeft: CGSize?
  package var bottomRight: CGSize?

  package init(topLeft: CGSize?, topRight: CGSize?, bottomLeft: CGSize?, bottomRight: CGSize?) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
  }

  /// Creates equal radii for all corners.
  init(width: CGFloat, height: CGFloat) {
    let radius = CGSize(width: width, height: height)
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }
}
