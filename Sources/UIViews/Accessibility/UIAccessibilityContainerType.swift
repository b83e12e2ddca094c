/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// Not a container.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}
