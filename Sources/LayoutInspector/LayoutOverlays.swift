/// What is drawn over a layout to explain it.
public struct LayoutOverlays: OptionSet, Hashable, Sendable {
  /// One bit for each overlay.
  public let rawValue: Int

  /// Creates overlays from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The frames of views that display something.
  public static let frames = LayoutOverlays(rawValue: 1 << 0)
  /// The baselines of the lines of texts.
  public static let baselines = LayoutOverlays(rawValue: 1 << 1)
  /// The margins of the outermost view, and of views whose margins are not those of their superview.
  public static let margins = LayoutOverlays(rawValue: 1 << 2)
  /// The distances between the baselines of neighboring lines, and from them to the top and the bottom, beside the layout.
  public static let spacing = LayoutOverlays(rawValue: 1 << 3)
  /// Everything.
  public static let all: LayoutOverlays = [.frames, .baselines, .margins, .spacing]
}
