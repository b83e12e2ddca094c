extension UIView {
  /// How a view positions its content when its bounds change.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched to fill the bounds, without regard to its aspect ratio.
    case scaleToFill
    /// The content is scaled to fit within the bounds, preserving its aspect ratio.
    case scaleAspectFit
    /// The content is scaled to cover the bounds, preserving its aspect ratio.
    case scaleAspectFill
    /// The content is redrawn.
    case redraw
    /// The content keeps its size and is centered.
    case center
    /// The content keeps its size and is centered at the top edge.
    case top
    /// The content keeps its size and is centered at the bottom edge.
    case bottom
    /// The content keeps its size and is centered at the left edge.
    case left
    /// The content keeps its size and is centered at the right edge.
    case right
    /// The content keeps its size, in the top left corner.
    case topLeft
    /// The content keeps its size, in the top right corner.
    case topRight
    /// The content keeps its size, in the bottom left corner.
    case bottomLeft
    /// The content keeps its size, in the bottom right corner.
    case bottomRight
  }
}
