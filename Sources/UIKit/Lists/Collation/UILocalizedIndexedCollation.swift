public import Foundation
public import UIFoundation

/// Sections of a table by the first letters of texts, with the titles for its index.
///
/// The sections are those of English and most languages with Latin letters: A to Z, and "#" for everything else. Accents
/// and case don't matter. That letters without an accent of their own, such as "Ø" and "Œ", are in the sections of "O" and
/// the like is a guess. UIKit has other letters for other languages, which aren't known here.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the collation of the process.
  @discardableResult
  open class func current() -> Self {
    // A subclass has none of its own, as the class can't be created by applications.
    guard let shared = shared as? Self else { raiseException("\(self) isn't UILocalizedIndexedCollation") }
    return shared
  }

  private nonisolated override init() { super.init() }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index at the side of the table.
  open var sectionIndexTitles: [String] { sectionTitles }

  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  /// The sections of letters that Unicode doesn't decompose.
  private static let folded = ["ø": "O", "œ": "O", "ł": "L", "đ": "D", "æ": "A"]

  /// Returns the section that a title of the index scrolls to: the same one.
  @discardableResult
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object, from the text that a method or property of it returns.
  ///
  /// An object without the method raises UIKit's exception.
  @discardableResult
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let first = text.prefix(1)
    let letter = Self.folded[String(first)] ?? String(first.uppercased().prefix(1))
    return Self.letters.firstIndex(of: letter) ?? Self.letters.count
  }

  /// Returns objects in the order of the texts that a method or property of them returns, as the Finder orders names.
  ///
  /// - Complexity: O(*n* log *n*).
  @discardableResult
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let keyed = array.map { (object: $0, text: text(of: $0, selector) as NSString) }
    return keyed.sorted { $0.text.localizedStandardCompare($1.text as String) == .orderedAscending }.map(\.object)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    // A text is its own description, for which apps give `self` or `description`.
    if let text = object as? String, ["self", "description"].contains(selector.description) { return text }
    return selector.send(to: object, SelectorArguments([])) as? String ?? ""
  }
}
