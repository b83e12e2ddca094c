extension UIView {
  /// How a view positions its content when its bounds change.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched to fill the bounds, without regard to its aspect ratio.
    case scaleToFill = 0
    /// The content is scaled to fit within the bounds, preserving its aspect ratio.
    case scaleAspectFit = 1
    /// The content is scaled to cover the bounds, preserving its aspect ratio.
    case scaleAspectFill = 2
    /// The content is redrawn.
    case redraw = 3
    /// The content keeps its size and is centered.
    case center = 4
    /// The content keeps its size and is centered at the top edge.
    case top = 5
    /// The content keeps its size and is centered at the bottom edge.
    case bottom = 6
    /// The content keeps its size and is centered at the left edge.
    case left = 7
    /// The content keeps its size and is centered at the right edge.
    case right = 8
    /// The content keeps its size, in the top left corner.
    case topLeft = 9
    /// The content keeps its size, in the top right corner.
    case topRight = 10
    /// The content keeps its size, in the bottom left corner.
    case bottomLeft = 11
    /// The content keeps its size, in the bottom right corner.
    case bottomRight = 12
  }
}
