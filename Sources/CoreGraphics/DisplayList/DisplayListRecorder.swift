/// Collects elements into groups that are opened and closed like brackets.
struct DisplayListRecorder {
  /// The greatest depth of groups. Deeper ones aren't recorded, only their elements.
  ///
  /// Values that are nested deeply exhaust the stack when they are compared or deallocated. Renderers accept a depth of
  /// 128, including the drawings inside of a drawing.
  static let maximumDepth = 100

  private var elements: [DisplayList.Element] = []
  /// The groups that are open, outermost first, with the elements so far.
  private var open: [DisplayList.Group] = []
  /// The number of groups that are open beyond the greatest depth.
  private var excess = 0

  /// The elements of the innermost open group.
  private var innermost: [DisplayList.Element] {
    get { open.last?.elements ?? elements }
    _modify {
      if open.isEmpty { yield &elements } else { yield &open[open.count - 1].elements }
    }
  }

  /// The number of elements of the innermost open group.
  var count: Int { open.last?.elements.count ?? elements.count }

  /// Adds an element to the innermost open group.
  mutating func append(_ element: DisplayList.Element) { innermost.append(element) }

  /// Opens a group, to which the elements that follow are added.
  mutating func begin(_ group: DisplayList.Group) {
    if open.count < Self.maximumDepth { open.append(group) } else { excess += 1 }
  }

  /// Closes the innermost group, if one is open. A group without elements is dropped.
  mutating func end() {
    if excess > 0 {
      excess -= 1
      return
    }
    guard let closed = open.popLast(), !closed.elements.isEmpty else { return }
    append(.group(closed))
  }

  /// Makes a group of the elements after the first `start` of the innermost open group, if one of them replaces or
  /// erases what is behind it. Groups that are nested too deeply are left as they are.
  mutating func isolate(from start: Int) {
    let elements = innermost[start...]
    guard open.count < Self.maximumDepth, elements.contains(where: \.dependsOnBackground) else { return }
    let group = DisplayList.Group(isIsolated: true, elements: Array(elements))
    innermost.replaceSubrange(start..., with: [.group(group)])
  }

  /// The elements so far, as if all groups were closed now.
  var recorded: [DisplayList.Element] {
    if open.isEmpty { return elements }
    var closed = self
    while !closed.open.isEmpty { closed.end() }
    return closed.elements
  }
}

extension DisplayList.Element {
  /// Whether the result of drawing the element isn't simply in front of what is behind it.
  fileprivate var dependsOnBackground: Bool {
    guard case .group(let group) = self else { return false }
    if group.blendMode != .normal { return true }
    return !group.isComposited && group.elements.contains(where: \.dependsOnBackground)
  }
}
