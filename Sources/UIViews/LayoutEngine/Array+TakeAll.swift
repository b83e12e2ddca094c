extension Array {
  /// Removes and returns all elements.
  mutating func takeAll() -> [Element] {
    if isEmpty { return [] }
    let all = self
    self = []
    return all
  }
}
