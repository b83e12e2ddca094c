import FontEngine

/// Counts the lines of a text at any width and point size by its sums of advances, without finding the lines.
///
/// The advances are added up once, separately for each face. At a size, a width is a linear function of these sums,
/// even if the text has several faces, or faces whose advances depend on the size.
///
/// A count is exact or `nil`: widths are rounded, so those that differ from the available width by no more than
/// rounding are left to ``PreparedText/lines(width:pointSize:limit:truncation:pushesOut:)``, and so are lines whose edges
/// are reshaped.
public struct SizedLineCounter {
  private let text: PreparedText
  private let opportunities: BreakOpportunities
  /// The last opportunity, at the end of the text.
  private let last: Int
  /// Whether every opportunity and the end of every content is safe to break.
  private let isSafe: Bool
  private let sums: FaceSums
  /// The size that ``factors`` and ``edges`` are for.
  private var pointSize = 0.0
  /// What the elements of each face's sum contribute to a width, in points.
  private var factors: [FaceSums.Sum] = []
  /// For each opportunity, the width of the text up to the end of its content, and up to its position; empty until
  /// needed.
  private var edges: [Double] = []
  /// Whether ``edges`` never fall from one opportunity to the next.
  private var isRising = true

  /// Adds up the advances of a text. Returns `nil` if they don't determine its lines: if it is empty, has more than
  /// 65,536 code units, tracking, hyphens, tabs, or attachments, or a face that shapes text differently at each size.
  ///
  /// - Complexity: O(*n*), where *n* is the number of break opportunities, or of code units if words aren't cached.
  public init?(_ text: PreparedText) {
    guard let sums = FaceSums(text) else { return nil }
    self.text = text
    self.sums = sums
    opportunities = text.opportunities
    last = opportunities.count - 1
    isSafe = opportunities.isSafe
  }

  /// Returns the number of lines and the width of the widest one, in points; or `limit + 1` lines if there are more
  /// than `limit`.
  ///
  /// The number is exactly that of ``PreparedText/lines(width:pointSize:limit:truncation:pushesOut:)``, and the width
  /// differs from theirs by no more than ``rounding``. Returns `nil` if sums don't determine the lines, and for an invalid
  /// width, size, or limit.
  ///
  /// - Complexity: O(1) if the text fits on a line or the limit is 1, else O(*n*) in the number of break opportunities.
  public mutating func extent(
    width: Double, pointSize: Double, limit: Int = .max - 1
  ) -> (count: Int, width: Double)? {
    guard width >= 0, limit > 0, setSize(pointSize) else { return nil }
    let total = sums.width(before: 2 * last, factors)
    // Any greater width has the same lines.
    let width = min(width, Self.widest)
    let rounding = Self.rounding * (1 + abs(total) + width)
    guard total < Self.widest - rounding else { return nil }
    if opportunities.hardIndices.isEmpty, isContentSafe(last), total < width - rounding {
      return (1, max(0, total))
    }
    if limit > 1 {
      findEdges()
      guard isRising else { return nil }
    }
    var (count, hardLine, first, start, widest) = (0, 0, 0, 0.0, 0.0)
    // Terminates: each iteration moves `first` to a later opportunity.
    while count + 1 < limit {
      let end = opportunities.hardIndex(hardLine)
      guard let index = lineEnd(from: first, upTo: end, within: start + width, rounding) else { return nil }
      count += 1
      widest = max(widest, edges[2 * index] - start)
      if index == last { return (count, widest) }
      if index == end { hardLine += 1 }
      guard isSafe || !opportunities[index].isUnsafe else { return nil }
      (first, start) = (index + 1, edges[2 * index + 1])
    }
    // The rest of the text is on the last allowed line, or there are more lines, wherever that line ends.
    if opportunities.hardIndex(hardLine) < last { return (limit + 1, width) }
    let excess = total - start - width
    guard abs(excess) > rounding, isContentSafe(last) else { return nil }
    if excess < 0 { return (limit, max(widest, total - start)) }
    // The first cluster of a line is on it even if it is wider than the line.
    return hasSeveralClusters(from: first) ? (limit + 1, width) : nil
  }

  /// The largest width of a text, in points.
  private static let widest = 1e6
  /// The largest relative difference between a width here, and the sum of a line's segments.
  public static let rounding = 1e-9

  /// Returns the last opportunity that fits, or `nil` if sums don't determine it or none fits.
  private func lineEnd(from first: Int, upTo last: Int, within reach: Double, _ rounding: Double) -> Int? {
    var next = first
    while next <= last, edges[2 * next] < reach - rounding { next += 1 }
    guard next > first, isContentSafe(next - 1) else { return nil }
    guard next <= last else { return last }
    return edges[2 * next] > reach + rounding && isContentSafe(next) ? next - 1 : nil
  }

  private func isContentSafe(_ index: Int) -> Bool { isSafe || !opportunities[index].isContentUnsafe }

  /// Returns whether the text from an opportunity's line on has more than one grapheme cluster.
  private func hasSeveralClusters(from first: Int) -> Bool {
    let start = first > 0 ? opportunities[first - 1].position : 0
    let end = opportunities[last].contentEnd
    // In plain text, each code unit is a cluster.
    if text.isComposed { return end > start + 1 }
    guard let properties = text.held?.properties else { return false }
    var offset = start + 1
    while offset < end, !properties[offset].contains(.grapheme) { offset += 1 }
    return offset < end
  }

  /// Sets the size. Returns `false` for an invalid size, and if a face fails.
  private mutating func setSize(_ size: Double) -> Bool {
    guard size != pointSize else { return true }
    guard size > 0, size <= TextLimits.maximumPointSize, let factors = try? sums.factors(at: size) else { return false }
    pointSize = size
    self.factors = factors
    edges.removeAll(keepingCapacity: true)
    return true
  }

  private mutating func findEdges() {
    guard edges.isEmpty else { return }
    sums.addWidths(to: &edges, factors)
    isRising = true
    var last = 0.0
    for index in 0...self.last {
      let (content, position) = (edges[2 * index], edges[2 * index + 1])
      if position < content || (content < last && endsLater(index)) { isRising = false }
      last = position
    }
  }

  /// Returns whether the content before an opportunity ends after the preceding one. Otherwise, it is that of an
  /// earlier one.
  private func endsLater(_ index: Int) -> Bool {
    opportunities[index].contentEnd > (index > 0 ? opportunities[index - 1].position : 0)
  }
}
