import FontEngine
import Synchronization

/// The break opportunities of a plain text at a point size, in a face whose advances do not scale linearly.
///
/// The text was shaped once; these are the same offsets with other sums.
final class SizedSums: Sendable {
  let opportunities: BreakOpportunities
  let scale: AdvanceScale

  init(_ opportunities: BreakOpportunities, _ scale: AdvanceScale) {
    self.opportunities = opportunities
    self.scale = scale
  }

  /// The end of the text if it is one line wherever its advances fit, without a copy of the opportunities.
  var onlyEnd: BreakOpportunity? { opportunities.onlyEnd }

  /// The number of bytes that the object takes.
  var memory: Int { Self.object + opportunities.memory }

  /// The size of the object, including the allocator's overhead.
  private static let object = 128
}

/// The conversion of the sums of a plain text to points.
struct PlainSums {
  let scale: AdvanceScale
  /// The sums, if they are those of a size, or `nil` for those of the text.
  let sized: SizedSums?
}

extension PreparedText {
  /// Returns the sums of a plain text at a size, or `nil` if no single factor converts them to points.
  ///
  /// - Throws: ``TextLayoutError/font(_:)``.
  func plainSums(at pointSize: Double) throws(TextLayoutError) -> PlainSums? {
    guard plainUnitsPerEm > 0 else { return nil }
    if let scale = plainScale(at: pointSize) { return PlainSums(scale: scale, sized: nil) }
    do {
      let sized = try sizedSums(at: pointSize)
      return PlainSums(scale: sized.scale, sized: sized)
    } catch {
      throw .font(error)
    }
  }

  /// Returns the conversion to points for a plain text whose sums are the same at every size, or `nil`.
  @inline(__always)
  func plainScale(at pointSize: Double) -> AdvanceScale? {
    plainUnitsPerEm > 0 && sizeDependence.isEmpty
      ? AdvanceScale(pointSize: pointSize, unitsPerEm: Double(plainUnitsPerEm)) : nil
  }

  /// Returns the sums at a size. The last ones are cached; others take time proportional to the opportunities.
  private func sizedSums(at pointSize: Double) throws(FontError) -> SizedSums {
    let known = kept.withLock { $0.sums }
    if let known, known.scale.pointSize == pointSize { return known }
    let face = try paragraph.styles[0].face.at(pointSize: pointSize)
    let scale = AdvanceScale(pointSize: pointSize, unitsPerEm: Double(face.advanceUnitsPerEm))
    // Not in a closure, which would copy the opportunities.
    let sums = if let terms = face.sizeTerms { opportunities.sized(terms) } else { opportunities }
    let fresh = SizedSums(sums, scale)
    guard account.grow(by: fresh.memory - (known?.memory ?? 0)) else { return fresh }
    let isKept = kept.withLock { kept in
      // Two threads may have computed them at once. The account has room for only one result.
      guard kept.sums === known else { return false }
      kept.sums = fresh
      return true
    }
    if !isKept { _ = account.grow(by: (known?.memory ?? 0) - fresh.memory) }
    return fresh
  }
}
