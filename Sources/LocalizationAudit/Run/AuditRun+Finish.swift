package import TextOutput

extension AuditRun {
  /// Writes the end of the results, reports problems that aren't part of them, and returns the page of the findings.
  @discardableResult
  package mutating func finish<Stream: AuditStream>(on stream: inout Stream) throws(Stream.Failure) -> AuditPage {
    bar.clear()
    for (locale, missing) in withoutFont.sorted(by: { $0.key < $1.key }) {
      fail(AuditError(withoutFont: missing.cluster, texts: missing.texts, locale), on: &stream)
    }
    if let source, !source.hasTexts, hasCatalogs || !hasSourceDocument, !stream.hasFailed {
      let message = "no text in locale \(source.locale), which others are compared with"
      fail(AuditError(.missing, message), on: &stream)
    }
    if !filter.locales.isEmpty, !hasWanted, !stream.hasFailed {
      let locales = filter.locales.joined(separator: ", ")
      fail(AuditError(.missing, "no text in locale \(locales)"), on: &stream)
    }
    if let baseline {
      output.summary.stale = baseline.stale(
        in: AuditBaseline.Scope(request, files: audited, documentSources: documentSources))
      for stale in output.summary.stale { stream.warn("\(stale.location): \(stale.message)") }
    }
    let page = AuditPage(groups: try output.finish(on: &stream), summary: output.summary, documents: output.documents)
    // If no file could be read, that is the problem, and not the rules.
    for (rule, uses) in zip(rules.rules, uses) where uses == 0 && !audited.isEmpty {
      stream.warn("\(rule.location): the rule matches no text")
    }
    let guesses = rules.rules.count { $0.isGuess }
    if guesses > 0 {
      let subject = guesses == 1 ? "1 rule is a guess" : "\(guesses) rules are guesses"
      stream.warn("\(rules.path ?? ""): \(subject); remove 'guess' from those that are right")
    }
    let inflected = output.summary.inflected
    if inflected > 0 {
      let subject = inflected == 1 ? "1 text has" : "\(inflected) texts have"
      stream.warn("\(subject) words that iOS inflects, which are measured as written")
    }
    return page
  }
}
