import FontEngine

/// The truncations of a text's lines.
struct LineTruncations: Sendable {
  /// A line that is truncated because it is too wide.
  struct Own: Sendable {
    var line: Int
    var truncation: LineTruncation
  }

  /// The truncation of the last line because text is missing after it.
  var last: LineTruncation?
  /// The lines that are truncated because they are too wide, in order.
  var own: [Own] = []

  var isEmpty: Bool { last == nil && own.isEmpty }

  /// Returns the truncation of a line that is too wide, or `nil` if there is none.
  func own(_ line: Int) -> LineTruncation? {
    let index = own.indices.partitioningIndex { own[$0].line >= line }
    return index < own.count && own[index].line == line ? own[index].truncation : nil
  }
}
