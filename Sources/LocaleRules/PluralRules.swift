import CLocale
import Synchronization

/// The plural rules of a language in CLDR's data, as ICU evaluates them.
///
/// They are those of amounts, such as "2 files". Neither `.stringsdict` files, whose only rule is
/// `NSStringPluralRuleType`, nor string catalogs have forms for positions, such as "the 2nd file".
public struct PluralRules: Hashable, Sendable {
  /// The language (BCP 47). ICU uses the root locale, in which all numbers are `other`, for one that it doesn't know.
  public let language: String

  /// Creates the rules of a language.
  public init(language: String) { self.language = language }

  /// Returns the category of each number. The corresponding C function is `uplrules_select`.
  ///
  /// A number has the decimals that its shortest notation has: 1.0 is the integer 1. All are `other` if ICU has no
  /// rules.
  public func categories(of numbers: [Double]) -> [PluralCategory] {
    var codes = [UInt8](repeating: PluralCategory.other.code, count: numbers.count)
    guard unsafe cl_plural_categories(language, numbers, Int32(clamping: numbers.count), &codes) == 0 else {
      return numbers.map { _ in .other }
    }
    return codes.map(PluralCategory.init(code:))
  }

  /// Returns the largest integer from 0 to `limit` in a category, or else the smallest above `limit`; `nil` if the
  /// language uses the category for no integer.
  ///
  /// CLDR's rules look at the last six digits of an integer at most. The search covers the 1,000 integers on both sides
  /// of the limit, those below 1,000, and the multiples of powers of ten that are nearest to the limit.
  public func sample(of category: PluralCategory, upTo limit: Int) -> Int? {
    let key = SampleKey(rules: self, category: category, limit: limit)
    if let known = Self.samples.withLock({ $0[key] }) { return known }
    let numbers = Self.candidates(around: max(0, limit))
    let matches = zip(numbers, categories(of: numbers.map(Double.init))).filter { $0.1 == category }.map(\.0)
    let sample = matches.filter { $0 <= limit }.max() ?? matches.filter { $0 > limit }.min()
    Self.samples.withLock { samples in
      if samples.count >= Self.mostSamples { samples.removeAll() }
      samples[key] = sample
    }
    return sample
  }

  /// The categories of the integers from 0 to `limit`, in CLDR's order. Only integers below 1,000 and the multiples of
  /// powers of ten are considered.
  public func categories(ofIntegersUpTo limit: Int) -> [PluralCategory] {
    PluralCategory.allCases.filter { category in
      sample(of: category, upTo: limit).map { $0 <= limit } ?? false
    }
  }

  private struct SampleKey: Hashable {
    let rules: PluralRules
    let category: PluralCategory
    let limit: Int
  }

  /// The samples found so far, so that a language is searched once for each limit.
  private static let samples = Mutex<[SampleKey: Int?]>([:])
  /// The maximum number of cached samples: more than all languages have for a few limits.
  private static let mostSamples = 10_000

  private static func candidates(around limit: Int) -> [Int] {
    var numbers = Set(0...1_000)
    let top = min(limit, Int.max / 2)
    numbers.formUnion(max(0, top - 1_000)...top + 1_000)
    var power = 1_000
    // Doubles represent all integers up to 10 to the power of 15.
    while power <= 1_000_000_000_000_000 {
      let below = top / power
      for factor in [below - 1, below, below + 1, 1, 2] where factor >= 0 {
        let (multiple, overflow) = factor.multipliedReportingOverflow(by: power)
        if !overflow { numbers.insert(multiple) }
      }
      power *= 10
    }
    return Array(numbers)
  }
}
