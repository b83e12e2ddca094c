import Synchronization

/// What in a face changes advances with the size, and nothing else: `trak`, and an axis `opsz` that varies advances only.
///
/// In font units, a cluster's advance at a size is its default advance, plus a share of its delta, plus the tracking. So text is shaped
/// once, without a size, and sized by sums.
final class SizedAdvances: Sendable {
  let tracking: TrackingTable?
  let opticalSize: OpticalSizeDeltas?

  init(reading face: HarfBuzzFace) {
    tracking = TrackingTable(reading: face)
    opticalSize = OpticalSizeDeltas(reading: face)
  }

  /// The terms at a size, for a font of the face in `subunits` to the font unit and `unitsPerEm` to the em.
  ///
  /// With an axis that was set to a place, the size does not vary the design.
  func terms(at pointSize: Double, in font: HarfBuzzFont, variesDesign: Bool) -> SizeTerms {
    let share = variesDesign ? opticalSize?.share(at: pointSize, in: font.shared) ?? 0 : 0
    // Between the two designs a fraction of a delta is wanted, as exactly as numbers of this size allow.
    let most = max(1, Int(Int32.max) / (2 * Int(FontLimits.maximumAdvance) * font.advanceUnitsPerEm))
    // A size-adjust has made the units finer already.
    let isMixed = share > 0 && share < 1 && font.subunits == 1
    let fraction = Fraction(nearest: isMixed ? share : 1, limit: min(SizeTerms.fine, most))
    let repeats = max(1, min(SizeTerms.coarse, most) / fraction.denominator)
    let fineness = fraction.denominator * repeats
    let unit = Double(fineness * font.subunits)
    let deltas = isMixed ? Double(fraction.numerator * repeats * font.subunits) : (share * unit).rounded()
    return SizeTerms(
      fineness: Int32(fineness), deltaShare: Int32(clamping: Int(deltas)),
      tracking: Int32(clamping: Int(((tracking?.tracking(at: pointSize) ?? 0) * unit).rounded())))
  }
}

/// What makes a cluster's advance at a size: `fineness x advance + deltaShare x delta + tracking`, in as many units to the
/// advance unit as the fineness says.
package struct SizeTerms: Hashable, Sendable {
  /// How many units make an advance unit of the face at no size.
  package let fineness: Int32
  /// How many units a delta of 1 is.
  package let deltaShare: Int32
  /// What is added to each cluster that has a width.
  package let tracking: Int32

  /// What a stretch moves the pen by at the size, of whose advances, deltas and clusters these are the sums.
  @inline(__always)
  func sum(_ advance: Int64, delta: Int32, clusters: Int) -> Int64 {
    advance &* Int64(fineness) &+ Int64(delta) &* Int64(deltaShare) &+ Int64(clusters) &* Int64(tracking)
  }

  /// The least fineness: tracking is exact to 1/32 of a font unit.
  static let coarse = 16
  /// The greatest fineness, between two designs: a label's sums still fit into 30 bits.
  static let fine = 512
}

/// The ``SizedAdvances`` of one face, read when they are first asked for.
final class LazySizedAdvances: Sendable {
  private let known = Mutex<SizedAdvances?>(nil)

  func of(_ face: HarfBuzzFace) -> SizedAdvances {
    if let known = known.withLock({ $0 }) { return known }
    let fresh = SizedAdvances(reading: face)
    return known.withLock { known in
      if let known { return known }
      known = fresh
      return fresh
    }
  }
}

extension FontFace {
  /// The terms of a size; nil unless sums tell what it changes.
  static func sizeTerms(at pointSize: Double, _ setting: FontSetting, _ font: HarfBuzzFont) -> SizeTerms? {
    guard font.shared.sizeDependence.of(font.shared).changesSums else { return nil }
    let isSet = setting.variations.contains { $0.tag == "opsz" }
    return font.shared.sizedAdvances.of(font.shared).terms(at: pointSize, in: font, variesDesign: !isSet)
  }

  /// How much the face's `trak` table adds behind each cluster at a size in points, in font units; 0 without such a table.
  ///
  /// Shaping adds it to clusters that have a width, except in scripts whose letters join. Binary search.
  public func tracking(at pointSize: Double) -> Double {
    pointSize.isFinite ? sizedAdvances.tracking?.tracking(at: pointSize) ?? 0 : 0
  }

  /// By how much the size changes a glyph's advance, in font units.
  func sizeDelta(of glyph: UInt32) -> Double {
    guard let terms = sizeTerms, terms.deltaShare != 0, let deltas = sizedAdvances.opticalSize?.deltas,
      Int(glyph) < deltas.count
    else { return 0 }
    return Double(terms.deltaShare) * Double(deltas[Int(glyph)]) * Double(harfBuzz.unitsPerEm)
      / Double(advanceUnitsPerEm)
  }

  /// Glyphs that were shaped without a size, as they are at the size of this face.
  ///
  /// Tracking stands behind each cluster that has a width: on its right, or on its left in a run that runs to the left. In
  /// scripts whose letters join there is none. Ligatures and marks belong to their clusters.
  package func sized(_ glyphs: [Glyph], _ run: FontRun) -> [Glyph] {
    guard let terms = sizeTerms else { return glyphs }
    let deltas = terms.deltaShare == 0 ? [] : sizedAdvances.opticalSize?.deltas ?? []
    var sized = glyphs
    for index in sized.indices {
      let id = Int(sized[index].id)
      // What shows nothing has the glyph of the space, and no width at any size.
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

  /// What changes the advances at sizes, for all faces of the same content.
  var sizedAdvances: SizedAdvances { harfBuzz.shared.sizedAdvances.of(harfBuzz.shared) }
}

/// The scripts whose letters join, between which no space may be put (CSS Text 3, appendix D).
enum JoinedScripts {
  private static let all: Set<OpenTypeTag> = [
    "Arab", "Rohg", "Mand", "Mong", "Nkoo", "Phag", "Syrc",
  ]

  static func has(_ script: OpenTypeTag) -> Bool { all.contains(script) }
}
