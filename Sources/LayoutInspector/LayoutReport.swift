public import CoreGraphics

/// A layout in one environment: its views, its problems, and its drawing.
public struct LayoutReport: Hashable, Sendable {
  /// The environment.
  public var environment: LayoutEnvironment
  /// The outermost view.
  public var root: ViewReport
  /// The problems, in the order of the views.
  public var problems: [LayoutProblem]
  /// The drawing of the outermost view.
  public var drawing: DisplayList
}
