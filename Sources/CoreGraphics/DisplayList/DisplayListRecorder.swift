/// Collects elements into groups that are opened and closed like brackets.
struct DisplayListRecorder {
  private var elements: [DisplayList.Element] = []
  /// The groups that are open, outermost first, with the elements so far.
  private var open: [DisplayList.Group] = []

  /// The number of groups that are open.
  var depth: Int { open.count }

  /// Adds an element to the innermost open group.
  mutating func append(_ element: DisplayList.Element) {
    if open.isEmpty {
      elements.append(element)
    } else {
      open[open.count - 1].elements.append(element)
    }
  }

  /// Opens a group, to which the elements that follow are added.
  mutating func begin(_ group: DisplayList.Group) { open.append(group) }

  /// Closes the innermost group, if one is open. A group without elements is dropped.
  mutating func end() {
    guard let closed = open.popLast(), !closed.elements.isEmpty else { return }
    append(.group(closed))
  }

  /// The elements so far, as if all groups were closed now.
  var recorded: [DisplayList.Element] {
    if open.isEmpty { return elements }
    var closed = self
    while closed.depth > 0 { closed.end() }
    return closed.elements
  }
}
