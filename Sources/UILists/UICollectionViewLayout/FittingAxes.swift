/// The axes along which content determines a size.
struct FittingAxes: OptionSet {
  let rawValue: Int
  static let horizontal = FittingAxes(rawValue: 1 << 0)
  static let vertical = FittingAxes(rawValue: 1 << 1)
  static let both: FittingAxes = [.horizontal, .vertical]
}
