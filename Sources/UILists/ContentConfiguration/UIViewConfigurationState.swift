public import UIFoundation

/// The state of a header, footer, or other view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled. Galley never sets it.
  public var isDisabled = false
  /// Whether the view is highlighted. Galley never sets it.
  public var isHighlighted = false
  /// Whether the view is selected. Galley never sets it.
  public var isSelected = false
  /// Whether the view is focused. Galley never sets it.
  public var isFocused = false
  /// Whether the view is pinned to an edge while the content scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which every flag is off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
