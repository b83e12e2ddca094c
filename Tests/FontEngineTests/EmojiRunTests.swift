import TestSupport
import Testing

@testable import FontEngine

/// Runs that are found in one step, such as several emoji, equal the choice of a face for each cluster.
///
/// The oracle asks ``FaceChooser`` for each cluster, and joins and splits as ``FontCascade/runs(of:in:analysis:missing:cancellation:)``
/// documents. EmojiCascadeTests says which face is right.
@Suite struct EmojiRunTests {
  private struct Run: Hashable {
    var range: Range<Int>
    let face: ObjectIdentifier
    let level: UInt8
    let script: OpenTypeTag
  }

  /// Characters of clusters that are emoji. The first color face lacks the last three, and the text face all but the first two.
  private static let emoji: [UInt32] = [0x2615, 0x2764, 0x1F600, 0x1F469, 0x1F1E9, 0x1F3FD, 0x1F1EA, 0x1F44D, 0x1F680]
  /// Marks of one and of two code units, which both fonts have, and selectors, which need no glyph.
  private static let marks: [UInt32] = [0x301, 0x1D165, 0xFE0F, 0xE0100]
  private static let letters: [UInt32] = [0x20, 0x31, 0x61, 0x5D0]

  private let text: FontFace
  private let few: FontFace
  private let all: FontFace

  init() throws {
    text = try SpareFont(characters: Self.letters + Self.emoji.prefix(2) + [0x301]).face()
    few = try SpareFont(characters: Self.emoji.dropLast(3) + Self.marks.prefix(2), hasColor: true).face()
    all = try SpareFont(characters: Self.emoji + Self.marks.prefix(2) + [0x31], hasColor: true).face()
  }

  /// The cascades with one color face or several, among the style's faces and the catalog's.
  private func cascades() -> [FontCascade] {
    let faces = [
      ([text], [few, all]), ([text], [few]), ([text, few], [all]), ([few, text], [all]), ([text, few, all], []),
      ([all], []),
    ]
    return faces.map { own, fallbacks in
      let catalog = FontCatalog(usesSystemFonts: false)
      for face in fallbacks { catalog.register(face, isFallback: true) }
      return FontCascade(own[0], others: Array(own.dropFirst()), catalog: catalog, language: nil)
    }
  }

  private static func units(_ characters: [UInt32]) -> [UInt16] {
    characters.flatMap { character -> [UInt16] in
      if character < 0x10000 { return [UInt16(character)] }
      return [UInt16(0xD7C0 + character >> 10), UInt16(0xDC00 | character & 0x3FF)]
    }
  }

  /// Returns the characters of a range with their offsets; lone surrogates stay as they are.
  private static func characters(_ units: [UInt16], _ range: Range<Int>) -> [(offset: Int, value: UInt32)] {
    var result: [(offset: Int, value: UInt32)] = []
    for offset in range {
      if let (last, high) = result.last, last == offset - 1, 0xD800...0xDBFF ~= high, 0xDC00...0xDFFF ~= units[offset] {
        result[result.count - 1].value = 0x10000 + (high - 0xD800) << 10 + UInt32(units[offset] - 0xDC00)
      } else {
        result.append((offset, UInt32(units[offset])))
      }
    }
    return result
  }

  /// Returns the runs and the missing clusters by a choice for each cluster.
  private static func expected(
    _ units: [UInt16], _ analysis: TextAnalysis, _ cascade: FontCascade
  ) throws -> (runs: [Run], missing: [Range<Int>]) {
    var chooser = FaceChooser(cascade)
    var (runs, missing): ([Run], [Range<Int>]) = ([], [])
    var start = 0
    while start < units.count {
      let properties = analysis.properties
      var end = start + 1
      if properties[start].contains(.control) {
        if TextParagraphs.isEnd(units[start]) { chooser.beginParagraph() }
        start = end
        continue
      }
      while end < units.count, properties[end].isDisjoint(with: [.grapheme, .control]) { end += 1 }
      let cluster = characters(units, start..<end)
      let choice = try chooser.choose(for: cluster.map(\.value), isEmoji: properties[start].contains(.emoji))
      if choice.isMissing { missing.append(start..<end) }
      let new = Run(
        range: start..<end, face: ObjectIdentifier(choice.face), level: analysis.level(at: start),
        script: analysis.scripts[analysis.scriptIndex(at: start)].script)
      let cuts = cuts(cluster, end: end, properties)
      for (index, cut) in cuts.enumerated() {
        var part = new
        part.range = (index == 0 ? start : cuts[index - 1])..<cut
        if index == 0, let last = runs.last, last.range.upperBound == start,
          Run(range: new.range, face: last.face, level: last.level, script: last.script) == new
        {
          runs[runs.count - 1].range = last.range.lowerBound..<cut
        } else {
          runs.append(part)
        }
      }
      start = end
    }
    return (runs, missing)
  }

  /// Returns where the parts of a cluster end: before the mark that is one too many, and at the cluster's end.
  private static func cuts(
    _ cluster: [(offset: Int, value: UInt32)], end: Int, _ properties: [PositionProperties]
  ) -> [Int] {
    var cuts: [Int] = []
    var marks = 0
    for (offset, value) in cluster {
      let length = value < 0x10000 ? 1 : 2
      marks = properties[offset].contains(.mark) ? marks + length : 0
      if marks > FontLimits.maximumMarkRun {
        cuts.append(offset)
        marks = length
      }
    }
    return cuts + [end]
  }

  private func check(
    _ units: [UInt16], _ cascade: FontCascade, direction: BaseDirection = .automatic, directions: [DirectionRange] = [],
    _ comment: Comment
  ) throws {
    let analysis = try TextAnalysis(
      units, baseDirection: direction, languages: [LanguageRun(end: units.count, language: nil)], directions: directions
    )
    let expected = try Self.expected(units, analysis, cascade)
    var missing: [Range<Int>] = []
    let runs = try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
    let found = runs.map { Run(range: $0.range, face: ObjectIdentifier($0.face), level: $0.level, script: $0.script) }
    // Long texts would make long messages.
    if found != expected.runs {
      let index = zip(found, expected.runs).prefix { $0 == $1 }.count
      Issue.record("\(comment): \(found.dropFirst(index).prefix(2)), not \(expected.runs.dropFirst(index).prefix(2))")
    }
    #expect(missing == expected.missing, comment)
  }

  @Test("emoji in random texts have the faces of their clusters, whatever levels, marks, and other text are between")
  func random() throws {
    let cascades = cascades()
    var random = SeededGenerator(seed: 42)
    for round in 0..<Rounds.count(quick: 300, full: 10_000, nightly: 300_000) {
      let isOfEmoji = random.number(below: 2) == 0
      let characters = (0..<random.number(below: 12) + 1).flatMap { _ -> [UInt32] in
        let emoji = Self.emoji[random.number(below: Self.emoji.count)]
        return switch random.number(below: isOfEmoji ? 8 : 12) {
        case 0...3: [emoji]
        case 4: [emoji, 0x1F3FD]
        case 5: [emoji, Self.marks[random.number(below: Self.marks.count)]]
        case 6: [emoji, 0x200D, Self.emoji[random.number(below: Self.emoji.count)]]
        case 7: [emoji, 0xFE0F, 0x20E3]
        case 8: [Self.letters[random.number(below: Self.letters.count)]]
        case 9: [0x0A]
        case 10: [[0xFE0E, 0x200F, 0x202E, 0x202C, 0xD83D, 0xDE00][random.number(below: 6)]]
        default: [0x31, 0xFE0F, 0x20E3]
        }
      }
      let units = Self.units(characters)
      let directions = (0..<random.number(below: 3)).map { _ in
        let (one, other) = (random.number(below: units.count + 1), random.number(below: units.count + 1))
        return DirectionRange(
          min(one, other)..<max(one, other), isRightToLeft: random.number(below: 2) == 0,
          isOverride: random.number(below: 2) == 0)
      }
      let direction = [BaseDirection.automatic, .leftToRight, .rightToLeft][random.number(below: 3)]
      try check(
        units, cascades[round % cascades.count], direction: direction, directions: directions,
        "\(round): \(units) \(direction) \(directions)")
    }
  }

  @Test("an emoji with about as many marks as one run may have is split as it is alone, and no pair is split")
  func marks() throws {
    let cascades = cascades()
    var random = SeededGenerator(seed: 43)
    for round in 0..<Rounds.count(quick: 80, full: 4000, nightly: 100_000) {
      let mark = Self.marks[random.number(below: Self.marks.count)]
      let other = Self.marks[random.number(below: Self.marks.count)]
      let count = FontLimits.maximumMarkRun / (mark < 0x10000 ? 1 : 2) - 4 + random.number(below: 8)
      // In one of two clusters, pairs are at odd distances.
      let first = random.number(below: 2) == 0 ? [] : [other]
      let marks = first + [UInt32](repeating: mark, count: count) + [other]
      let long = [[0x2615, 0x1F600, 0x61][random.number(below: 3)]] + marks
      let lead: [UInt32] = [[], [0x1F600], [0x61], [0x2764, 0xFE0F]][random.number(below: 4)]
      let tail: [UInt32] = [[], [], [0x1F600], [0x61], [0x1F44D], [0x200D, 0x1F469]][random.number(below: 6)]
      let units = Self.units(lead + long + tail)
      try check(
        units, cascades[round % cascades.count], "\(round): \(count) of \(mark), \(other), \(first), \(lead), \(tail)")
    }
    let family = [0x1F469] + (0..<200).map { (index) -> UInt32 in index % 2 == 0 ? 0x200D : 0x1F469 }
    for cascade in cascades { try check(Self.units([0x1F600] + family + [0x1F600]), cascade, "a long family") }
  }

  /// A step looks at up to ``TextBatches/size`` code units from where it begins: at the second emoji, once the first one's
  /// face is known.
  @Test(
    "a batch can end before an emoji, within a pair, or within a sequence",
    arguments: [65_533, 65_534, 65_535, 65_536])
  func batches(count: Int) throws {
    let tails: [[UInt32]] = [
      [0x1F469, 0x200D, 0x1F469, 0x2615], [0x2764, 0xFE0F, 0x1F600], [0x2615, 0x301, 0x1D165], [0x1F600, 0x1F44D],
    ]
    let cascade = cascades()[0]
    // Few clusters, since the oracle takes time for each: a selector is repeated.
    let filler = (0..<count).map { (index) -> UInt32 in index % 128 == 0 ? 0x2615 : 0xFE0F }
    for tail in Rounds.current == .quick ? [tails[count % tails.count]] : tails {
      let units = Self.units([0x2615] + filler + tail)
      try check(units, cascade, "\(count) \(tail)")
    }
  }
}
