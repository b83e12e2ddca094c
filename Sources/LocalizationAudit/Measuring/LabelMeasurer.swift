import DynamicType
import FontReports
import StringCatalogs
import TextLayout
import UIKit

/// Measures a text in its label at one category after another, shaping it once.
struct LabelMeasurer {
  /// What is determined of a truncated part at a category.
  enum Details: Sendable {
    case none
    /// The missing width, from which that at the next category is found.
    case width
    case all
  }

  /// The precision of the smallest width that a text needs, in points: 1/64, less than any screen resolves.
  private static let precision = 1.0 / 64

  let text: PreparedText
  let question: AuditQuestion
  /// Whether the number of lines is determined of texts that fit, too.
  let countsLines: Bool
  private var counter: SizedLineCounter?

  init(_ text: PreparedText, _ question: AuditQuestion, countsLines: Bool) {
    self.text = text
    self.question = question
    self.countsLines = countsLines
    counter = SizedLineCounter(text)
  }

  /// Measures the text at a category.
  ///
  /// `last` is the measurement at the preceding category.
  mutating func measure(
    at category: ContentSizeCategory, after last: AuditResult.Measure?, _ details: Details
  ) throws(TextLayoutError) -> AuditResult.Measure {
    let size = question.font.pointSize(question.style, at: category)
    if let last, last.pointSize == size, last.missing?.hidden != "" || details != .all {
      return AuditResult.Measure(category: category, pointSize: size, lines: last.lines, missing: last.missing)
    }
    // A label accepts text that exceeds its width by less than a millionth of a point.
    let width = question.width + Double(PixelSnapping.tolerance)
    // The label truncates text that doesn't fit in the smallest size that it may shrink its font to.
    let least = size * question.minimumScale
    let counted = countsLines ? try lineCount(width: width, size: size) : nil
    var isTruncated =
      if let counted { counted > question.lines } else { try exceedsLimit(width: width, size: size) }
    if isTruncated, least < size { isTruncated = try exceedsLimit(width: width, size: least) }
    guard isTruncated else {
      return AuditResult.Measure(category: category, pointSize: size, lines: counted, missing: nil)
    }
    var missing = AuditResult.Missing.undetermined
    guard details == .all else {
      // In a single line, no width is found from that at the last size.
      if details == .width, question.lines > 1 {
        missing.points = try roughLeastWidth(size: least, after: last).map { $0 - question.width }
      }
      return AuditResult.Measure(category: category, pointSize: size, lines: counted, missing: missing)
    }
    missing.points = try leastWidth(size: least, after: last).map { $0 - question.width }
    let lines = if let counted { counted } else { try lineCount(width: width, size: size) }
    let shown = try text.lines(
      width: width, pointSize: least, limit: question.lines, truncation: Truncation(.tail))
    let start = shown.truncation?.hiddenRange.lowerBound ?? shown.last?.range.upperBound ?? 0
    missing.hidden = text.paragraph.text(in: start..<text.length)
    return AuditResult.Measure(category: category, pointSize: size, lines: lines, missing: missing)
  }

  /// Returns the measurement at a category at which neither lines nor truncations matter.
  func unmeasured(at category: ContentSizeCategory) -> AuditResult.Measure {
    let size = question.font.pointSize(question.style, at: category)
    return AuditResult.Measure(category: category, pointSize: size, lines: nil, missing: nil)
  }

  /// Returns the number of lines.
  private mutating func lineCount(width: Double, size: Double) throws(TextLayoutError) -> Int {
    if let extent = counter?.extent(width: width, pointSize: size) { return extent.count }
    return try text.lines(width: width, pointSize: size).count
  }

  /// Returns whether the text needs more lines than the limit.
  private mutating func exceedsLimit(width: Double, size: Double) throws(TextLayoutError) -> Bool {
    try extent(width: width, size: size).count > question.lines
  }

  /// Returns the smallest width at which the text fits the line limit, or `nil` if there is none.
  private mutating func leastWidth(
    size: Double, after last: AuditResult.Measure?
  ) throws(TextLayoutError) -> Double? {
    guard let rough = try roughLeastWidth(size: size, after: last) else { return nil }
    let width = rough * (1 + 4 * SizedLineCounter.rounding)
    if let extent = text.plainExtent(width: width, pointSize: size) { return extent.width }
    return try text.lines(width: width, pointSize: size).width
  }

  /// Returns the smallest width at which the text fits the line limit, rounded, or `nil` if there is none.
  private mutating func roughLeastWidth(
    size: Double, after last: AuditResult.Measure?
  ) throws(TextLayoutError) -> Double? {
    if let last, let missing = last.missing, question.lines > 1 {
      guard let points = missing.points else { return nil }
      // Widths scale with the size, except in faces that vary with it.
      let growth = size / (last.pointSize * question.minimumScale)
      let grown = (points + question.width) * growth + Double(PixelSnapping.tolerance)
      let fitting = try extent(width: grown, size: size)
      if fitting.count <= question.lines, try exceedsLimit(width: grown - 2 * Self.precision, size: size) {
        return fitting.width
      }
    }
    let unbroken = try extent(width: .infinity, size: size)
    if unbroken.count > question.lines { return nil }
    if unbroken.count == question.lines { return unbroken.width }
    // A wider label never needs more lines.
    var (low, high) = (question.width, unbroken.width)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      let tried = try extent(width: middle, size: size)
      if tried.count <= question.lines {
        high = min(middle, tried.width)
      } else {
        low = middle
      }
    }
    return high
  }

  /// Returns the number of lines, but no more than the limit and one, and about the width of the widest.
  ///
  /// Most texts need not be broken into lines for that.
  private mutating func extent(width: Double, size: Double) throws(TextLayoutError) -> (count: Int, width: Double) {
    if let extent = counter?.extent(width: width, pointSize: size, limit: question.lines) { return extent }
    let lines = try text.lines(width: width, pointSize: size, limit: question.lines + 1)
    return (lines.count, lines.width)
  }
}
