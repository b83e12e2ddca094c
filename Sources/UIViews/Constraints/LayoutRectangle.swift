/// The rectangle that an item represents.
enum LayoutRectangle: Hashable {
  /// The item's own rectangle, which has its own variables.
  case own
  /// The owning view's rectangle within its margins.
  case margins
  /// The owning view's rectangle within its safe area.
  case safeArea
  /// The part within the owning view's margins that is narrow enough for readable text.
  case readable
  /// A scroll view's content, with its own variables, relative to the content's origin.
  case content
  /// A scroll view's frame, independent of the scroll position.
  case frame
}
