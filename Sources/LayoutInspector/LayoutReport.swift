public import CoreGraphics

/// A layout in one environment: its views, its problems, and its drawing.
public struct LayoutReport: Hashable, Sendable {
  /// The text size, width, and other traits that the layout was made for.
  public var environment: LayoutEnvironment
  /// The outermost view.
  public var root: ViewReport
  /// The problems, in the order of the views.
  public var problems: [LayoutProblem]
  /// The drawing of the outermost view.
  public var drawing: DisplayList
}
