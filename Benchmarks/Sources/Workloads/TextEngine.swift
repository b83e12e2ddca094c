/// What a layout gives: how many lines, and how wide the widest is, in points.
package struct LayoutAnswer: Hashable, Sendable {
  package var lines: Int
  package var width: Double

  package init(lines: Int, width: Double) {
    self.lines = lines
    self.width = width
  }

  /// Whether two engines did the same work: as many lines, of which one in a thousand may differ, since engines that
  /// round each advance to 1/64 or 1/1024 point decide near ties otherwise; and widths that differ by 1/400 at most,
  /// which is what 1/128 point a glyph comes to. Otherwise what differs.
  package func difference(from other: LayoutAnswer) -> String? {
    if abs(lines - other.lines) <= lines / 1000, abs(width - other.width) <= width / 400 { return nil }
    return "\(lines) lines and \(width) pt, \(other.lines) lines and \(other.width) pt"
  }
}

/// Someone who lays out texts: ourselves or a peer. Times are seconds of ``Stopwatch/thread``.
package protocol TextEngine: AnyObject {
  /// As it stands in the results.
  var name: String { get }
  /// Takes texts, in the engine's own encoding, in place of earlier ones.
  func load(_ texts: [String]) throws
  /// Lays out the first so many texts from nothing, each once.
  func layOut(_ count: Int) throws -> Double
  /// What laying out a text gives.
  func answer(_ text: Int) throws -> LayoutAnswer
  /// Keeps a text's layout for what follows.
  func keep(_ text: Int) throws
  /// Breaks the kept text at so many widths of a list: the next ones after those of the last call, and again from the
  /// beginning, so that no width comes twice in a row.
  func rewrap(_ widths: [Double], count: Int) throws -> Double
  /// What breaking the kept text at a width gives.
  func rewrapAnswer(_ width: Double) throws -> LayoutAnswer
  /// Asks the kept text so many times for what it gave at the last width.
  func query(_ width: Double, count: Int) throws -> Double
}
