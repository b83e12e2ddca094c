/// The order in which views or constraints are removed.
package enum RemovalOrder: String, CaseIterable, Sendable {
  case forward, backward, shuffled

  package func sort<Element>(_ elements: [Element]) -> [Element] {
    switch self {
    case .forward: return elements
    case .backward: return elements.reversed()
    case .shuffled:
      var generator = SeededGenerator(seed: 11)
      return elements.shuffled(using: &generator)
    }
  }
}
