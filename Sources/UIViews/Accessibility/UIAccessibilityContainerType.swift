/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// The element isn't a container.
  case none
  /// A table of data with rows and columns.
  case dataTable
  /// A list of elements in order.
  case list
  /// A landmark, such as the main part of a page.
  case landmark
  /// A group of related elements.
  case semanticGroup
}
