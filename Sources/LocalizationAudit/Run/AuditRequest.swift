package import DynamicType
package import StringCatalogs
package import TextOutput

/// What an audit measures, and what it writes: a value for each concern.
package struct AuditRequest: Sendable {
  /// The labels that show the texts.
  package var rules: AuditRules
  /// The texts that are audited.
  package var filter = AuditFilter()
  /// How the texts are shown.
  package var layout = Layout()
  /// What truncations are compared with.
  package var comparison = Comparison()
  /// How documents of Interface Builder are audited; `nil` to leave them out.
  package var documents: DocumentAudit.Request?
  /// Whether texts of catalogs that no document shows are measured, for which labels have to be known.
  package var measuresCatalogs = true
  /// What is written.
  package var output = AuditOutput.Options()

  package init(rules: AuditRules) { self.rules = rules }

  /// How texts are shown in their labels.
  package struct Layout: Sendable {
    /// The placeholder values for arguments without examples.
    package var standIns = StandIns(text: "Example", number: 42)
    /// The pseudolanguages in which texts are shown that aren't translated yet.
    package var pseudolanguages: [Pseudolanguage] = []
    /// The largest category to measure at.
    package var largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    package init() {}
  }

  /// Truncations that don't count.
  package struct Comparison: Sendable {
    /// The source language, whose truncations don't count in the others; `nil` to count them all.
    package var sourceLanguage: String?
    /// The findings that don't count; `nil` for none.
    package var baseline: AuditBaseline?

    package init() {}
  }
}

extension AuditOutput {
  /// What is written, and in which format.
  package struct Options: Sendable {
    package var format = Format.text
    /// Whether texts that fit are written too.
    package var showsAll = false
    /// Whether findings are returned at the end, whatever the format.
    package var keepsFindings = false
    /// Whether truncated texts, and lines that can't be measured, are no failures. The output has both.
    package var exitsZero = false
    /// What is written instead of measurements; `nil` if texts are measured.
    package var extraction: Extraction?
    /// The settings that the results depend on, for the start of a JSON document.
    package var settings: [JSONValue.Member] = []
    /// The version of the tool, for a SARIF log.
    package var version = ""

    package init() {}
  }

  /// What is written about texts that aren't measured.
  package enum Extraction: Sendable {
    case texts
    case textsWithLabels
  }
}
