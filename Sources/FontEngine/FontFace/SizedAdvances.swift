import Synchronization

/// The parts of a face that change only advances with the size: `trak`, and an axis `opsz` that varies only advances.
///
/// In font units, a cluster's advance at a size is its default advance, plus a share of its delta, plus the tracking.
/// Text is therefore shaped once, without a size, and sized by sums.
final class SizedAdvances: Sendable {
  let tracking: TrackingTable?
  let opticalSize: OpticalSizeDeltas?

  init(reading face: HarfBuzzFace) {
    tracking = TrackingTable(reading: face)
    opticalSize = OpticalSizeDeltas(reading: face)
  }

  /// Returns the terms at a size for a font of the face.
  ///
  /// If the axis was set explicitly, the size does not vary the design.
  func terms(
    at pointSize: Double, in font: HarfBuzzFont, variesDesign: Bool, emojiAdvances: EmojiAdvances
  ) -> SizeTerms {
    let share = variesDesign ? opticalSize?.share(at: pointSize, in: font.shared) ?? 0 : 0
    // Between the two designs, the share of a delta is a fraction, as exact as numbers of this size allow.
    let most = max(1, Int(Int32.max) / (2 * Int(FontLimits.maximumAdvance) * font.advanceUnitsPerEm))
    // A size-adjust has already made the units smaller.
    let isMixed = share > 0 && share < 1 && font.subunits == 1
    let fraction = Fraction(nearest: isMixed ? share : 1, limit: min(SizeTerms.fine, most))
    let repeats = max(1, min(SizeTerms.coarse, most) / fraction.denominator)
    let fineness = fraction.denominator * repeats
    let unit = Double(fineness * font.subunits)
    let deltas = isMixed ? Double(fraction.numerator * repeats * font.subunits) : (share * unit).rounded()
    let tracking = Int32(clamping: Int(((tracking?.tracking(at: pointSize) ?? 0) * unit).rounded()))
    return SizeTerms(
      fineness: Int32(fineness), deltaShare: Int32(clamping: Int(deltas)),
      tracking: tracking &+ emojiAdvances.tracking(at: pointSize, in: font, fineness: fineness))
  }
}

/// The terms of a cluster's advance at a size: `fineness x advance + deltaShare x delta + tracking`.
///
/// The result is in units of 1/`fineness` of the advance unit.
package struct SizeTerms: Hashable, Sendable {
  /// The number of units in an advance unit of the face without a size.
  package let fineness: Int32
  /// The number of units that a delta of 1 contributes.
  package let deltaShare: Int32
  /// The number of units added to each cluster that has a width.
  package let tracking: Int32

  /// Returns the advance of a range at the size, from the sums of its advances and deltas and its number of clusters.
  @inline(__always)
  func sum(_ advance: Int64, delta: Int32, clusters: Int) -> Int64 {
    advance &* Int64(fineness) &+ Int64(delta) &* Int64(deltaShare) &+ Int64(clusters) &* Int64(tracking)
  }

  /// The smallest fineness. Tracking is exact to 1/32 of a font unit.
  static let coarse = 16
  /// The largest fineness, between two designs. A label's sums still fit into 30 bits.
  static let fine = 512
}

/// The ``SizedAdvances`` of one face, read when first needed.
final class LazySizedAdvances: Sendable {
  private let known = Mutex<SizedAdvances?>(nil)

  func of(_ face: HarfBuzzFace) -> SizedAdvances {
    if let known = known.withLock({ $0 }) { return known }
    let fresh = face.memory.watch { SizedAdvances(reading: face) }
    return known.withLock { known in
      if let known { return known }
      known = fresh
      return fresh
    }
  }
}

extension FontFace {
  /// Returns the terms at a size, or `nil` unless sums of advances express its effect.
  static func sizeTerms(at pointSize: Double, _ setting: FontSetting, _ font: HarfBuzzFont) -> SizeTerms? {
    let changesSums = font.shared.sizeDependence.of(font.shared).changesSums
    guard changesSums || setting.emojiAdvances != .font else { return nil }
    let isSet = setting.variations.contains { $0.tag == "opsz" }
    return font.shared.sizedAdvances.of(font.shared).terms(
      at: pointSize, in: font, variesDesign: !isSet, emojiAdvances: setting.emojiAdvances)
  }

  /// Returns the space that the face's `trak` table adds after each cluster at a size in points, in font units.
  ///
  /// The result is 0 without such a table. Shaping adds the space to clusters that have a width, except in scripts
  /// whose letters join.
  ///
  /// - Complexity: O(log *n*) in the number of sizes in the table.
  public func tracking(at pointSize: Double) -> Double {
    pointSize.isFinite ? sizedAdvances.tracking?.tracking(at: pointSize) ?? 0 : 0
  }

  /// Returns the change of a glyph's advance at the face's size, in font units.
  func sizeDelta(of glyph: UInt32) -> Double {
    guard let terms = sizeTerms, terms.deltaShare != 0, let deltas = sizedAdvances.opticalSize?.deltas,
      Int(glyph) < deltas.count
    else { return 0 }
    return Double(terms.deltaShare) * Double(deltas[Int(glyph)]) * Double(harfBuzz.unitsPerEm)
      / Double(advanceUnitsPerEm)
  }

  /// Returns glyphs that were shaped without a size as they are at the size of this face.
  ///
  /// Tracking follows each cluster that has a width: it is added on the right, or on the left in a right-to-left run.
  /// Scripts whose letters join are not tracked. Ligatures and marks are part of their clusters.
  package func sized(_ glyphs: [Glyph], _ run: FontRun) -> [Glyph] {
    guard let terms = sizeTerms else { return glyphs }
    let deltas = terms.deltaShare == 0 ? [] : sizedAdvances.opticalSize?.deltas ?? []
    var sized = glyphs
    for index in sized.indices {
      let id = Int(sized[index].id)
      // An invisible character has the glyph of the space, and no width at any size.
      let delta = id < deltas.count && sized[index].advance != 0 ? Int32(deltas[id]) : 0
      sized[index].advance = sized[index].advance &* terms.fineness &+ terms.deltaShare &* delta
      sized[index].xOffset &*= terms.fineness
      sized[index].yOffset &*= terms.fineness
    }
    guard terms.tracking != 0, !run.joinsLetters else { return sized }
    var start = 0
    while start < glyphs.count {
      let cluster = glyphs[start].cluster
      let end = glyphs[start...].firstIndex { $0.cluster != cluster } ?? glyphs.count
      if glyphs[start..<end].contains(where: { $0.advance != 0 }) {
        if run.isRightToLeft {
          sized[start].advance &+= terms.tracking
          sized[start].xOffset &+= terms.tracking
        } else {
          sized[end - 1].advance &+= terms.tracking
        }
      }
      start = end
    }
    return sized
  }

  /// The change of each glyph's advance with the optical size, in advance units; empty if there is none.
  package var opticalSizeDeltas: [Int16] { sizedAdvances.opticalSize?.deltas ?? [] }

  /// The parts that change advances with the size, shared by all faces of the same content.
  var sizedAdvances: SizedAdvances { harfBuzz.shared.sizedAdvances.of(harfBuzz.shared) }
}

/// The scripts whose letters join, so that no space may be added between them (CSS Text 3, appendix D).
enum JoinedScripts {
  private static let all: Set<OpenTypeTag> = [
    "Arab", "Rohg", "Mand", "Mong", "Nkoo", "Phag", "Syrc",
  ]

  static func has(_ script: OpenTypeTag) -> Bool { all.contains(script) }
}
