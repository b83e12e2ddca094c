/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// The element isn't a container.
  case none = 0
  /// A table of data with rows and columns.
  case dataTable = 1
  /// A list of elements in order.
  case list = 2
  /// A landmark, such as the main part of a page.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}
