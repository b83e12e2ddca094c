import FontEngine
import Synchronization

/// The opportunities of a plain text at a point size, in a face whose advances are not in proportion to the size.
///
/// The text was shaped once; these are the same places with other sums.
final class SizedSums: Sendable {
  let opportunities: BreakOpportunities
  let scale: AdvanceScale

  init(_ opportunities: BreakOpportunities, _ scale: AdvanceScale) {
    self.opportunities = opportunities
    self.scale = scale
  }

  /// How many bytes they take.
  var memory: Int { Self.object + opportunities.memory }

  /// The object, with what the allocator adds.
  private static let object = 128
}

/// Where lines of a plain text may end, and what makes points of its sums.
struct PlainSums {
  let opportunities: BreakOpportunities
  let scale: AdvanceScale
  /// What holds both, where they are those of a size.
  let sized: SizedSums?
}

extension PreparedText {
  /// The sums of a plain text at a size, and what makes points of them; nil where no one number does.
  func plainSums(at pointSize: Double) -> PlainSums? {
    guard plainUnitsPerEm > 0 else { return nil }
    if let scale = plainScale(at: pointSize) {
      return PlainSums(opportunities: opportunities, scale: scale, sized: nil)
    }
    let sized = sizedSums(at: pointSize)
    return PlainSums(opportunities: sized.opportunities, scale: sized.scale, sized: sized)
  }

  /// What makes points of all advances of a plain text whose sums are the same at every size; else nil.
  @inline(__always)
  func plainScale(at pointSize: Double) -> AdvanceScale? {
    plainUnitsPerEm > 0 && sizeDependence.isEmpty
      ? AdvanceScale(pointSize: pointSize, unitsPerEm: Double(plainUnitsPerEm)) : nil
  }

  /// The sums at a size. Those of the last size are kept; others are made in time proportional to the opportunities.
  private func sizedSums(at pointSize: Double) -> SizedSums {
    let known = lastSums.withLock { $0 }
    if let known, known.scale.pointSize == pointSize { return known }
    let face = paragraph.styles[0].face.at(pointSize: pointSize)
    let scale = AdvanceScale(pointSize: pointSize, unitsPerEm: Double(face.advanceUnitsPerEm))
    let fresh = SizedSums(face.sizeTerms.map { opportunities.sized($0) } ?? opportunities, scale)
    guard account.grow(by: fresh.memory - (known?.memory ?? 0)) else { return fresh }
    let isKept = lastSums.withLock { last in
      // Two threads may have found them at once; the account has room for those of one.
      guard last === known else { return false }
      last = fresh
      return true
    }
    if !isKept { _ = account.grow(by: (known?.memory ?? 0) - fresh.memory) }
    return fresh
  }
}
