import DynamicType
import Foundation
import Synchronization
import TextLayout
import UIFoundation
import UIViews

/// Measures texts as a `UILabel` shows them at each category, given its width and line limit.
struct Auditor: Sendable {
  let standIns: StandIns
  /// The largest category to measure at.
  var largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
  /// The categories at which a truncated part is determined.
  var details = Details.all

  /// The categories at which a truncated part is determined, which takes longer than finding that there is one.
  enum Details: Sendable {
    case none
    /// The first that counts. At the others, the part is ``AuditResult/Missing/undetermined``.
    case first
    case all
  }

  /// A text and the label that it is measured for.
  struct Item: Sendable {
    var string: LocalizedString
    var question: AuditQuestion
    /// Examples for the arguments of the text.
    var arguments: [ArgumentExample] = []
    /// The members of the input line that mean nothing to the audit. The result repeats them.
    var extras: [JSONValue.Member] = []
    /// The number of the input line that the text is from; 0 if it is from a file.
    var inputLine = 0
    /// The categories at which a truncation doesn't count.
    var uncounted: CategorySet = []
  }

  /// What is determined of a truncated part at a category.
  private enum Determined {
    case none
    /// The missing width, from which that at the next category is found.
    case width
    case all
  }

  /// The number of texts that a thread takes at a time: large enough to amortize the cost, small enough to balance the
  /// load.
  private static let share = 16
  /// The precision of the smallest width that a text needs, in points: 1/64, less than any screen resolves.
  private static let precision = 1.0 / 64

  /// Measures texts on all cores and transforms each result there. The output is in the order of the texts.
  func measure<Made: Sendable>(
    _ items: [Item], _ make: @Sendable (AuditResult) -> Made
  ) -> [Result<Made, CommandFailure>] {
    let shares = (items.count + Self.share - 1) / Self.share
    let results = Mutex<[Int: [Result<Made, CommandFailure>]]>([:])
    DispatchQueue.concurrentPerform(iterations: shares) { index in
      let part = items[index * Self.share..<min((index + 1) * Self.share, items.count)].map { item in
        Result { () throws(CommandFailure) in make(try measure(item)) }
      }
      results.withLock { $0[index] = part }
    }
    let parts = results.withLock { $0 }
    return (0..<shares).flatMap { parts[$0] ?? [] }
  }

  /// Measures a text, shaping it once and breaking it into lines at each size.
  ///
  /// - Throws: `CommandFailure` with status 65 if the text can't be laid out.
  func measure(_ item: Item) throws(CommandFailure) -> AuditResult {
    let (string, question) = (item.string, item.question)
    let shown = ShownText(string, question, item.arguments, standIns)
    guard shown.isShown else {
      return AuditResult(
        string: string, shown: shown, question: question, measures: [], missingClusters: [], extras: item.extras)
    }
    do {
      let paragraph = try shown.paragraph(question, language: string.locale.flatMap(LocaleName.tag))
      let prepared = try PreparedText(paragraph, catalog: ProcessFonts.catalog)
      var measures: [AuditResult.Measure] = []
      var isFound = details == .none
      for category in ContentSizeCategory.allCases where category <= largest {
        let counts = details == .all || !item.uncounted.contains(CategorySet(category))
        let measure = try measure(
          prepared, question, at: category, after: measures.last, isFound ? .none : counts ? .all : .width)
        measures.append(measure)
        if details == .first, counts, measure.missing != nil { isFound = true }
      }
      if !item.uncounted.isEmpty {
        for index in measures.indices where item.uncounted.contains(CategorySet(measures[index].category)) {
          measures[index].missing = nil
        }
      }
      var clusters: [String] = []
      for range in prepared.missingClusters {
        let cluster = prepared.paragraph.text(in: range)
        if !clusters.contains(cluster) { clusters.append(cluster) }
      }
      return AuditResult(
        string: string, shown: shown, question: question, measures: measures, missingClusters: clusters,
        extras: item.extras)
    } catch {
      let place = string.file.isEmpty ? string.key : string.place
      throw CommandFailure(.badData, "\(place): \(error.description)")
    }
  }

  private func measure(
    _ text: PreparedText, _ question: AuditQuestion, at category: ContentSizeCategory,
    after last: AuditResult.Measure?, _ determined: Determined
  ) throws(TextLayoutError) -> AuditResult.Measure {
    let size = question.font.pointSize(question.style, at: category)
    if let last, last.pointSize == size, last.missing?.hidden != "" || determined != .all {
      return AuditResult.Measure(category: category, pointSize: size, lines: last.lines, missing: last.missing)
    }
    // A label accepts text that exceeds its width by less than a millionth of a point.
    let width = question.width + Double(PixelSnapping.tolerance)
    // The label truncates text that doesn't fit in the smallest size that it may shrink its font to.
    let least = size * question.minimumScale
    let counted = details == .all ? try extent(of: text, width: width, size: size, limit: 0).count : nil
    var isTruncated =
      if let counted {
        counted > question.lines
      } else {
        try exceeds(text, question.lines, width: width, size: size)
      }
    if isTruncated, least < size { isTruncated = try exceeds(text, question.lines, width: width, size: least) }
    guard isTruncated else {
      return AuditResult.Measure(category: category, pointSize: size, lines: counted, missing: nil)
    }
    var missing = AuditResult.Missing.undetermined
    // In a single line, no width is found from that at the last size.
    if determined == .all || (determined == .width && question.lines > 1) {
      missing.points = try leastWidth(of: text, in: question, size: least, after: last).map { $0 - question.width }
    }
    guard determined == .all else {
      return AuditResult.Measure(category: category, pointSize: size, lines: counted, missing: missing)
    }
    let lines = if let counted { counted } else { try extent(of: text, width: width, size: size, limit: 0).count }
    let shown = try text.lines(
      width: width, pointSize: least, limit: question.lines, truncation: Truncation(.tail))
    let start = shown.truncation?.hiddenRange.lowerBound ?? shown.last?.range.upperBound ?? 0
    missing.hidden = text.paragraph.text(in: start..<text.length)
    return AuditResult.Measure(category: category, pointSize: size, lines: lines, missing: missing)
  }

  /// Returns whether a text needs more than a number of lines. Most texts need no stored lines for that.
  private func exceeds(
    _ text: PreparedText, _ limit: Int, width: Double, size: Double
  ) throws(TextLayoutError) -> Bool {
    if let fits = text.plainlyFits(lines: limit, width: width, pointSize: size) { return !fits }
    return try text.lines(width: width, pointSize: size, limit: limit + 1).count > limit
  }

  /// Returns the number of lines and the width of the widest one. Most texts need no stored lines for that.
  ///
  /// There may be more lines than the limit, unless that is 0.
  private func extent(
    of text: PreparedText, width: Double, size: Double, limit: Int
  ) throws(TextLayoutError) -> (count: Int, width: Double) {
    if let extent = text.plainExtent(width: width, pointSize: size) { return extent }
    let lines = try text.lines(width: width, pointSize: size, limit: limit)
    return (lines.count, lines.width)
  }

  /// Returns the smallest width at which a text fits the line limit, or `nil` if there is none.
  private func leastWidth(
    of text: PreparedText, in question: AuditQuestion, size: Double, after last: AuditResult.Measure?
  ) throws(TextLayoutError) -> Double? {
    func extent(_ width: Double) throws(TextLayoutError) -> (count: Int, width: Double) {
      try self.extent(of: text, width: width, size: size, limit: question.lines + 1)
    }
    if let last, let missing = last.missing, question.lines > 1 {
      guard let points = missing.points else { return nil }
      // Widths scale with the size, except in faces that vary with it.
      let growth = size / (last.pointSize * question.minimumScale)
      let grown = (points + question.width) * growth + Double(PixelSnapping.tolerance)
      let fitting = try extent(grown)
      if fitting.count <= question.lines,
        try exceeds(text, question.lines, width: grown - 2 * Self.precision, size: size)
      {
        return fitting.width
      }
    }
    let unbroken = try extent(.infinity)
    if unbroken.count > question.lines { return nil }
    if unbroken.count == question.lines { return unbroken.width }
    // A wider label never needs more lines.
    var (low, high) = (question.width, unbroken.width)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      let tried = try extent(middle)
      if tried.count <= question.lines {
        high = min(middle, tried.width)
      } else {
        low = middle
      }
    }
    return high
  }
}
