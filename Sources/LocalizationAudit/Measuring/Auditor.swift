import DynamicType
import Foundation
import StringCatalogs
import Synchronization
import TextLayout
import TextOutput
import UIFoundation
import UIKit

/// Measures texts as a `UILabel` shows them at each category, given its width and line limit.
package struct Auditor: Sendable {
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
  package struct Item: Sendable {
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

    /// Returns the largest category up to another at which a truncation counts; `nil` if there is none.
    fileprivate func lastCounted(upTo largest: ContentSizeCategory) -> ContentSizeCategory? {
      ContentSizeCategory.allCases.last { $0 <= largest && !uncounted.contains(CategorySet($0)) }
    }
  }

  /// The number of texts that a thread takes at a time: large enough to amortize the cost, small enough to balance the
  /// load.
  private static let share = 16

  /// Measures texts on all cores and transforms each result there. The output is in the order of the texts.
  func measure<Made: Sendable>(
    _ items: [Item], _ make: @Sendable (AuditResult) -> Made
  ) -> [Result<Made, AuditError>] {
    let shares = (items.count + Self.share - 1) / Self.share
    let results = Mutex<[Int: [Result<Made, AuditError>]]>([:])
    DispatchQueue.concurrentPerform(iterations: shares) { index in
      let part = items[index * Self.share..<min((index + 1) * Self.share, items.count)].map { item in
        Result { () throws(AuditError) in make(try measure(item)) }
      }
      results.withLock { $0[index] = part }
    }
    let parts = results.withLock { $0 }
    return (0..<shares).flatMap { parts[$0] ?? [] }
  }

  /// Measures a text, shaping it once and breaking it into lines at each size.
  ///
  /// - Throws: `AuditError` if the text can't be laid out.
  func measure(_ item: Item) throws(AuditError) -> AuditResult {
    let (string, question) = (item.string, item.question)
    let shown = ShownText(
      string, isMarkdown: question.isMarkdown, numbers: question.numbers, item.arguments, standIns)
    let location = string.file.isEmpty ? string.key : string.location
    guard !shown.isTooLong else {
      throw AuditError(
        .unusable, "\(location): the text is longer than \(ShownText.longest) UTF-16 code units, the limit of an audit")
    }
    guard shown.isShown else {
      return AuditResult(
        string: string, shown: shown, question: question, measures: [], missingClusters: [], extras: item.extras)
    }
    do {
      let paragraph = try shown.paragraph(question, language: string.locale.flatMap(LocaleName.tag))
      let prepared = try PreparedText(paragraph, catalog: ProcessFonts.catalog)
      var measurer = LabelMeasurer(prepared, question, countsLines: details == .all)
      var measures: [AuditResult.Measure] = []
      measures.reserveCapacity(ContentSizeCategory.allCases.count)
      var isFound = details == .none
      // A size at which truncations don't count is only measured for a later one at which they do.
      let last = details == .all ? largest : item.lastCounted(upTo: largest)
      for category in ContentSizeCategory.allCases where category <= largest {
        guard let last, category <= last else {
          measures.append(measurer.unmeasured(at: category))
          continue
        }
        let counts = details == .all || !item.uncounted.contains(CategorySet(category))
        let measure = try measurer.measure(
          at: category, after: measures.last, isFound ? .none : counts ? .all : .width)
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
      throw AuditError(.unusable, "\(location): \(error.description)")
    }
  }
}
