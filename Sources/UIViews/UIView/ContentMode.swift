extension UIView {
  /// How content is placed when the bounds change.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, whole.
    case scaleAspectFit = 1
    /// As small as fills the bounds.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the centre.
    case center = 4
    /// At the top edge.
    case top = 5
    /// At the bottom edge.
    case bottom = 6
    /// At the left edge.
    case left = 7
    /// At the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }
}
