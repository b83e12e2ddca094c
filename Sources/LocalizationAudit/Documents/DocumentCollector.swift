import DynamicType
import InterfaceDocuments
import LayoutInspector
import StringCatalogs
import UIKit

/// Collects the problems of a document at all sizes, in all languages, and on all devices into findings.
struct DocumentCollector {
  /// Where and in which language a problem occurs.
  struct Setting: Hashable {
    var locale: String
    var device: String?
  }

  /// A problem at some sizes.
  private struct Entry {
    /// The problem at the smallest size.
    let problem: DocumentProblem
    var sizes: CategorySet = []
    /// Whether the view is on the screen at some size.
    var isInSight = false
  }

  private struct Key: Hashable {
    let identity: DocumentProblem.Identity
    let setting: Setting
  }

  /// A text that isn't shown in full, whatever the kind of the problem, or another problem.
  private struct Cause: Hashable {
    let kind: DocumentProblemKind
    let ids: [String]
    let device: String?

    init(_ key: Key) {
      let isText = [.truncatedText, .clippedText, .fixedHeight].contains(key.identity.kind)
      kind = isText ? .truncatedText : key.identity.kind
      ids = isText ? Array(key.identity.ids.prefix(1)) : key.identity.ids
      device = key.setting.device
    }
  }

  private var entries: [Key: Entry] = [:]

  /// Lays out the parts of a document at all sizes, and adds their problems, except those of texts that can't be measured.
  @MainActor
  mutating func addProblems(
    of layout: DocumentLocale, on device: CanvasDevice?, in setting: Setting, isMeasured: (_ text: String) -> Bool
  ) {
    for category in layout.categories {
      for part in layout.parts {
        let problems = layout.problems(of: part, device, category)
        add(problems.filter { $0.text.map(isMeasured) ?? true }, at: category, in: setting)
      }
    }
  }

  /// Adds the problems of a part at a size. Sizes have to be added smallest first.
  mutating func add(_ problems: [DocumentProblem], at category: ContentSizeCategory, in setting: Setting) {
    for problem in problems {
      let key = Key(identity: problem.identity, setting: setting)
      var entry = entries[key] ?? Entry(problem: problem)
      entry.sizes.insert(CategorySet(category))
      if !problem.isOutOfSight { entry.isInSight = true }
      entries[key] = entry
    }
  }

  /// Returns the findings in the order of the document, and then of the languages.
  ///
  /// A view that is out of sight at all sizes is off the screen on purpose, and isn't one.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - locales: The languages whose findings are returned, in their order.
  ///   - development: The development language. What occurs in it with the same text isn't repeated for others.
  ///   - source: The language whose problems don't count in the others; `nil` to count all.
  func findings(
    file: String, locales: [String], development: String, source: String?
  ) -> [DocumentFinding] {
    var uncounted: [Cause: CategorySet] = [:]
    for (key, entry) in entries where key.setting.locale == source {
      uncounted[Cause(key), default: []].formUnion(entry.sizes)
    }
    var found: [(finding: DocumentFinding, location: DocumentProblem.Location, locale: Int)] = []
    for (key, entry) in entries {
      let locale = key.setting.locale
      guard let index = locales.firstIndex(of: locale), locale != source else { continue }
      if !entry.isInSight { continue }
      if locale != development, locales.contains(development), development != source {
        let original = entries[
          Key(identity: key.identity, setting: Setting(locale: development, device: key.setting.device))]
        if let original, original.sizes.isSuperset(of: entry.sizes), original.problem.text == entry.problem.text {
          continue
        }
      }
      let sizes = entry.sizes.subtracting(uncounted[Cause(key)] ?? [])
      guard !sizes.isEmpty else { continue }
      let problem = entry.problem
      let finding = DocumentFinding(
        problem, file: file, locale: locale, device: key.setting.device,
        categories: ContentSizeCategory.allCases.filter { sizes.contains(CategorySet($0)) })
      found.append((finding, problem.location, index))
    }
    found.sort { one, other in
      if one.location.position != other.location.position { return one.location.position < other.location.position }
      if one.locale != other.locale { return one.locale < other.locale }
      let (a, b) = (one.finding, other.finding)
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      if a.device != b.device { return a.device ?? "" < b.device ?? "" }
      return a.objects.lexicographicallyPrecedes(b.objects)
    }
    return found.map(\.finding)
  }
}

extension DocumentFinding {
  /// Creates the finding for a problem at some sizes.
  init(
    _ problem: DocumentProblem, file: String, locale: String?, device: String?, categories: [ContentSizeCategory]
  ) {
    kind = problem.kind
    self.file = file
    line = problem.location.position.line
    column = problem.location.position.column
    id = problem.location.id
    element = problem.location.element
    objects = problem.identity.ids
    part = problem.part.name
    partPosition = problem.part.object.position
    subject = problem.identity.ids.first ?? ""
    self.locale = locale
    self.device = device
    self.categories = categories
    self.problem = problem.message
    text = problem.text
  }
}
