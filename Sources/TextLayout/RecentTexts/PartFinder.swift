import FontEngine

/// Divides a text into parts: paragraphs that recent texts have with the same contents, and new ones.
struct PartFinder {
  private struct Source {
    let text: Paragraph
    let index: ParagraphIndex
    /// The scripts of the text, or `nil` if they don't matter.
    let scripts: [ScriptRun]?
  }

  private let text: Paragraph
  private let index: ParagraphIndex
  private let scripts: [ScriptRun]?
  private let sources: [Source]

  /// Creates a finder for a text. With the scripts of the text and of all recent ones, those of a paragraph must be the
  /// same.
  init(
    _ text: Paragraph, _ index: ParagraphIndex, in recent: [RecentTexts.Text], scripts: [ScriptRun]? = nil,
    of others: [[ScriptRun]] = []
  ) {
    self.text = text
    self.index = index
    self.scripts = scripts
    sources = recent.enumerated().map { number, recent in
      Source(text: recent.paragraph, index: recent.index, scripts: scripts == nil ? nil : others[number])
    }
  }

  /// A paragraph of a recent text.
  private struct Place {
    var source: Int
    var number: Int
  }

  /// Returns the parts, or `nil` if more than ``TextLimits/maximumNewShare`` of the text is new.
  func parts() -> [TextPart]? {
    var parts: [TextPart] = []
    var new = 0
    var expected: Place?
    for number in 0..<index.count {
      let range = index.range(number)
      let place = place(of: number, range, expected)
      if let place {
        let start = sources[place.source].index.range(place.number).lowerBound
        if let last = parts.last, last.source == place.source, last.sourceRange.upperBound == start {
          parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
          parts.append(TextPart(range, source: place.source, start: start))
        }
      } else {
        new += range.count
        if Double(new) > TextLimits.maximumNewShare * Double(text.units.count) { return nil }
        if let last = parts.last, last.source == nil {
          parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
          parts.append(TextPart(range))
        }
      }
      // A new paragraph most often replaces another one.
      expected = place ?? expected
      expected?.number += 1
    }
    return parts
  }

  /// Returns a place of a paragraph: the expected one, or the first in any text.
  private func place(of number: Int, _ range: Range<Int>, _ expected: Place?) -> Place? {
    let hash = index.hash(number)
    if let expected, expected.number < sources[expected.source].index.count, isSame(range, hash, expected) {
      return expected
    }
    for source in sources.indices {
      guard let known = sources[source].index.number(of: hash) else { continue }
      let place = Place(source: source, number: known)
      if isSame(range, hash, place) { return place }
    }
    return nil
  }

  private func isSame(_ range: Range<Int>, _ hash: UInt64, _ place: Place) -> Bool {
    let source = sources[place.source]
    guard source.index.hash(place.number) == hash else { return false }
    let other = source.index.range(place.number)
    guard other.count == range.count, text.units.hasSameUnits(range, as: source.text.units, from: other.lowerBound),
      text.hasSameContents(range, as: source.text, from: other.lowerBound)
    else { return false }
    guard let scripts, let others = source.scripts else { return true }
    return scripts.areSame(range, as: others, from: other.lowerBound)
  }
}

extension Paragraph {
  /// Returns whether all that is not in a text's ranges, but decides about its paragraphs, is the same as in another one.
  /// Ranges with a direction may cross paragraphs, so that there may be none.
  func hasSameRules(as other: Paragraph) -> Bool {
    baseDirection == other.baseDirection && rules == other.rules && other.directions.isEmpty && directions.isEmpty
  }

  /// Returns whether the styles, attachments, and unbroken offsets of a paragraph are those of the paragraph that begins
  /// at an offset of another text.
  func hasSameContents(_ range: Range<Int>, as other: Paragraph, from start: Int) -> Bool {
    let otherRange = start..<start + range.count
    guard hasSameStyles(range, as: other, otherRange) else { return false }
    let shift = start - range.lowerBound
    if !attachments.isEmpty || !other.attachments.isEmpty {
      let own = attachments(on: range).map { attachment in
        var moved = attachment
        moved.offset += shift
        return moved
      }
      if !own.elementsEqual(other.attachments(on: otherRange)) { return false }
    }
    if unbrokenOffsets.isEmpty, other.unbrokenOffsets.isEmpty { return true }
    return unbrokenOffsets(on: range).lazy.map { $0 + shift }.elementsEqual(other.unbrokenOffsets(on: otherRange))
  }

  private func hasSameStyles(_ range: Range<Int>, as other: Paragraph, _ otherRange: Range<Int>) -> Bool {
    if styles.count == 1, other.styles.count == 1 { return styles[0].isIdentical(to: other.styles[0]) }
    let (own, others) = (styleRuns(on: range), other.styleRuns(on: otherRange))
    guard own.count == others.count else { return false }
    let shift = otherRange.lowerBound - range.lowerBound
    return zip(own, others).allSatisfy { run, otherRun in
      let (part, otherPart) = (run.range.clamped(to: range), otherRun.range.clamped(to: otherRange))
      return part.lowerBound + shift == otherPart.lowerBound && part.count == otherPart.count
        && styles[run.style].isIdentical(to: other.styles[otherRun.style])
    }
  }
}

extension TextStyle {
  /// Returns whether a style has the same faces, not equal ones, and the same attributes.
  func isIdentical(to other: TextStyle) -> Bool {
    face === other.face && otherFaces.elementsEqual(other.otherFaces, by: ===) && self == other
  }
}
