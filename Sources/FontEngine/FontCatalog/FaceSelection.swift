/// Chooses among the faces of a family by width, then slant, then weight.
///
/// The rules are those of CSS Fonts 4, section 5.2, "Matching font styles".
struct FaceSelection {
  let query: FontQuery

  /// Returns the best of the faces, the first among equals, or `nil` if there are none.
  func best(of files: [FontFile]) -> FontMatch? {
    let ranked = files.map { (file: $0, rank: rank(of: $0)) }
    guard let best = ranked.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) })?.file else { return nil }
    return FontMatch(file: set(best), synthesis: synthesis(for: best))
  }

  /// Returns the rank of a face for lexicographic comparison; the smallest rank is the best.
  ///
  /// It consists of the direction and distance of the width, the slant, and the direction and distance of the weight.
  /// The directions are numbered in the order in which the specification searches them.
  private func rank(of file: FontFile) -> [Double] {
    let (width, weight) = (query.width, query.weight)
    let slants = file.slants
    let weightRank: (Double, Double) =
      switch weight {
      case 400...500:
        distance(weight, to: file.weights, below: 2, above: file.weights.lowerBound <= 500 ? 1 : 3)
      case ..<400: distance(weight, to: file.weights, below: 1, above: 2)
      default: distance(weight, to: file.weights, below: 2, above: 1)
      }
    let widthRank = distance(width, to: file.widths, below: width <= 100 ? 1 : 2, above: width <= 100 ? 2 : 1)
    return [
      widthRank.0, widthRank.1, Double(Self.order(for: query.slant).firstIndex(where: slants.contains) ?? 3),
      weightRank.0, weightRank.1,
    ]
  }

  private func distance(
    _ value: Double, to range: ClosedRange<Double>, below: Double, above: Double
  ) -> (Double, Double) {
    if range.contains(value) { return (0, 0) }
    return range.upperBound < value ? (below, value - range.upperBound) : (above, range.lowerBound - value)
  }

  /// Returns the slants to try, in order, beginning with the requested one.
  private static func order(for slant: FontSlant) -> [FontSlant] {
    switch slant {
    case .upright: [.upright, .oblique, .italic]
    case .italic: [.italic, .oblique, .upright]
    case .oblique: [.oblique, .italic, .upright]
    }
  }

  /// Returns the file with its axes set as the query asks. For an open face, values equal to the default are left out.
  private func set(_ file: FontFile) -> FontFile {
    guard !file.axes.isEmpty else { return file }
    let chosen = Self.order(for: query.slant).first(where: file.slants.contains)
    var variations = file.variations
    func setAxis(_ tag: OpenTypeTag, _ value: Double) {
      guard let axis = file.axes.first(where: { $0.tag == tag }), !variations.contains(where: { $0.tag == tag }),
        file.face == nil || axis.clamped(value) != axis.defaultValue
      else { return }
      variations.append(VariationSetting(tag, axis.clamped(value)))
    }
    setAxis("wght", query.weight)
    setAxis("wdth", query.width)
    if chosen == .italic { setAxis("ital", 1) }
    if chosen == .upright { setAxis("ital", 0) }
    if chosen == .oblique { setAxis("slnt", Self.obliqueAngle) }
    if chosen == .upright { setAxis("slnt", 0) }
    var file = file
    file.variations = variations
    return file
  }

  /// The angle of `oblique` in CSS Fonts 4. CSS counts it clockwise; the axis `slnt` counts clockwise angles as
  /// negative.
  private static let obliqueAngle = -14.0

  /// Returns the synthesis that a face needs for the query.
  ///
  /// CSS allows synthesizing bold text from a face that is not bold. Like Blink, this counts weights of 600 or more as
  /// bold.
  private func synthesis(for file: FontFile) -> FontSynthesis {
    let leans = query.slant == .upright || file.slants != [.upright]
    let isBold = query.weight < 600 || file.weights.upperBound >= 600
    return FontSynthesis(slant: leans ? 0 : FontSynthesis.oblique, weight: isBold ? 0 : FontSynthesis.bold)
  }
}

extension FontFile {
  private func range(of tag: OpenTypeTag, otherwise value: Double) -> ClosedRange<Double> {
    guard !variations.contains(where: { $0.tag == tag }), let axis = axes.first(where: { $0.tag == tag })
    else { return value...value }
    return axis.minimum...axis.maximum
  }

  /// The weights that the file can be opened in.
  var weights: ClosedRange<Double> { range(of: "wght", otherwise: Double(weightClass)) }

  /// The widths that the file can be opened in, in percent.
  var widths: ClosedRange<Double> { range(of: "wdth", otherwise: width) }

  /// The slants that the file can be opened in.
  var slants: Set<FontSlant> {
    var slants: Set<FontSlant> = [slant]
    let (slnt, ital) = (range(of: "slnt", otherwise: 0), range(of: "ital", otherwise: 0))
    if slnt.lowerBound < 0 { slants.insert(.oblique) }
    if ital.upperBound >= 1 { slants.insert(.italic) }
    if slnt.lowerBound < slnt.upperBound && slnt.contains(0) { slants.insert(.upright) }
    return slants
  }
}
